package dev.polycodec.onenio.plain;

import dev.polycodec.spi.ContainerSettings;
import java.lang.reflect.Modifier;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
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
            || isView(type)
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
    boolean lost = isView(value.getClass()) && ContainerSettings.isOrdered(value);
    return lost ? "its order is not written" : ContainerSettings.of(value);
  }

  /** Says whether one-nio makes a set or map of no order for those of a class. */
  private static boolean isView(Class<?> type) {
    return type.getClassLoader() == null
        && !Modifier.isPublic(type.getModifiers())
        && (Set.class.isAssignableFrom(type) || Map.class.isAssignableFrom(type))
        && !SortedSet.class.isAssignableFrom(type)
        && !SortedMap.class.isAssignableFrom(type);
  }

  private static @Nullable String order(int constants) {
    return constants > 1 ? "its constants come back in any order" : null;
  }
}
