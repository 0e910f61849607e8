package dev.polycodec.tck.model.versions.v1;

import java.io.Serializable;
import org.jspecify.annotations.Nullable;

/** Classes whose fields come, go and move. */
public final class Fields {

  private Fields() {}

  /** Gets a field after the others. */
  public static final class AddedLast implements Serializable {
    private static final long serialVersionUID = 1L;

    public int id;
    public @Nullable String name;
  }

  /** Gets a field between the others. */
  public static final class AddedBetween implements Serializable {
    private static final long serialVersionUID = 1L;

    public int id;
    public @Nullable String name;
  }

  /** Gets a field before the others. */
  public static final class AddedFirst implements Serializable {
    private static final long serialVersionUID = 1L;

    public int id;
    public @Nullable String name;
  }

  /** Gets a field. */
  public static class BaseOfAdded implements Serializable {
    private static final long serialVersionUID = 1L;

    public int id;
  }

  /** Inherits one more. */
  public static final class AddedAbove extends BaseOfAdded implements Serializable {
    private static final long serialVersionUID = 1L;

    public @Nullable String name;
  }

  /** Gets a superclass. */
  public static final class Inserted implements Serializable {
    private static final long serialVersionUID = 1L;

    public int id;
  }

  /** Gets a field of its subclass. */
  public static class BaseOfMoved implements Serializable {
    private static final long serialVersionUID = 1L;
  }

  /** Gives a field to its superclass. */
  public static final class Moved extends BaseOfMoved implements Serializable {
    private static final long serialVersionUID = 1L;

    public int id;
    public @Nullable String name;
  }

  /** Has a field that is hidden later. */
  public static class BaseOfHiding implements Serializable {
    private static final long serialVersionUID = 1L;

    public int id;
  }

  /** Gets a field of the same name as one of its superclass. */
  public static final class Hiding extends BaseOfHiding implements Serializable {
    private static final long serialVersionUID = 1L;

    public @Nullable String name;
  }

  /** Gives a field another name. */
  public static final class Renamed implements Serializable {
    private static final long serialVersionUID = 1L;

    public int id;
    public @Nullable String name;
  }

  /** Declares its fields in another order. */
  public static final class Reordered implements Serializable {
    private static final long serialVersionUID = 1L;

    public int id;
    public @Nullable String name;
    public long size;
  }

  /** Has a field that becomes transient. */
  public static final class Hushed implements Serializable {
    private static final long serialVersionUID = 1L;

    public int id;
    public @Nullable String cache;
  }

  /** Loses all its fields. */
  public static final class Emptied implements Serializable {
    private static final long serialVersionUID = 1L;

    public int id;
  }
}
