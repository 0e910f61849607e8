package dev.polycodec.jackson.plain;

import dev.polycodec.spi.ContainerSettings;
import java.lang.reflect.Array;
import java.lang.reflect.Modifier;
import java.util.Collection;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.WeakHashMap;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.LinkedTransferQueue;
import org.jspecify.annotations.Nullable;

/** Says which containers come back from JSON as equal ones. */
final class Containers {

  /** The blocking queues that have elements in the order in which they came, and no more. */
  private static final Set<Class<?>> IN_ORDER =
      Set.of(LinkedBlockingQueue.class, LinkedBlockingDeque.class, LinkedTransferQueue.class);

  private Containers() {}

  /**
   * Returns whether containers of a class equal what is decoded for an interface, which is of one
   * class for each interface: elements, order and contract are all there is to them.
   */
  static boolean isKept(Class<?> declared, Class<?> type) {
    if (type.getClassLoader() != null
        || IdentityHashMap.class.isAssignableFrom(type)
        || WeakHashMap.class.isAssignableFrom(type)
        || isSorted(declared) != isSorted(type)) {
      return false;
    }
    if (Map.class.isAssignableFrom(declared) || Set.class.isAssignableFrom(declared)) {
      return true;
    }
    if (BlockingQueue.class.isAssignableFrom(declared)) {
      return IN_ORDER.contains(type);
    }
    boolean list = List.class.isAssignableFrom(declared) || declared.isAssignableFrom(List.class);
    return list ? isListed(declared, type) : Deque.class.isAssignableFrom(type);
  }

  /** Returns whether a class promises no more than a list, such as the values of a map. */
  private static boolean isListed(Class<?> declared, Class<?> type) {
    boolean collection =
        declared.isAssignableFrom(Collection.class)
            && !Set.class.isAssignableFrom(type)
            && !Queue.class.isAssignableFrom(type);
    return collection || List.class.isAssignableFrom(type);
  }

  private static boolean isSorted(Class<?> type) {
    return SortedSet.class.isAssignableFrom(type) || SortedMap.class.isAssignableFrom(type);
  }

  /** Returns how many elements or entries a value has, 0 if it is no container. */
  static int size(@Nullable Object value) {
    if (value instanceof Collection<?> elements) {
      return elements.size();
    } else if (value instanceof Map<?, ?> map) {
      return map.size();
    }
    return value != null && value.getClass().isArray() ? Array.getLength(value) : 0;
  }

  /** Returns whether only the JDK can name a class of containers, such as that of Arrays.asList. */
  static boolean isHidden(Class<?> type) {
    return (Collection.class.isAssignableFrom(type) || Map.class.isAssignableFrom(type))
        && type.getClassLoader() == null
        && !Modifier.isPublic(type.getModifiers());
  }

  /** Returns whether a container may have a comparator, a bound, defaults, or keys by identity. */
  static boolean mayHaveSettings(Object container) {
    return container instanceof IdentityHashMap || ContainerSettings.mayHave(container.getClass());
  }

  /** Returns whether a container has more to it than its class and its elements. */
  static boolean hasSettings(Object container) {
    return container instanceof IdentityHashMap || ContainerSettings.of(container) != null;
  }
}
