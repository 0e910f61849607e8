package dev.polycodec.jackson;

import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.WeakHashMap;
import org.jspecify.annotations.Nullable;

/** Says which containers come back from JSON as equal ones. */
final class Containers {

  private Containers() {}

  /**
   * Returns whether a container is of the JDK, and nothing but its elements and their order makes
   * it what it is.
   */
  static boolean isOrdinary(Object container) {
    return container.getClass().getClassLoader() == null
        && !isOrderedByComparator(container)
        && !(container instanceof IdentityHashMap)
        && !(container instanceof WeakHashMap);
  }

  /**
   * Returns whether a container equals what is decoded for an interface: each interface has one
   * class that implements it.
   */
  static boolean keepsContract(Class<?> declared, Object container) {
    if (Map.class.isAssignableFrom(declared) || Set.class.isAssignableFrom(declared)) {
      return true;
    }
    return List.class.isAssignableFrom(declared) || declared.isAssignableFrom(List.class)
        ? container instanceof List
        : container instanceof Deque;
  }

  static boolean isOrderedByComparator(Object container) {
    return comparator(container) != null;
  }

  private static @Nullable Object comparator(Object container) {
    if (container instanceof SortedSet<?> set) {
      return set.comparator();
    }
    if (container instanceof SortedMap<?, ?> map) {
      return map.comparator();
    }
    return container instanceof PriorityQueue<?> queue ? queue.comparator() : null;
  }
}
