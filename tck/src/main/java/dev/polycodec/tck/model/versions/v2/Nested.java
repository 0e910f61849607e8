package dev.polycodec.tck.model.versions.v2;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Classes that stay as they are, but for what they hold. */
public final class Nested {

  private Nested() {}

  /** Gets a field. */
  public static final class Line {
    public int count;
    public @Nullable String note;
  }

  /** Gets a component. */
  public record Key(int id, int part) {}

  /** Holds a line. */
  public static final class Field {
    public @Nullable Line line;
  }

  /** Holds lines. */
  public static final class Listed {
    public @Nullable List<Line> lines;
  }

  /** Holds lines. */
  public static final class Arrayed {
    public Line @Nullable [] lines;
  }

  /** Holds lines by key. */
  public static final class Mapped {
    public @Nullable Map<Key, Line> lines;
  }

  /** Holds a line that no field declares. */
  public static final class Open {
    public @Nullable Object value;
  }

  /** Has a field of a class that is removed. */
  public static final class Dropped {
    public int id;
  }

  /** Holds a class that is removed. */
  public static final class DroppedOpen {
    public @Nullable Object value;
  }

  /** Has one more kind in one version. */
  public sealed interface Event permits Opened, Closed {}

  /** A kind. */
  public record Opened(int id) implements Event {}

  /** A kind in one version only. */
  public record Closed(int id) implements Event {}

  /** Holds an event. */
  public static final class Log {
    public @Nullable Event event;
  }

  /** Has another class for a field. */
  public static final class Exchanged {
    public @Nullable After part;
  }

  /** Is the class of a field. */
  public static final class After {
    public int count;
  }
}
