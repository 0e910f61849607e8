package dev.polycodec.jdk;

import dev.polycodec.MalformedDataException;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The classes that one stream reads in the place of the JDK's. Their names are the same but for the
 * package, which is all that an object stream compares.
 */
final class StandIns {

  private static final Map<String, Class<?>> OURS =
      Map.of(
          "java.util.CollSer",
          CollSer.class,
          "java.util.Properties",
          Properties.class,
          "java.util.concurrent.ConcurrentHashMap",
          ConcurrentHashMap.class,
          "java.util.concurrent.CopyOnWriteArraySet",
          CopyOnWriteArraySet.class);

  private final Set<String> used = new HashSet<>();

  /**
   * Returns what is read in the place of a class: that itself for most, and for what its subclass
   * continues.
   *
   * @throws MalformedDataException if a superclass was replaced before
   */
  Class<?> of(Class<?> type, boolean continued) {
    for (Class<?> parent = type.getSuperclass(); parent != null; parent = parent.getSuperclass()) {
      if (used.contains(parent.getName())) {
        throw new MalformedDataException(
            "The stream holds both "
                + parent.getName()
                + " and a subclass of it; write one of"
                + " them in a message of its own");
      }
    }
    Class<?> ours = continued ? null : OURS.get(type.getName());
    if (ours == null) {
      return type;
    }
    used.add(type.getName());
    return ours;
  }

  /** Returns the class of the JDK in whose place a class is read; null if there is none. */
  static @Nullable Class<?> real(Class<?> type) {
    if (type == Properties.class) {
      return java.util.Properties.class;
    } else if (type == ConcurrentHashMap.class) {
      return java.util.concurrent.ConcurrentHashMap.class;
    }
    if (type == CopyOnWriteArraySet.class) {
      return java.util.concurrent.CopyOnWriteArraySet.class;
    }
    return type == CollSer.class ? JdkForms.byName("java.util.CollSer") : null;
  }

  /**
   * Refuses a value that has not become what it stands for.
   *
   * @throws MalformedDataException if it is one
   */
  static void refuse(Object value) {
    Class<?> real = real(value.getClass());
    if (real != null) {
      throw new MalformedDataException(
          "The stream holds a " + real.getName() + " that contains itself, which is not supported");
    }
  }
}
