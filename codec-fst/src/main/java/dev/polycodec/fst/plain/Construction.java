package dev.polycodec.fst.plain;

import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.Objects;
import java.util.stream.Stream;

/** How objects are made again as Java does, which FST imitates: what of a class that needs. */
final class Construction {

  private static final int SKIPPED = Modifier.STATIC | Modifier.TRANSIENT;

  private Construction() {}

  static boolean isPublicOfPublic(Class<?> type) {
    return Modifier.isPublic(type.getModifiers()) && isPublic(type);
  }

  /** Says whether a class has a public constructor without arguments. */
  static boolean isPublic(Class<?> type) {
    return Arrays.stream(type.getConstructors()).anyMatch(Construction::isWithoutArguments);
  }

  private static boolean isWithoutArguments(Constructor<?> constructor) {
    return constructor.getParameterCount() == 0;
  }

  /** Says whether the first superclass that is not serializable can begin an object. */
  static boolean isOfBase(Class<?> type) {
    Class<?> base = base(type);
    boolean near = base.getPackageName().equals(type.getPackageName());
    int visible = Modifier.PUBLIC | Modifier.PROTECTED;
    return Arrays.stream(base.getDeclaredConstructors())
        .filter(Construction::isWithoutArguments)
        .map(Constructor::getModifiers)
        .anyMatch(bits -> (bits & visible) != 0 || (near && !Modifier.isPrivate(bits)));
  }

  /** Says whether that has fields, which nothing in a class with hooks writes. */
  static boolean losesBase(Class<?> type) {
    return fields(base(type)).anyMatch(bits -> (bits & SKIPPED) == 0) && !writesItself(type);
  }

  static boolean hasTransient(Class<?> type) {
    return fields(type).anyMatch(bits -> (bits & SKIPPED) == Modifier.TRANSIENT);
  }

  private static boolean writesItself(Class<?> type) {
    Class<?>[] parameters = {ObjectOutputStream.class};
    return lineage(type)
        .flatMap(each -> Arrays.stream(each.getDeclaredMethods()))
        .filter(method -> method.getName().equals("writeObject"))
        .anyMatch(method -> Arrays.equals(method.getParameterTypes(), parameters));
  }

  private static Class<?> base(Class<?> type) {
    return lineage(type)
        .filter(each -> !Serializable.class.isAssignableFrom(each))
        .findFirst()
        .orElseThrow();
  }

  private static Stream<Integer> fields(Class<?> type) {
    return lineage(type)
        .flatMap(each -> Arrays.stream(each.getDeclaredFields()))
        .map(Field::getModifiers);
  }

  private static Stream<Class<?>> lineage(Class<?> type) {
    return Stream.iterate(type, Objects::nonNull, Class::getSuperclass);
  }
}
