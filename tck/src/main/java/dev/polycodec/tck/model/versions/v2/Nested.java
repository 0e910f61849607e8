package dev.polycodec.tck.model.versions.v2;

import java.io.Serializable;
import org.jspecify.annotations.Nullable;

/** Classes that stay as they are, but for what they hold. */
public final class Nested {

  private Nested() {}

  /** Gets a field. */
  public static final class Line implements Serializable {
    private static final long serialVersionUID = 1L;

    public int count;
    public @Nullable String note;
  }

  /** Gets a component. */
  public record Key(int id, int part) implements Serializable {}

  /** Has a field of a class that is removed. */
  public static final class Dropped implements Serializable {
    private static final long serialVersionUID = 1L;

    public int id;
  }

  /** Has one more kind in one version. */
  public sealed interface Event permits Opened, Closed {}

  /** A kind. */
  public record Opened(int id) implements Event, Serializable {}

  /** A kind in one version only. */
  public record Closed(int id) implements Event, Serializable {}

  /** Has another class for a field. */
  public static final class Exchanged implements Serializable {
    private static final long serialVersionUID = 1L;

    public @Nullable After part;
  }

  /** Is the class of a field. */
  public static final class After implements Serializable {
    private static final long serialVersionUID = 1L;

    public int count;
  }

  /** Has a field whose class has become the superclass. */
  public static final class Widened implements Serializable {
    private static final long serialVersionUID = 1L;

    public @Nullable Base part;
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

  /** Has had a field. */
  public static final class Parted implements Serializable {
    private static final long serialVersionUID = 1L;

    public int id;
  }

  /** Was a subclass. */
  public static class Moved implements Serializable {
    private static final long serialVersionUID = 1L;

    public int count;
  }
}
