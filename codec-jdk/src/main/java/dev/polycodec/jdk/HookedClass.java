package dev.polycodec.jdk;

import dev.polycodec.EncodeException;
import java.io.Externalizable;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.lang.reflect.AccessibleObject;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What must hold of a class with Java hooks before the JDK may write an object of it: the JDK finds
 * some faults only on decode, and some never.
 *
 * @param refusal why objects of the class could not be read back, or null
 * @param fields the fields that may hold references to other objects
 */
record HookedClass(@Nullable String refusal, List<Field> fields) {

  /** Examines a class. */
  static HookedClass of(Class<?> type) {
    return new HookedClass(fault(type), references(type));
  }

  void requireReadable() {
    if (refusal != null) {
      throw new EncodeException(refusal);
    }
  }

  /**
   * Looks at each object that one refers to: by a field, or by an array or container in a transient
   * field, whose elements a hook may write one by one. One in any other field is carried when the
   * JDK writes it.
   */
  void forEachReference(Object owner, Consumer<Object> look) {
    for (int i = 0; i < fields.size(); i++) { // an iterator for each object is garbage
      Field field = fields.get(i);
      Object value = get(field, owner);
      if (value == null) {
        continue;
      }
      look.accept(value);
      if (Modifier.isTransient(field.getModifiers())) {
        elements(value).filter(Objects::nonNull).forEach(look);
      }
    }
  }

  /** Looks at each object in a field that is written. */
  void forEachWritten(Object owner, Consumer<Object> look) {
    for (int i = 0; i < fields.size(); i++) { // an iterator for each object is garbage
      Field field = fields.get(i);
      Object value = Modifier.isTransient(field.getModifiers()) ? null : get(field, owner);
      if (value != null) {
        look.accept(value);
      }
    }
  }

  private static @Nullable Object get(Field field, Object owner) {
    try {
      return field.get(owner);
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(field + " was made accessible", e);
    }
  }

  private static Stream<?> elements(Object value) {
    if (value instanceof Object[] array) {
      return Arrays.stream(array);
    }
    if (value instanceof Map<?, ?> map) {
      return Stream.concat(map.keySet().stream(), map.values().stream());
    }
    return value instanceof Collection<?> collection ? collection.stream() : Stream.empty();
  }

  /** Leaves out the fields of the JDK's own classes, which only a flag of the JVM would open. */
  private static List<Field> references(Class<?> type) {
    return ancestors(type)
        .filter(c -> c.getClassLoader() != null)
        .flatMap(c -> Arrays.stream(c.getDeclaredFields()))
        .filter(f -> !Modifier.isStatic(f.getModifiers()) && !isLeaf(f.getType()))
        .filter(AccessibleObject::trySetAccessible)
        .toList();
  }

  private static boolean isLeaf(Class<?> type) {
    return type.isPrimitive() || type.isEnum() || type == String.class;
  }

  private static Stream<Class<?>> ancestors(Class<?> type) {
    return Stream.iterate(type, c -> c != null, c -> c.getSuperclass());
  }

  private static @Nullable String fault(Class<?> type) {
    if (Externalizable.class.isAssignableFrom(type)) {
      return hasConstructor(type, Modifier::isPublic)
          ? null
          : type.getName() + " is Externalizable but has no public constructor without arguments";
    }
    if (!Serializable.class.isAssignableFrom(type)) {
      return type.getName() + " has Java serialization hooks but is not Serializable";
    }
    return type.isRecord() ? null : faultOfBase(type);
  }

  /** The JDK runs the constructor of the first superclass that is not serializable. */
  private static @Nullable String faultOfBase(Class<?> type) {
    Class<?> base = type;
    while (base != null && Serializable.class.isAssignableFrom(base)) {
      base = base.getSuperclass();
    }
    if (base == null || base == Object.class) {
      return null;
    }
    boolean samePackage = base.getPackageName().equals(type.getPackageName());
    if (!hasConstructor(base, m -> isVisible(m, samePackage))) {
      return describe(type, base) + " and has no constructor without arguments that it may call";
    }
    return hasState(base) && !writesItself(type)
        ? describe(type, base) + ", so its fields would be lost"
        : null;
  }

  private static String describe(Class<?> type, Class<?> base) {
    return "The superclass " + base.getName() + " of " + type.getName() + " is not Serializable";
  }

  private static boolean isVisible(int modifiers, boolean samePackage) {
    return Modifier.isPublic(modifiers)
        || Modifier.isProtected(modifiers)
        || (samePackage && !Modifier.isPrivate(modifiers));
  }

  private static boolean hasConstructor(Class<?> type, Predicate<Integer> visible) {
    for (Constructor<?> constructor : type.getDeclaredConstructors()) {
      if (constructor.getParameterCount() == 0 && visible.test(constructor.getModifiers())) {
        return true;
      }
    }
    return false;
  }

  private static boolean hasState(Class<?> base) {
    int skipped = Modifier.STATIC | Modifier.TRANSIENT;
    return ancestors(base)
        .flatMap(c -> Arrays.stream(c.getDeclaredFields()))
        .anyMatch(field -> (field.getModifiers() & skipped) == 0);
  }

  private static boolean writesItself(Class<?> type) {
    return ancestors(type)
        .flatMap(c -> Arrays.stream(c.getDeclaredMethods()))
        .anyMatch(
            m ->
                m.getName().equals("writeObject")
                    && Arrays.equals(
                        m.getParameterTypes(), new Class<?>[] {ObjectOutputStream.class}));
  }
}
