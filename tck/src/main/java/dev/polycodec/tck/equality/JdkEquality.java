package dev.polycodec.tck.equality;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.ObjectOutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.URL;
import java.nio.file.Path;
import java.time.ZoneId;
import java.time.temporal.TemporalAccessor;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Compares values of JDK classes, most of which have {@code equals}. */
final class JdkEquality {

  /** What stands for the values of classes that have no {@code equals} of their own. */
  private static final Map<Class<?>, Function<Object, Object>> CONTENT = new LinkedHashMap<>();

  static {
    content(Pattern.class, pattern -> pattern.pattern() + "/" + pattern.flags());
    content(CharSequence.class, CharSequence::toString);
    content(ReentrantLock.class, lock -> lock.isFair() + "/" + lock.isLocked());
    content(ReentrantReadWriteLock.class, lock -> lock.isFair());
    content(Random.class, JdkEquality::state);
    content(Class.class, Class::getName);
    content(Number.class, Number::toString);
    content(java.util.concurrent.atomic.AtomicBoolean.class, Object::toString);
    content(java.util.concurrent.atomic.AtomicIntegerArray.class, Object::toString);
    content(java.util.concurrent.atomic.AtomicLongArray.class, Object::toString);
    content(java.util.concurrent.atomic.AtomicReferenceArray.class, Object::toString);
  }

  private JdkEquality() {}

  private static <T> void content(Class<T> type, Function<T, Object> content) {
    CONTENT.put(type, value -> content.apply(type.cast(value)));
  }

  /** Returns the state of a random generator. */
  private static Object state(Random random) {
    try {
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      new ObjectOutputStream(bytes).writeObject(random);
      return HexFormat.of().formatHex(bytes.toByteArray());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static @Nullable String compare(DeepEquality deep, String path, Object expected, Object actual) {
    if (expected instanceof Optional<?> optional) {
      Object content = ((Optional<?>) actual).orElse(null);
      return deep.compare(path + ".get()", optional.orElse(null), content);
    }
    if (expected instanceof AtomicReference<?> reference) {
      return deep.compare(path + ".get()", reference.get(), ((AtomicReference<?>) actual).get());
    }
    if (expected instanceof Map.Entry<?, ?> entry) {
      Map.Entry<?, ?> other = (Map.Entry<?, ?>) actual;
      String difference = deep.compare(path + ".getKey()", entry.getKey(), other.getKey());
      return difference != null
          ? difference
          : deep.compare(path + ".getValue()", entry.getValue(), other.getValue());
    }
    if (expected instanceof URL || expected instanceof InetAddress) { // which look hosts up
      return expected.toString().equals(actual.toString()) ? null : path + " is another";
    }
    if (!isWhole(expected, actual)) {
      return path + " is a broken " + DeepEquality.name(expected);
    }
    return expected.equals(actual) || sameContent(expected, actual)
        ? null
        : path + " is another " + DeepEquality.name(expected);
  }

  /** Sees what {@code equals} does not look at, and what a library that sets fields leaves out. */
  private static boolean isWhole(Object expected, Object actual) {
    if (expected instanceof File file) {
      return file.isAbsolute() == ((File) actual).isAbsolute();
    } else if (expected instanceof Path path) {
      return path.getFileSystem() == ((Path) actual).getFileSystem();
    }
    return !(expected instanceof TemporalAccessor || expected instanceof ZoneId)
        || expected.toString().equals(actual.toString());
  }

  private static boolean sameContent(Object expected, Object actual) {
    if (expected.getClass() == Object.class) {
      return true;
    }
    return hasNoEquals(expected)
        && CONTENT.entrySet().stream()
            .filter(rule -> rule.getKey().isInstance(expected))
            .anyMatch(
                rule ->
                    Objects.equals(rule.getValue().apply(expected), rule.getValue().apply(actual)));
  }

  /** Compares what an object of an application has from a class of the JDK that is compared. */
  static @Nullable String compareInherited(String path, Object expected, Object actual) {
    boolean own = hasNoEquals(expected) || Reflection.isApplication(comparing(expected));
    return own || expected.equals(actual)
        ? null
        : path + " is another " + comparing(expected).getName();
  }

  private static boolean hasNoEquals(Object value) {
    return comparing(value) == Object.class;
  }

  private static Class<?> comparing(Object value) {
    try {
      return value.getClass().getMethod("equals", Object.class).getDeclaringClass();
    } catch (NoSuchMethodException e) {
      throw new AssertionError("Every class has equals", e);
    }
  }
}
