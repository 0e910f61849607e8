package dev.polycodec.internal.shape;

import java.io.Externalizable;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Finds the hooks by which a class takes part in Java serialization. */
final class Hooks {

  /** What CGLIB, Spring, Byte Buddy, Mockito and Javassist put into the names of their classes. */
  private static final List<String> GENERATORS =
      List.of("$$EnhancerBy", "$$SpringCGLIB$$", "$ByteBuddy$", "$MockitoMock$", "_$$_");

  private static final String WRITE_REPLACE = "writeReplace";
  private static final String READ_RESOLVE = "readResolve";

  private Hooks() {}

  /**
   * Returns the first hook that an application class has or inherits from one, or null. Methods of
   * these names in a class that is not serializable are no hooks.
   */
  static @Nullable String find(Class<?> type) {
    if (!Serializable.class.isAssignableFrom(type)) {
      return null;
    }
    if (type.isRecord()) {
      return replacement(type, type); // the other hooks of a record are ignored
    }
    if (Externalizable.class.isAssignableFrom(type)) {
      return "Externalizable";
    }
    for (Class<?> c = type; c != null && !Jdk.owns(c); c = c.getSuperclass()) {
      String hook = replacement(c, type);
      if (hook == null && Serializable.class.isAssignableFrom(c)) {
        hook = own(c);
      }
      if (hook != null) {
        return hook;
      }
    }
    return null;
  }

  /** Returns the {@code readResolve} of a class without state that has no other hook, or null. */
  static @Nullable Method onlyResolver(Class<?> type) {
    if (Externalizable.class.isAssignableFrom(type) || Jdk.hasState(type)) {
      return null;
    }
    Method resolver = null;
    for (Class<?> c = type; c != null && !Jdk.owns(c); c = c.getSuperclass()) {
      if (replacement(c, type, WRITE_REPLACE) != null || own(c) != null) {
        return null;
      }
      resolver = resolver == null ? replacement(c, type, READ_RESOLVE) : resolver;
    }
    return resolver;
  }

  /** Says whether another object may be put in the place of one of a class that was read. */
  static boolean isResolved(Class<?> type) {
    return Serializable.class.isAssignableFrom(type)
        && Stream.<Class<?>>iterate(type, c -> c != null && !Jdk.owns(c), Class::getSuperclass)
            .anyMatch(c -> replacement(c, type, READ_RESOLVE) != null);
  }

  /** Hooks that replace the object: inherited like any method. */
  private static @Nullable String replacement(Class<?> owner, Class<?> type) {
    if (replacement(owner, type, WRITE_REPLACE) != null) {
      return WRITE_REPLACE;
    }
    return replacement(owner, type, READ_RESOLVE) == null ? null : READ_RESOLVE;
  }

  private static @Nullable Method replacement(Class<?> owner, Class<?> type, String name) {
    Method method = method(owner, name);
    boolean replaces =
        method != null && method.getReturnType() == Object.class && reaches(method, type);
    return replaces ? method : null;
  }

  private static boolean reaches(Method method, Class<?> type) {
    Class<?> owner = method.getDeclaringClass();
    int modifiers = method.getModifiers();
    if (Modifier.isStatic(modifiers) || Modifier.isAbstract(modifiers)) {
      return false;
    }
    if (owner == type || Modifier.isPublic(modifiers) || Modifier.isProtected(modifiers)) {
      return true;
    }
    return !Modifier.isPrivate(modifiers)
        && owner.getPackageName().equals(type.getPackageName())
        && owner.getClassLoader() == type.getClassLoader();
  }

  /** Returns whether a class, of the JDK or not, writes its part of an object by itself. */
  static boolean writes(Class<?> owner) {
    return isPrivate(method(owner, "writeObject", ObjectOutputStream.class));
  }

  /** Hooks of one class of the hierarchy: private, and called for its part of the state. */
  private static @Nullable String own(Class<?> owner) {
    if (writes(owner)) {
      return "writeObject";
    }
    if (isPrivate(method(owner, "readObject", ObjectInputStream.class))) {
      return "readObject";
    }
    return hasPersistentFields(owner) ? "serialPersistentFields" : null;
  }

  private static boolean hasPersistentFields(Class<?> owner) {
    return Arrays.stream(owner.getDeclaredFields())
        .anyMatch(field -> field.getName().equals("serialPersistentFields"));
  }

  private static boolean isPrivate(@Nullable Method method) {
    return method != null
        && Modifier.isPrivate(method.getModifiers())
        && !Modifier.isStatic(method.getModifiers())
        && method.getReturnType() == void.class;
  }

  private static @Nullable Method method(Class<?> owner, String name, Class<?>... parameters) {
    try {
      return owner.getDeclaredMethod(name, parameters);
    } catch (NoSuchMethodException e) {
      return null;
    }
  }

  /** Says whether no file has a class, as those of proxies: its name is another one each time. */
  static boolean isMadeAtRunTime(Class<?> type) {
    String name = type.getName();
    return type.getResource(name.substring(name.lastIndexOf('.') + 1) + ".class") == null;
  }

  /** Says whether a class was made at run time by a library whose name for it is never the same. */
  static boolean isGenerated(Class<?> type) {
    String name = type.getName();
    return name.indexOf('$') > 0
        && GENERATORS.stream().anyMatch(name::contains)
        && isMadeAtRunTime(type);
  }

  /** Returns what a line of code can name: an anonymous class by what it extends or implements. */
  static String nameable(Class<?> type) {
    Class<?> named = type;
    while (named.getSimpleName().isEmpty()) {
      Class<?>[] interfaces = named.getInterfaces();
      boolean extending = named.getSuperclass() != Object.class || interfaces.length == 0;
      named = extending ? named.getSuperclass() : interfaces[0];
    }
    return named.getSimpleName();
  }
}
