package dev.polycodec.internal.shape;

import java.io.Serializable;
import java.lang.annotation.Annotation;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The classes of which other languages of the JVM have one object, Kotlin's and Scala's. */
final class Modules {

  private Modules() {}

  /**
   * Returns the static field that holds the only object of a class, or null. What such an object
   * inherits is not for a message to set, unless it changes: then the object is one like others.
   *
   * @param state the fields that are the state of an object
   */
  static @Nullable Field holder(Class<?> type, List<Field> state) {
    Class<?> parent = Jdk.parent(type);
    if (parent != Object.class && !Jdk.isSkeleton(parent)) {
      return null;
    }
    boolean fixed = state.stream().allMatch(field -> Modifier.isFinal(field.getModifiers()));
    if (fixed && isKotlin(type)) {
      return field(type, "INSTANCE");
    }
    boolean only = fixed || Serializable.class.isAssignableFrom(type); // by a proxy without state
    return only && type.getName().endsWith("$") ? field(type, "MODULE$") : null;
  }

  private static boolean isKotlin(Class<?> type) {
    return Arrays.stream(type.getDeclaredAnnotations())
        .map(Annotation::annotationType)
        .anyMatch(annotation -> annotation.getName().equals("kotlin.Metadata"));
  }

  private static @Nullable Field field(Class<?> type, String name) {
    return Arrays.stream(type.getDeclaredFields())
        .filter(field -> field.getName().equals(name) && field.getType() == type)
        .filter(field -> Modifier.isStatic(field.getModifiers()))
        .filter(field -> Modifier.isPublic(field.getModifiers()))
        .findFirst()
        .orElse(null);
  }
}
