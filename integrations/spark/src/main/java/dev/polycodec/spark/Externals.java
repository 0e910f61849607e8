package dev.polycodec.spark;

import dev.polycodec.Surrogate;
import dev.polycodec.spi.SurrogateProvider;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.Externalizable;
import java.io.IOException;
import java.io.InvalidObjectException;
import java.io.ObjectInputFilter;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.UncheckedIOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import org.jspecify.annotations.Nullable;

/**
 * Forms of classes of Spark that write themselves: the bytes they write, in which no object of the
 * application is read, whatever they hold.
 */
final class Externals {

  /** The one object within another: the table of a hashed relation, which writes itself, too. */
  private static final String PART = "org.apache.spark.sql.execution.joins.LongToUnsafeRowMap";

  /** Its numbers are bits, and it takes no memory for a length. */
  private static final String OF_BITS = "org.apache.spark.scheduler.HighlyCompressedMapStatus";

  /** The largest number that may be no length, such as that of a port. */
  private static final int SMALL = 1 << 16;

  private Externals() {}

  /** Returns the form of a class with a constructor without arguments. */
  static Surrogate<?, ?> form(Class<?> type) {
    Constructor<?> constructor = constructor(type);
    Method resolve = resolve(type);
    return SurrogateProvider.<Externalizable, byte[]>form(
        type, byte[].class, Externals::bytes, bytes -> read(constructor, resolve, bytes));
  }

  /** It is as private as Scala makes it, which the JVM calls public. */
  private static Constructor<?> constructor(Class<?> type) {
    try {
      return type.getConstructor();
    } catch (NoSuchMethodException e) {
      throw new IllegalStateException(type.getName() + " is no longer written by itself", e);
    }
  }

  /** Equal values of some classes are one object, which all tasks of an executor share. */
  private static @Nullable Method resolve(Class<?> type) {
    try {
      Method resolve = type.getDeclaredMethod("readResolve");
      resolve.setAccessible(true);
      return resolve;
    } catch (NoSuchMethodException e) {
      return null;
    }
  }

  private static byte[] bytes(Externalizable value) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      value.writeExternal(out);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }

  private static ObjectInputFilter.Status decide(ObjectInputFilter.FilterInfo asked) {
    Class<?> type = asked.serialClass();
    return type == null || type.getName().equals(PART)
        ? ObjectInputFilter.Status.ALLOWED
        : ObjectInputFilter.Status.REJECTED;
  }

  private static Externalizable read(
      Constructor<?> constructor, @Nullable Method resolve, byte[] bytes) {
    try (ObjectInputStream in = new Bounded(bytes, constructor.getDeclaringClass())) {
      in.setObjectInputFilter(Externals::decide);
      Externalizable value = (Externalizable) constructor.newInstance();
      value.readExternal(in);
      SurrogateProvider.require(in.read() < 0);
      return resolve == null ? value : (Externalizable) resolve.invoke(value);
    } catch (IOException | ReflectiveOperationException e) {
      throw new IllegalArgumentException(e);
    }
  }

  /** Refuses lengths for which there are no bytes, as Spark takes memory for what is announced. */
  private static final class Bounded extends ObjectInputStream {

    private final int most;

    Bounded(byte[] bytes, Class<?> type) throws IOException {
      super(new ByteArrayInputStream(bytes));
      most = type.getName().equals(OF_BITS) ? Integer.MAX_VALUE : Math.max(bytes.length, SMALL);
    }

    @Override
    public int readInt() throws IOException {
      int number = super.readInt();
      if (number > most) {
        throw new InvalidObjectException("A length for which there are no bytes");
      }
      return number;
    }
  }
}
