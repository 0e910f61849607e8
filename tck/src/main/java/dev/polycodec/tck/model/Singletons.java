package dev.polycodec.tck.model;

import java.io.Serializable;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Objects without state. */
public final class Singletons {

  private Singletons() {}

  /** What stands for null in a cache: equal to itself only, and known by being the same. */
  public static final class NullValue implements Serializable {
    private static final long serialVersionUID = 1L;

    /** The only one. */
    public static final Object INSTANCE = new NullValue();

    private NullValue() {}

    private Object readResolve() {
      return INSTANCE;
    }
  }

  /** One of several objects, each the only one of its class. */
  public abstract static class Mode implements Serializable {
    private static final long serialVersionUID = 1L;

    /** One of them. */
    public static final Mode ON = new On();

    /** Another one. */
    public static final Mode OFF = new Off();

    private static final class On extends Mode {
      private static final long serialVersionUID = 1L;

      private Object readResolve() {
        return ON;
      }
    }

    private static final class Off extends Mode {
      private static final long serialVersionUID = 1L;

      private Object readResolve() {
        return OFF;
      }
    }
  }

  /** Has no state, but not every object of it is the one that it resolves to. */
  public static final class Twin implements Serializable {
    private static final long serialVersionUID = 1L;

    /** What every other becomes. */
    public static final Twin FIRST = new Twin();

    /** Creates another one. */
    public Twin() {}

    private Object readResolve() {
      return FIRST;
    }
  }

  /** Has a constant in its field until there is a value. */
  public static final class Unset {

    private static final Object UNSET = new Object();

    /** The value, if it is not the constant. */
    public Object value = UNSET;
  }

  /** Has no state, and is equal to null and to itself, as what stands for null in JSON. */
  public static final class Nothing {

    /** The only one. */
    public static final Nothing NOTHING = new Nothing();

    private Nothing() {}

    @Override
    public boolean equals(@Nullable Object other) {
      return other == null || other == this;
    }

    @Override
    public int hashCode() {
      return 0;
    }
  }

  /** Has no state, so that one is as good as another. */
  public static final class Unit {

    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof Unit;
    }

    @Override
    public int hashCode() {
      return 1;
    }
  }

  /** As Scala compiles an {@code object}. */
  public static final class Solo$ {

    /** The only one. */
    public static final Solo$ MODULE$ = new Solo$();

    private final int number = Integer.parseInt("7");

    private Solo$() {}

    /** Returns its state, which is fixed. */
    public int number() {
      return number;
    }
  }

  /** The same, and a stream of Java's makes another one. */
  public static final class Lone$ implements Serializable {
    private static final long serialVersionUID = 1L;

    /** The only one. */
    public static final Lone$ MODULE$ = new Lone$();

    private Lone$() {}
  }

  /** Has an object whose only use is that nobody else has it. */
  public static final class Locked implements Serializable {
    private static final long serialVersionUID = 1L;

    private final Object lock = new Object();
    private final Object same = lock;

    /** What is locked. */
    public final String text;

    /** Creates an object with a lock. */
    public Locked(String text) {
      this.text = text;
    }

    /** Returns whether there is a lock, which two fields share. */
    public boolean isOne() {
      return Objects.requireNonNull(lock) == Objects.requireNonNull(same);
    }

    /** Returns the lock. */
    public Object lock() {
      return lock;
    }
  }
}
