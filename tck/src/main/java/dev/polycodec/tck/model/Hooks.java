package dev.polycodec.tck.model;

import java.io.Externalizable;
import java.io.IOException;
import java.io.ObjectInput;
import java.io.ObjectInputStream;
import java.io.ObjectOutput;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Classes with Java serialization hooks: copying their fields would give another value. */
public final class Hooks {

  /** Has a finalizer. */
  @SuppressWarnings({"deprecation", "removal", "Finalize"}) // that is the point
  public static final class Finalized implements Serializable {
    private static final long serialVersionUID = 1L;
    private final int number;

    /** Creates a value. */
    public Finalized(int number) {
      this.number = number;
    }

    @Override
    protected void finalize() {
      if (number < 0) {
        throw new IllegalStateException("never");
      }
    }

    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof Finalized that && that.number == number;
    }

    @Override
    public int hashCode() {
      return number;
    }
  }

  private Hooks() {}

  /** Is written as something else. */
  public static final class Replaced implements Serializable {
    private static final long serialVersionUID = 1L;
    private final int secret;

    /** Creates a value. */
    public Replaced(int secret) {
      this.secret = secret;
    }

    private Object writeReplace() {
      return new Stand(Integer.toString(secret));
    }

    private record Stand(String text) implements Serializable {
      private Object readResolve() {
        return new Replaced(Integer.parseInt(text));
      }
    }
  }

  /** Becomes an object of another class, as the maps of Gson do. */
  public static final class Becoming implements Serializable {
    private static final long serialVersionUID = 1L;

    private Object writeReplace() {
      return "text";
    }
  }

  /** Has such an object, and declares its class. */
  public static final class OfBecoming {

    /** The object. */
    public final Becoming value = new Becoming();
  }

  /** Is written as something that becomes a text. */
  public static final class Telling implements Serializable {
    private static final long serialVersionUID = 1L;
    private final int number;

    /** Creates a value. */
    public Telling(int number) {
      this.number = number;
    }

    private Object readResolve() {
      return "number " + number;
    }
  }

  /** What is written as one class, and may be read as another. */
  public interface Numbered extends Serializable {

    /** Returns the number. */
    int number();
  }

  /** Is read as {@link Eager}, as a value that is evaluated late may be. */
  public static final class Lazy implements Numbered {
    private static final long serialVersionUID = 1L;
    private final int number;

    /** Creates a value. */
    public Lazy(int number) {
      this.number = number;
    }

    @Override
    public int number() {
      return number;
    }

    private Object writeReplace() {
      return new Evaluated(number);
    }

    private record Evaluated(int number) implements Serializable {
      private Object readResolve() {
        return new Eager(number);
      }
    }
  }

  /** What {@link Lazy} becomes. */
  public record Eager(int number) implements Numbered {}

  /** Has a state, and is made anew from it. */
  public static final class Resolved implements Serializable {
    private static final long serialVersionUID = 1L;
    private final int number;

    /** Creates a value. */
    public Resolved(int number) {
      this.number = number;
    }

    private Object readResolve() {
      return new Resolved(number);
    }
  }

  /** Writes a transient field itself. */
  public static final class Handwritten implements Serializable {
    private static final long serialVersionUID = 1L;
    private transient int hidden;

    /** Creates a value. */
    public Handwritten(int hidden) {
      this.hidden = hidden;
    }

    /** Returns the field. */
    public int hidden() {
      return hidden;
    }

    private void writeObject(ObjectOutputStream out) throws IOException {
      out.writeInt(hidden);
    }

    private void readObject(ObjectInputStream in) throws IOException {
      hidden = in.readInt();
    }
  }

  /** Is its own format. */
  public static final class External implements Externalizable {
    private static final long serialVersionUID = 1L;
    private transient int hidden;

    /** Creates an empty value, as the interface demands. */
    public External() {}

    /** Creates a value. */
    public External(int hidden) {
      this.hidden = hidden;
    }

    /** Returns the field. */
    public int hidden() {
      return hidden;
    }

    @Override
    public void writeExternal(ObjectOutput out) throws IOException {
      out.writeInt(hidden);
    }

    @Override
    public void readExternal(ObjectInput in) throws IOException {
      hidden = in.readInt();
    }
  }

  /** Reads itself, with what it refers to. */
  public static final class Keeping implements Serializable {
    private static final long serialVersionUID = 1L;
    private final Object content;

    /** Creates one. */
    public Keeping(Object content) {
      this.content = content;
    }

    /** Returns what it refers to. */
    public Object content() {
      return content;
    }

    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
      in.defaultReadObject();
    }
  }

  /** Reads itself, with three objects in turn. */
  public static final class Filing implements Serializable {
    private static final long serialVersionUID = 1L;
    private final Object first;
    private final Object second;
    private final Object third;

    /** Creates one. */
    public Filing(Object first, Object second, Object third) {
      this.first = first;
      this.second = second;
      this.third = third;
    }

    /** Returns the objects. */
    public List<Object> all() {
      return List.of(first, second, third);
    }

    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
      in.defaultReadObject();
    }
  }

  /** The only one, for which another object without state stands in the bytes. */
  public static final class Represented implements Serializable {
    private static final long serialVersionUID = 1L;

    /** The only one. */
    public static final Represented ONE = new Represented();

    private Represented() {}

    private Object writeReplace() {
      return Deputy$.MODULE$;
    }
  }

  /** As Scala compiles an {@code object}, but for what it is replaced by when it is read. */
  public static final class Deputy$ implements Serializable {
    private static final long serialVersionUID = 1L;

    /** The only one. */
    public static final Deputy$ MODULE$ = new Deputy$();

    private Deputy$() {}

    private Object readResolve() {
      return Represented.ONE;
    }
  }

  /** Has an inner class, whose objects hold a reference to an object of this class. */
  public static final class Outer {
    private final int base;

    /** Creates an outer object. */
    public Outer(int base) {
      this.base = base;
    }

    /** Returns a new inner object. */
    public Inner inner(int own) {
      return new Inner(own);
    }

    /** Needs its outer object. */
    public final class Inner {
      private final int own;

      Inner(int own) {
        this.own = own;
      }

      /** Returns a number of both objects. */
      public int sum() {
        return base + own;
      }
    }
  }
}
