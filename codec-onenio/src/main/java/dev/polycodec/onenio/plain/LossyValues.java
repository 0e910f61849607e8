package dev.polycodec.onenio.plain;

import dev.polycodec.spi.ContainerSettings;
import java.util.EnumMap;
import java.util.EnumSet;
import one.nio.serial.CollectionSerializer;
import one.nio.serial.MapSerializer;
import one.nio.serial.Serializer;
import org.jspecify.annotations.Nullable;

/** Values that one-nio loses, of classes others of which come back. */
final class LossyValues {

  private LossyValues() {}

  /** Says whether values of a class must be looked at, one by one. */
  static boolean areAmong(Class<?> type, Serializer<?> serializer) {
    boolean container =
        serializer instanceof CollectionSerializer || serializer instanceof MapSerializer;
    return container
        && (ContainerSettings.mayHave(type)
            || EnumSet.class.isAssignableFrom(type)
            || type == EnumMap.class);
  }

  /** Returns why a value does not come back, or null if it does. */
  static @Nullable String loss(Object value) {
    if (value instanceof EnumMap<?, ?> map) {
      return order(map.size());
    } else if (value instanceof EnumSet<?> set) {
      return order(set.size());
    }
    return ContainerSettings.of(value);
  }

  private static @Nullable String order(int constants) {
    return constants > 1 ? "its constants come back in any order" : null;
  }
}
