package dev.polycodec.tck.model.versions.v1;

import java.io.Serializable;
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

  /** Has one more kind in one version. */
  public sealed interface Event permits Opened {}

  /** A kind. */
  public record Opened(int id) implements Event, Serializable {}

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
