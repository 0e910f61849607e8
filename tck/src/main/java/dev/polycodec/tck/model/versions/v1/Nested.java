package dev.polycodec.tck.model.versions.v1;

import java.io.Serializable;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Classes that stay as they are, but for what they hold. */
public final class Nested {

  private Nested() {}

  /** Gets a field. */
  public static final class Line implements Serializable {
    private static final long serialVersionUID = 1L;

    public int count;
  }

  /** Gets a component. */
  public record Key(int id) implements Serializable {}

  /** Holds a line. */
  public static final class Field implements Serializable {
    private static final long serialVersionUID = 1L;

    public @Nullable Line line;
  }

  /** Holds lines. */
  public static final class Listed implements Serializable {
    private static final long serialVersionUID = 1L;

    public @Nullable List<Line> lines;
  }

  /** Holds lines. */
  public static final class Arrayed implements Serializable {
    private static final long serialVersionUID = 1L;

    public Line @Nullable [] lines;
  }

  /** Holds lines by key. */
  public static final class Mapped implements Serializable {
    private static final long serialVersionUID = 1L;

    public @Nullable Map<Key, Line> lines;
  }

  /** Holds a line that no field declares. */
  public static final class Open implements Serializable {
    private static final long serialVersionUID = 1L;

    public @Nullable Object value;
  }

  /** Is in one version only. */
  public static final class Extra implements Serializable {
    private static final long serialVersionUID = 1L;

    public int count;
  }

  /** Has a field of a class that is removed. */
  public static final class Dropped implements Serializable {
    private static final long serialVersionUID = 1L;

    public @Nullable Extra extra;
    public int id;
  }

  /** Holds a class that is removed. */
  public static final class DroppedOpen implements Serializable {
    private static final long serialVersionUID = 1L;

    public @Nullable Object value;
  }

  /** Has one more kind in one version. */
  public sealed interface Event permits Opened {}

  /** A kind. */
  public record Opened(int id) implements Event, Serializable {}

  /** Holds an event. */
  public static final class Log implements Serializable {
    private static final long serialVersionUID = 1L;

    public @Nullable Event event;
  }

  /** Has another class for a field. */
  public static final class Exchanged implements Serializable {
    private static final long serialVersionUID = 1L;

    public @Nullable Before part;
  }

  /** Is the class of a field. */
  public static final class Before implements Serializable {
    private static final long serialVersionUID = 1L;

    public int count;
  }

  /** Has a field whose class becomes the superclass. */
  public static final class Widened implements Serializable {
    private static final long serialVersionUID = 1L;

    public @Nullable Derived part;
  }

  /** Is the class of a field by now. */
  public static class Base implements Serializable {
    private static final long serialVersionUID = 1L;

    public int count;
  }

  /** Was the class of a field. */
  public static class Derived extends Base {
    private static final long serialVersionUID = 1L;

    public int extra;
  }

  /** Has a field that is removed. */
  public static final class Parted implements Serializable {
    private static final long serialVersionUID = 1L;

    public int id;
    public @Nullable Base part;
  }

  /** Is a subclass no more. */
  public static class Moved extends Base {
    private static final long serialVersionUID = 1L;
  }
}
