package dev.polycodec.kryo.plain;

import com.esotericsoftware.kryo.Serializer;
import com.esotericsoftware.kryo.serializers.CollectionSerializer;
import com.esotericsoftware.kryo.serializers.MapSerializer;
import dev.polycodec.spi.ContainerSettings;
import java.time.ZonedDateTime;
import java.util.Calendar;
import java.util.Date;
import java.util.GregorianCalendar;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.TimeZone;
import java.util.concurrent.BlockingQueue;
import org.jspecify.annotations.Nullable;

/** Values that Kryo loses, of classes others of which come back. */
final class LossyValues {

  private LossyValues() {}

  /** What {@code Stream.toList} returns may hold nulls; what Kryo makes of it may not. */
  private static final List<Class<?>> LISTS =
      List.of(List.of(1).getClass(), List.of(1, 2, 3).getClass());

  /** A {@code Date} of a module that need not be there. */
  private static final String TIMESTAMP = "java.sql.Timestamp";

  /** Says whether values of a class must be looked at, one by one. */
  static boolean areAmong(Class<?> type, Serializer<?> serializer) {
    return type.getName().equals(TIMESTAMP)
        || type == ZonedDateTime.class
        || type == Locale.class
        || TimeZone.class.isAssignableFrom(type)
        || Calendar.class.isAssignableFrom(type)
        || LISTS.contains(type)
        || BlockingQueue.class.isAssignableFrom(type)
        || (isAnyContainer(serializer) && ContainerSettings.mayHave(type));
  }

  /** Says whether a serializer is that of containers for which Kryo has no other. */
  static boolean isAnyContainer(Serializer<?> serializer) {
    return serializer.getClass() == CollectionSerializer.class
        || serializer.getClass() == MapSerializer.class;
  }

  /** Returns why a value does not come back, or null if it does. */
  static @Nullable String loss(Object value) {
    if (value instanceof Date time) {
      return time.toInstant().getNano() % 1_000_000 == 0 ? null : "it has nanoseconds";
    } else if (value instanceof ZonedDateTime time) {
      ZonedDateTime read = ZonedDateTime.of(time.toLocalDateTime(), time.getZone());
      return read.equals(time) ? null : "its offset is the later one of two";
    } else if (value instanceof Locale locale) {
      return locale.hasExtensions() || !locale.getScript().isEmpty()
          ? "it has a script or extensions"
          : null;
    } else if (value instanceof TimeZone zone) {
      return loss(zone);
    } else if (value instanceof Calendar calendar) {
      return calendar.getClass() == GregorianCalendar.class
          ? loss(calendar.getTimeZone())
          : "Kryo makes a GregorianCalendar of it";
    }
    return LISTS.contains(value.getClass()) && ((List<?>) value).stream().anyMatch(Objects::isNull)
        ? "it holds null"
        : ContainerSettings.of(value);
  }

  /** Kryo writes nothing of a zone but its identifier. */
  private static @Nullable String loss(TimeZone zone) {
    return TimeZone.getTimeZone(zone.getID()).equals(zone)
        ? null
        : "its time zone has rules of its own";
  }
}
