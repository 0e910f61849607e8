package dev.polycodec.tck.model.versions.v2;

import java.io.Serializable;
import org.jspecify.annotations.Nullable;

/** Records whose components come, go and move. */
public final class Records {

  private Records() {}

  /** Gets a component at the end. */
  public record AddedLast(int x, int y, @Nullable String z) implements Serializable {}

  /** Gets a component between the others. */
  public record AddedBetween(int x, long w, int y) implements Serializable {}

  /** Declares its components in another order. */
  public record Reordered(int y, int x) implements Serializable {}

  /** Gives a component another name. */
  public record Renamed(int x, int z) implements Serializable {}

  /** Has a wider component. */
  public record Widened(long x) implements Serializable {}

  /** Becomes a record. */
  public record Became(int x) implements Serializable {}
}
