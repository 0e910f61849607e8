package dev.polycodec.protostuff.plain;

import dev.polycodec.spi.ContainerSettings;
import java.util.Collection;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Properties;
import java.util.Queue;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CopyOnWriteArraySet;
import java.util.concurrent.PriorityBlockingQueue;
import org.jspecify.annotations.Nullable;

/** What the container that is read does not have of the one that is written. */
final class ContainerLosses {

  private static final List<Class<?>> CONTRACTS =
      List.of(List.class, SortedSet.class, Set.class, Queue.class, SortedMap.class, Map.class);

  /** Their order counts, though the type of a field seldom says so. */
  private static final List<Class<?>> ORDERED =
      List.of(
          CopyOnWriteArraySet.class,
          EnumMap.class,
          EnumSet.class,
          LinkedHashMap.class,
          LinkedHashSet.class,
          PriorityBlockingQueue.class,
          PriorityQueue.class);

  private ContainerLosses() {}

  /**
   * Returns why a container does not come back, or null if it does.
   *
   * @param read an empty one of the class that is read
   */
  static @Nullable String loss(Object value, Object read) {
    Class<?> type = value.getClass();
    if (type != read.getClass() && !standsFor(read, value)) {
      return "it is read as a " + read.getClass().getName();
    }
    if (ContainerSettings.comparator(value) != ContainerSettings.comparator(read)) {
      return "its comparator is not written";
    }
    if (value instanceof Properties map && !ContainerSettings.defaults(map).isEmpty()) {
      return "its defaults are not written";
    }
    boolean bounded =
        value instanceof BlockingQueue<?> queue
            && read instanceof BlockingQueue<?> other
            && ContainerSettings.capacity(queue) != ContainerSettings.capacity(other);
    return bounded ? "its capacity is not written" : null;
  }

  private static boolean standsFor(Object read, Object value) {
    boolean ordered = (isAny(ORDERED, value) || isOrdered(value)) && size(value) > 1;
    boolean keepsOrder = read instanceof LinkedHashSet || read instanceof LinkedHashMap;
    return NamingIds.isOfJdk(value.getClass())
        && !ContainerSettings.isByIdentity(value)
        && CONTRACTS.stream()
            .filter(contract -> contract.isInstance(value))
            .findFirst()
            .orElse(Collection.class)
            .isInstance(read)
        && (!ordered || keepsOrder || (value instanceof EnumSet && read instanceof EnumSet))
        && !isAny(List.of(PriorityQueue.class, PriorityBlockingQueue.class), read);
  }

  /** Says whether a set or map has an order that its type does not tell, behind a wrapper. */
  private static boolean isOrdered(Object value) {
    return !isAny(List.of(SortedSet.class, SortedMap.class), value)
        && ContainerSettings.isOrdered(value);
  }

  private static boolean isAny(List<Class<?>> types, Object container) {
    return types.stream().anyMatch(type -> type.isInstance(container));
  }

  private static int size(Object container) {
    return container instanceof Map<?, ?> map ? map.size() : ((Collection<?>) container).size();
  }
}
