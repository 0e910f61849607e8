package dev.polycodec.onenio.plain;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Objects;
import java.util.stream.Stream;
import one.nio.util.JavaInternals;
import org.jspecify.annotations.Nullable;

/**
 * What an {@code Externalizable} class lacks of which one-nio makes objects without a constructor.
 */
final class External {

  private External() {}

  /** Returns what the constructor sets that Java serialization calls, or null if it is nothing. */
  static @Nullable String loss(Class<?> type) {
    Object made;
    try {
      made = type.getConstructor().newInstance();
    } catch (ReflectiveOperationException e) {
      return "it has no public constructor without arguments";
    }
    return Stream.<Class<?>>iterate(type, Objects::nonNull, Class::getSuperclass)
        .flatMap(each -> Stream.of(each.getDeclaredFields()))
        .filter(field -> !Modifier.isStatic(field.getModifiers()) && isSet(field, made))
        .map(
            field -> "its constructor, which sets the field " + field.getName() + ", is not called")
        .findFirst()
        .orElse(null);
  }

  private static boolean isSet(Field field, Object made) {
    Object zero = Array.get(Array.newInstance(field.getType(), 1), 0);
    try {
      JavaInternals.setAccessible(field);
      return !Objects.equals(field.get(made), zero);
    } catch (IllegalAccessException e) {
      return true; // as far as anybody can see
    }
  }
}
