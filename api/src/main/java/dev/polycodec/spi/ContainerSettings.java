package dev.polycodec.spi;

import java.util.Collection;
import java.util.Comparator;
import java.util.ConcurrentModificationException;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Properties;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.Spliterator;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.PriorityBlockingQueue;
import org.jspecify.annotations.Nullable;

/**
 * What a container of the JDK has beside its class and its elements, which libraries tend to lose.
 * Safe for use by any number of threads.
 */
public final class ContainerSettings {

  private static final int AGREED = 3;
  private static final int MAX_READINGS = 100_000;
  private static final Class<?> BY_IDENTITY =
      new IdentityHashMap<>().keySet().spliterator().getClass();

  private ContainerSettings() {}

  /**
   * Returns whether a set or map finds its keys by identity, even behind the wrappers of {@code
   * java.util.Collections}: these pass on the spliterator of what they wrap.
   */
  public static boolean isByIdentity(Object container) {
    return keys(container).spliterator().getClass() == BY_IDENTITY;
  }

  /**
   * Returns whether a set or map of several keys has an order of its own, even behind the wrappers
   * and views of the JDK, as {@link #isByIdentity}. What is not of the JDK is not asked.
   */
  public static boolean isOrdered(Object container) {
    return container.getClass().getClassLoader() == null
        && (container instanceof Set || container instanceof Map)
        && keys(container).size() > 1
        && keys(container).spliterator().hasCharacteristics(Spliterator.ORDERED);
  }

  /** Says whether {@link #of} may name a setting of containers of a class. */
  public static boolean mayHave(Class<?> type) {
    return SortedSet.class.isAssignableFrom(type)
        || SortedMap.class.isAssignableFrom(type)
        || PriorityQueue.class.isAssignableFrom(type)
        || BlockingQueue.class.isAssignableFrom(type)
        || Properties.class.isAssignableFrom(type)
        || isWrapper(type);
  }

  /**
   * Names the setting of a container that is not the usual one: {@code "it has a comparator"},
   * {@code "it has defaults"}, {@code "it has a capacity"}, or, of a wrapper, {@code "it tells its
   * keys apart by identity"}; null if it has none.
   */
  public static @Nullable String of(Object container) {
    if (comparator(container) != null) {
      return "it has a comparator";
    } else if (container instanceof Properties map) {
      return defaults(map).isEmpty() ? null : "it has defaults";
    } else if (isWrapper(container.getClass())) {
      return isByIdentity(container) ? "it tells its keys apart by identity" : null;
    }
    return container instanceof BlockingQueue<?> queue && capacity(queue) < Integer.MAX_VALUE
        ? "it has a capacity"
        : null;
  }

  private static boolean isWrapper(Class<?> type) {
    return type.getName().startsWith("java.util.Collections$")
        && (Set.class.isAssignableFrom(type) || Map.class.isAssignableFrom(type));
  }

  private static Collection<?> keys(Object container) {
    return container instanceof Map<?, ?> map ? map.keySet() : (Collection<?>) container;
  }

  /** Says whether a collection or a map, which its constructor may have filled, holds nothing. */
  public static boolean isEmpty(Object container) {
    return container instanceof Map<?, ?> map
        ? map.entrySet().isEmpty()
        : !((Collection<?>) container).iterator().hasNext();
  }

  /** Returns the comparator of a container, or null if it has the natural order, or none. */
  public static @Nullable Comparator<?> comparator(Object container) {
    if (container instanceof SortedSet<?> set) {
      return set.comparator();
    } else if (container instanceof SortedMap<?, ?> map) {
      return map.comparator();
    } else if (container instanceof PriorityQueue<?> queue) {
      return queue.comparator();
    }
    return container instanceof PriorityBlockingQueue<?> queue ? queue.comparator() : null;
  }

  /**
   * Returns how many elements a queue has place for, {@code Integer.MAX_VALUE} if for any. It is a
   * sum of two readings, between which a queue in use may change: several that agree are believed.
   *
   * @throws ConcurrentModificationException if the queue never keeps still
   */
  public static int capacity(BlockingQueue<?> queue) {
    long sum = -1;
    int agreed = 0;
    for (int i = 0; i < MAX_READINGS; i++) {
      long next = queue.remainingCapacity() + (long) queue.size();
      agreed = next == sum ? agreed + 1 : 0;
      sum = next;
      if (agreed == AGREED) {
        return (int) Math.min(sum, Integer.MAX_VALUE);
      }
    }
    throw new ConcurrentModificationException("A queue changed all the time while it was encoded");
  }

  /**
   * Returns the texts that properties have by default, those of the defaults' own defaults among
   * them.
   *
   * <p>Only a copy without entries shows them all. A copy hashes its keys, which may be costly if
   * they are no texts; then defaults are left out for which the properties have a text of their
   * own.
   */
  public static Properties defaults(Properties map) {
    boolean copied = map.keySet().stream().allMatch(String.class::isInstance);
    Properties shown = copied ? (Properties) map.clone() : map;
    if (copied) {
      shown.clear();
    }
    Properties defaults = new Properties();
    for (String name : shown.stringPropertyNames()) {
      if (copied || !(map.get(name) instanceof String)) {
        defaults.setProperty(name, shown.getProperty(name));
      }
    }
    return defaults;
  }
}
