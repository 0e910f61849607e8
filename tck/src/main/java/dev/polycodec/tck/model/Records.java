package dev.polycodec.tck.model;

import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** Records: flat, nested, generic, empty, and one that checks its components. */
public final class Records {

  private Records() {}

  /** Has primitive components. */
  public record Point(int x, int y) {}

  /** Has records as components. */
  public record Line(@Nullable Point from, @Nullable Point to) {}

  /** Is generic. */
  public record Pair<A, B>(@Nullable A first, @Nullable B second) {}

  /** Has no components. */
  public record Nothing() {}

  /** Refuses components that are out of order. */
  public record Range(int min, int max) {
    /** Checks the order. */
    public Range {
      if (min > max) {
        throw new IllegalArgumentException("min is greater than max");
      }
    }
  }

  /** Has a constructor of any number of arguments. */
  public record Message(String key, @Nullable Object @Nullable ... arguments) {}

  /** Has a constructor of any number of texts. */
  public record Words(String @Nullable ... words) {}

  /** Has a component of every primitive type. */
  public record Primitives(
      boolean flag, byte b, char c, short s, int i, long l, float f, double d) {}

  /** Has components of generic container types. */
  public record Route(
      UUID id, String name, List<Point> stops, Map<Integer, Line> legs, int @Nullable [] codes) {}
}
