package dev.polycodec.spi.walk;

import java.lang.reflect.TypeVariable;
import java.util.ConcurrentModificationException;
import java.util.Hashtable;
import java.util.Map;
import java.util.Stack;
import java.util.Vector;
import java.util.WeakHashMap;

/** What collections and maps have in common. */
final class Containers {

  /** The size of a container that only ends, and announces none. */
  static final int UNKNOWN = Integer.MAX_VALUE;

  private Containers() {}

  /** Returns for how many elements to make room. */
  static int room(int size) {
    return size == UNKNOWN ? 0 : size;
  }

  /** Returns what the type variables of a class or interface stand for. */
  static Declared[] parts(
      Class<?> container, DeclaredTypes types, Map<TypeVariable<?>, Declared> variables) {
    TypeVariable<?>[] own = container.getTypeParameters();
    Declared[] parts = new Declared[own.length];
    for (int i = 0; i < parts.length; i++) {
      parts[i] = types.of(own[i], variables);
    }
    return parts;
  }

  /**
   * Returns whether the JDK lets containers of a class change while others look, or changes them by
   * itself. Of these, what there is at one moment is encoded.
   */
  static boolean mayChange(Class<?> type) {
    return type.getName().startsWith("java.util.concurrent.")
        || type == Vector.class
        || type == Stack.class
        || type == Hashtable.class
        || type == WeakHashMap.class;
  }

  /** Checks that what was announced was written. */
  static void requireSize(int found, int expected) {
    if (found != expected) {
      throw new ConcurrentModificationException(
          "A container changed from "
              + expected
              + " to "
              + found
              + " elements while it was encoded");
    }
  }
}
