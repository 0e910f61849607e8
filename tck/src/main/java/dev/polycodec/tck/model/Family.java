package dev.polycodec.tck.model;

import org.jspecify.annotations.Nullable;

/** Inheritance: fields of superclasses, some of which subclasses hide. */
public final class Family {

  private Family() {}

  /** The root of the classes, itself concrete. */
  public static class Parent {
    private final @Nullable String name;
    private final int shared;

    /** Creates a parent. */
    public Parent(@Nullable String name, int shared) {
      this.name = name;
      this.shared = shared;
    }

    @Override
    public String toString() {
      return name + shared;
    }
  }

  /** Hides a field of its superclass with one of another type. */
  public static class Child extends Parent {
    private final long name;
    private final int shared;

    /** Creates a child. */
    public Child(@Nullable String parentName, int parentShared, long name, int shared) {
      super(parentName, parentShared);
      this.name = name;
      this.shared = shared;
    }

    @Override
    public String toString() {
      return super.toString() + name + shared;
    }
  }

  /** Hides the fields of its superclass again. */
  public static final class Grandchild extends Child {
    private final double name;

    /** Creates a grandchild. */
    public Grandchild(@Nullable String parentName, int parentShared, long name, double own) {
      super(parentName, parentShared, name, -parentShared);
      this.name = own;
    }

    @Override
    public String toString() {
      return super.toString() + name;
    }
  }

  /** Adds no field to its superclass. */
  public static final class Twin extends Parent {

    /** Creates a twin. */
    public Twin(@Nullable String name, int shared) {
      super(name, shared);
    }
  }

  /** A class with accessors of its field. */
  public static class Titled {
    private @Nullable String title;

    /** Returns the title. */
    public @Nullable String getTitle() {
      return title;
    }

    /** Sets the title. */
    public void setTitle(@Nullable String title) {
      this.title = title;
    }
  }

  /** A class whose field can only be read. */
  public static class Counted {
    private int count;

    /** Returns the count. */
    public int getCount() {
      return count;
    }

    /** Adds to the count. */
    public void add(int more) {
      count += more;
    }
  }

  /** Hides a field that has accessors. */
  public static final class Subtitled extends Titled {
    private @Nullable String title;

    /** Creates one. */
    public Subtitled() {}

    /** Creates one with titles. */
    public Subtitled(@Nullable String title, @Nullable String subtitle) {
      setTitle(title);
      this.title = subtitle;
    }

    @Override
    public String toString() {
      return getTitle() + ": " + title;
    }
  }

  /** Hides a field that can only be read with one of another type. */
  public static final class Recounted extends Counted {
    private long count;

    /** Creates one. */
    public Recounted() {}

    /** Creates one with counts. */
    public Recounted(int count, long again) {
      add(count);
      this.count = again;
    }

    @Override
    public String toString() {
      return getCount() + " and " + count;
    }
  }

  /** Returns its field as another type, as accessors for another purpose do. */
  public static final class Narrowed {
    private long count;

    /** Creates one. */
    public Narrowed() {}

    /** Creates one with a count. */
    public Narrowed(long count) {
      this.count = count;
    }

    /** Returns the lowest bits. */
    public int getCount() {
      return (int) count;
    }

    @Override
    public String toString() {
      return Long.toString(count);
    }
  }
}
