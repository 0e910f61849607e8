package dev.polycodec.tck.model.versions.v1;

import org.jspecify.annotations.Nullable;

/** Classes whose fields come, go and move. */
public final class Fields {

  private Fields() {}

  /** Gets a field after the others. */
  public static final class AddedLast {
    public int id;
    public @Nullable String name;
  }

  /** Gets a field between the others. */
  public static final class AddedBetween {
    public int id;
    public @Nullable String name;
  }

  /** Gets a field before the others. */
  public static final class AddedFirst {
    public int id;
    public @Nullable String name;
  }

  /** Gets a field. */
  public static class BaseOfAdded {
    public int id;
  }

  /** Inherits one more. */
  public static final class AddedAbove extends BaseOfAdded {
    public @Nullable String name;
  }

  /** Gets a superclass. */
  public static final class Inserted {
    public int id;
  }

  /** Gets a field of its subclass. */
  public static class BaseOfMoved {}

  /** Gives a field to its superclass. */
  public static final class Moved extends BaseOfMoved {
    public int id;
    public @Nullable String name;
  }

  /** Has a field that is hidden later. */
  public static class BaseOfHiding {
    public int id;
  }

  /** Gets a field of the same name as one of its superclass. */
  public static final class Hiding extends BaseOfHiding {
    public @Nullable String name;
  }

  /** Gives a field another name. */
  public static final class Renamed {
    public int id;
    public @Nullable String name;
  }

  /** Declares its fields in another order. */
  public static final class Reordered {
    public int id;
    public @Nullable String name;
    public long size;
  }

  /** Has a field that becomes transient. */
  public static final class Hushed {
    public int id;
    public @Nullable String cache;
  }

  /** Loses all its fields. */
  public static final class Emptied {
    public int id;
  }
}
