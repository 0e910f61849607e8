package dev.polycodec.tck.equality;

import java.lang.invoke.MethodType;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads and writes the fields of application classes, which are open to the kit. */
public final class Reflection {

  private Reflection() {}

  /** Returns the class of the boxes of a primitive type, or the class itself. */
  public static Class<?> boxed(Class<?> type) {
    return MethodType.methodType(type).wrap().returnType();
  }

  /** Returns whether a class is that of the boxes of a primitive type. */
  public static boolean isBox(Class<?> type) {
    return MethodType.methodType(type).unwrap().returnType() != type;
  }

  /** Returns a field that a class declares, made accessible. */
  public static Field field(Class<?> owner, String name) {
    try {
      Field field = owner.getDeclaredField(name);
      field.setAccessible(true);
      return field;
    } catch (NoSuchFieldException e) {
      throw new IllegalArgumentException(owner + " has no field " + name, e);
    }
  }

  /** Returns a new object of a class with a default constructor, whose one field is set. */
  public static Object holding(Field field, @Nullable Object value) {
    try {
      Constructor<?> constructor = field.getDeclaringClass().getDeclaredConstructor();
      constructor.setAccessible(true);
      Object holder = constructor.newInstance();
      field.set(holder, value);
      return holder;
    } catch (ReflectiveOperationException e) {
      throw new IllegalArgumentException("Cannot fill " + field, e);
    }
  }

  /**
   * Returns whether a field holds what its type admits; from JDK 18 on, not even reflection reads
   * anything else.
   */
  static boolean isSound(Field field, Object owner) {
    try {
      Object value = field.get(owner);
      return value == null || boxed(field.getType()).isInstance(value);
    } catch (IllegalArgumentException e) {
      return false;
    } catch (IllegalAccessException e) {
      throw new IllegalArgumentException("Cannot read " + field, e);
    }
  }

  /** Returns what a field holds. */
  public static @Nullable Object get(Field field, Object owner) {
    try {
      return field.get(owner);
    } catch (IllegalAccessException e) {
      throw new IllegalArgumentException("Cannot read " + field, e);
    }
  }

  /** Returns the fields a codec transfers: neither static nor transient, superclasses included. */
  static List<Field> state(Class<?> type) {
    List<Field> fields = new ArrayList<>();
    for (Class<?> c = type; c != null && isApplication(c); c = c.getSuperclass()) {
      for (Field field : c.getDeclaredFields()) {
        if ((field.getModifiers() & (Modifier.STATIC | Modifier.TRANSIENT)) == 0) {
          field.setAccessible(true);
          fields.add(field);
        }
      }
    }
    return fields;
  }

  /** Returns whether a class is not of the JDK. */
  public static boolean isApplication(Class<?> type) {
    ClassLoader loader = type.getClassLoader();
    return loader != null && loader != ClassLoader.getPlatformClassLoader();
  }
}
