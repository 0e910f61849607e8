package dev.polycodec.onenio.plain;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.PriorityQueue;
import java.util.Properties;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.PriorityBlockingQueue;
import one.nio.serial.CollectionSerializer;
import one.nio.serial.MapSerializer;
import one.nio.serial.Serializer;
import org.jspecify.annotations.Nullable;

/** Values that one-nio loses, of classes others of which come back. */
final class LossyValues {

  private LossyValues() {}

  /** Says whether values of a class must be looked at, one by one. */
  static boolean areAmong(Class<?> type, Serializer<?> serializer) {
    return serializer instanceof CollectionSerializer
        ? SortedSet.class.isAssignableFrom(type)
            || PriorityQueue.class.isAssignableFrom(type)
            || EnumSet.class.isAssignableFrom(type)
            || BlockingQueue.class.isAssignableFrom(type)
        : serializer instanceof MapSerializer
            && (SortedMap.class.isAssignableFrom(type)
                || type == EnumMap.class
                || Properties.class.isAssignableFrom(type));
  }

  /** Returns why a value does not come back, or null if it does. */
  static @Nullable String loss(Object value) {
    Object comparator = null;
    if (value instanceof SortedSet<?> set) {
      comparator = set.comparator();
    } else if (value instanceof SortedMap<?, ?> map) {
      comparator = map.comparator();
    } else if (value instanceof PriorityQueue<?> queue) {
      comparator = queue.comparator();
    } else if (value instanceof PriorityBlockingQueue<?> queue) {
      comparator = queue.comparator();
    } else if (value instanceof Properties map) {
      return hasDefaults(map) ? "it has defaults" : null;
    } else if (value instanceof EnumMap<?, ?> map) {
      return order(map.size());
    } else if (value instanceof EnumSet<?> set) {
      return order(set.size());
    } else if (value instanceof BlockingQueue<?> queue) {
      return queue.remainingCapacity() + (long) queue.size() < Integer.MAX_VALUE
          ? "it has a capacity"
          : null;
    }
    return comparator == null ? null : "it has a comparator";
  }

  private static boolean hasDefaults(Properties map) {
    Properties defaults = (Properties) map.clone();
    defaults.clear();
    return !defaults.stringPropertyNames().isEmpty();
  }

  private static @Nullable String order(int constants) {
    return constants > 1 ? "its constants come back in any order" : null;
  }
}
