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
}
