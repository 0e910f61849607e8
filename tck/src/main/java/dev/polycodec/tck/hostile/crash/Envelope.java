package dev.polycodec.tck.hostile.crash;

import java.io.Serializable;
import org.jspecify.annotations.Nullable;

/** Holds two objects, the second of which hostile bytes replace by the first. */
@SuppressWarnings("serial") // what it holds is serializable
public final class Envelope implements Serializable {

  private static final long serialVersionUID = 1L;

  private final @Nullable Object first;
  private final @Nullable Pointer second;

  /** Encloses two objects. */
  public Envelope(@Nullable Object first, @Nullable Pointer second) {
    this.first = first;
    this.second = second;
  }

  /** Follows the pointer, which trusts the declared type of its field like any code. */
  public int open() {
    return second == null || first == null ? 0 : String.valueOf(second.target).length();
  }

  /** Refers to an object. */
  public static final class Pointer implements Serializable {

    private static final long serialVersionUID = 1L;

    private final @Nullable Object target;

    /** Refers to an object. */
    public Pointer(@Nullable Object target) {
      this.target = target;
    }
  }

  /** Has numbers where a {@link Pointer} has a reference. */
  public static final class Numbers implements Serializable {

    private static final long serialVersionUID = 1L;

    private final int a;
    private final int b;
    private final int c;
    private final int d;

    /** Repeats a number. */
    public Numbers(int number) {
      a = number;
      b = number;
      c = number;
      d = number;
    }

    /** Returns the number. */
    public int number() {
      return a & b & c & d;
    }
  }
}
