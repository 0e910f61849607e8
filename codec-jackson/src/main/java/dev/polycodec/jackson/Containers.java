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
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.PriorityBlockingQueue;
import org.jspecify.annotations.Nullable;

/** Says which containers come back from JSON as equal ones. */
final class Containers {

  private Containers() {}

  /**
   * Returns whether a container is of the JDK and unsorted, and nothing but its elements and their
   * order makes it what it is.
   */
  static boolean isOrdinary(Object container) {
    return container.getClass().getClassLoader() == null
        && !isSorted(container.getClass())
        && !hasSettings(container);
  }

  /** Returns whether a container has more to it than its class and its elements. */
  static boolean hasSettings(Object container) {
    return comparator(container) != null
        || container instanceof IdentityHashMap
        || container instanceof WeakHashMap
        || (container instanceof BlockingQueue<?> queue && isBounded(queue));
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

  static boolean isSorted(Class<?> type) {
    return SortedSet.class.isAssignableFrom(type) || SortedMap.class.isAssignableFrom(type);
  }

  private static boolean isBounded(BlockingQueue<?> queue) {
    return (long) queue.size() + queue.remainingCapacity() < Integer.MAX_VALUE;
  }

  private static @Nullable Object comparator(Object container) {
    if (container instanceof SortedSet<?> set) {
      return set.comparator();
    }
    if (container instanceof SortedMap<?, ?> map) {
      return map.comparator();
    }
    if (container instanceof PriorityBlockingQueue<?> queue) {
      return queue.comparator();
    }
    return container instanceof PriorityQueue<?> queue ? queue.comparator() : null;
  }
}
