package dev.polycodec.onenio.plain;

import dev.polycodec.spi.ContainerSettings;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.PriorityQueue;
import java.util.Properties;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.concurrent.BlockingQueue;
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
    if (value instanceof EnumMap<?, ?> map) {
      return order(map.size());
    } else if (value instanceof EnumSet<?> set) {
      return order(set.size());
    }
    String setting = ContainerSettings.of(value);
    return setting == null ? null : "it has " + setting;
  }

  private static @Nullable String order(int constants) {
    return constants > 1 ? "its constants come back in any order" : null;
  }
}
