package dev.polycodec.tck.model;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Objects that refer to each other from places of every kind. */
public final class Sharing {

  private Sharing() {}

  /** An object that has subclasses and refers to anything. */
  public static class Hub implements Serializable {
    private static final long serialVersionUID = 1L;

    /** Anything. */
    public @Nullable Object any;

    /** Any objects. */
    public List<@Nullable Object> all = new ArrayList<>();

    /** Objects of a final class. */
    public Leaf @Nullable [] leaves;

    /** Creates an object that refers to nothing. */
    public Hub() {}
  }

  /** An object whose superclass has fields, too. */
  public static final class Spoke extends Hub {
    private static final long serialVersionUID = 1L;

    /** A hub or a spoke. */
    public @Nullable Hub hub;

    /** A field that hides none, of the class itself. */
    public @Nullable Spoke next;

    /** Creates an object that refers to nothing. */
    public Spoke() {}
  }

  /** An object that refers to no other. */
  public static final class Leaf implements Serializable {
    private static final long serialVersionUID = 1L;

    /** Some number. */
    public int number;

    /** Some text. */
    public @Nullable String text;

    /** Creates a leaf. */
    public Leaf() {}
  }

  /** Two references, of which one is to a final class; a record exists only after what it holds. */
  public record Link(@Nullable Leaf leaf, @Nullable Object other) implements Serializable {}
}
