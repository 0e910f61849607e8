package dev.polycodec.tck;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectOutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.URL;
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
    content(Number.class, Number::toString);
    content(java.util.concurrent.atomic.AtomicBoolean.class, Object::toString);
    content(java.util.concurrent.atomic.AtomicIntegerArray.class, Object::toString);
    content(java.util.concurrent.atomic.AtomicLongArray.class, Object::toString);
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
    return expected.equals(actual) || sameContent(expected, actual)
        ? null
        : path + " is another " + DeepEquality.name(expected);
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

  private static boolean hasNoEquals(Object value) {
    try {
      return value.getClass().getMethod("equals", Object.class).getDeclaringClass() == Object.class;
    } catch (NoSuchMethodException e) {
      throw new AssertionError("Every class has equals", e);
    }
  }
}
