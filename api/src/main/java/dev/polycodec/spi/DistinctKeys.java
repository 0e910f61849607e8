package dev.polycodec.spi;

import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Hashtable;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/** Whether the keys of a container are all there once they are put into another one. */
final class DistinctKeys {

  private static final Set<Class<?>> UNCHANGING =
      Set.of(
          String.class,
          Integer.class,
          Long.class,
          Double.class,
          Short.class,
          Byte.class,
          Character.class,
          Float.class,
          Boolean.class,
          UUID.class);

  private DistinctKeys() {}

  /** Says so of any other value, too, and of a container whose class is not the JDK's. */
  static boolean areKept(Message message, Object container) {
    Collection<?> keys = keys(container);
    if (container.getClass().getClassLoader() != null || areUnchanging(keys)) {
      return true;
    }
    Set<@Nullable Object> others = empty(container);
    for (Object key : keys) {
      message.key(container, key);
      if (!others.add(key)) {
        return false;
      }
    }
    return true;
  }

  /** Of what looks for its keys by equality; a view or a wrapper is written as what it is of. */
  private static Collection<?> keys(Object container) {
    if (container instanceof HashMap<?, ?>
        || container instanceof SortedMap<?, ?>
        || container instanceof ConcurrentHashMap<?, ?>
        || container instanceof Hashtable<?, ?>) {
      return ((Map<?, ?>) container).keySet();
    }
    return container instanceof HashSet<?> || container instanceof SortedSet<?>
        ? (Set<?>) container
        : List.of();
  }

  private static boolean areUnchanging(Collection<?> keys) {
    for (Object key : keys) { // most are, and a stream is garbage
      if (!isUnchanging(key)) {
        return false;
      }
    }
    return true;
  }

  private static boolean isUnchanging(@Nullable Object key) {
    return key == null || key instanceof Enum || UNCHANGING.contains(key.getClass());
  }

  @SuppressWarnings("unchecked") // it has compared these keys
  private static Set<@Nullable Object> empty(Object container) {
    return container instanceof SortedSet<?> || container instanceof SortedMap<?, ?>
        ? new TreeSet<>((Comparator<@Nullable Object>) ContainerSettings.comparator(container))
        : new HashSet<>();
  }
}
