package dev.polycodec.fory;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.ZonedDateTime;
import java.util.Collection;
import java.util.EnumMap;
import java.util.GregorianCalendar;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.TimeZone;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ConcurrentHashMap.KeySetView;
import java.util.regex.Pattern;
import org.apache.fory.collection.CollectionSnapshot;
import org.apache.fory.context.ReadContext;
import org.apache.fory.context.WriteContext;
import org.apache.fory.resolver.TypeResolver;
import org.apache.fory.serializer.Serializer;
import org.apache.fory.serializer.collection.CollectionSerializers.ArrayBlockingQueueSerializer;
import org.apache.fory.serializer.collection.MapSerializers.EnumMapSerializer;
import org.jspecify.annotations.Nullable;

/** Values that Fory's own serializers lose, of classes others of which come back. */
final class LossyValues {

  /** What {@code Stream.toList} returns may hold nulls; what Fory makes of it may not. */
  private static final Class<?> LIST = List.of(1, 2, 3).getClass();

  private static final Set<Class<?>> LOOKED_AT =
      Set.of(
          BigDecimal.class,
          BigInteger.class,
          GregorianCalendar.class,
          Locale.class,
          Pattern.class,
          ZonedDateTime.class);

  /** What a reference takes. */
  private static final int BYTES_EACH = 4;

  private LossyValues() {}

  /** Says whether values of a class, which is no container, are looked at. */
  static boolean are(Class<?> type) {
    return LOOKED_AT.contains(type) || TimeZone.class.isAssignableFrom(type);
  }

  /** Says whether containers of a class are looked at. */
  static boolean areContainers(Class<?> type) {
    return type == LIST || type == KeySetView.class;
  }

  /** Returns what writes and reads containers in place of a serializer of Fory. */
  static Serializer<?> instead(Session session, TypeResolver resolver, Serializer<?> own) {
    Class<?> type = own.getType();
    if (type == ArrayBlockingQueue.class) {
      return new Bounded(session, resolver);
    }
    return type == EnumMap.class ? new Enums(resolver) : own;
  }

  /** Refuses a value that does not come back. */
  static void require(Object value) {
    Losses.requireKept(value.getClass(), loss(value));
  }

  private static @Nullable String loss(Object value) {
    if (value instanceof Locale locale) {
      return locale.hasExtensions() || !locale.getScript().isEmpty()
          ? "it has a script or extensions"
          : null;
    } else if (value instanceof ZonedDateTime time) {
      return ZonedDateTime.of(time.toLocalDateTime(), time.getZone()).equals(time)
          ? null
          : "its offset is the later one of two";
    } else if (value instanceof GregorianCalendar calendar) {
      return isKnown(calendar.getTimeZone()) ? null : "its zone has rules of its own";
    } else if (value instanceof TimeZone zone) {
      return isKnown(zone) ? null : "it has rules of its own";
    } else if (value instanceof Pattern pattern) {
      return isCostly(pattern.flags()) ? "its flag CANON_EQ may take all memory" : null;
    } else if (value.getClass() == LIST) {
      boolean nulls = ((Collection<?>) value).stream().anyMatch(Objects::isNull);
      return nulls ? "it holds null" : null;
    }
    return value instanceof KeySetView<?, ?> keys && keys.getMappedValue() == null
        ? "it is the view of a map"
        : null;
  }

  private static boolean isKnown(TimeZone zone) {
    return zone.equals(TimeZone.getTimeZone(zone.getID()));
  }

  /** Says whether a pattern is compiled to all orders of its accents. */
  static boolean isCostly(int flags) {
    return (flags & Pattern.CANON_EQ) != 0;
  }

  /** Fory reads no capacity that is larger than what follows it. */
  private static final class Bounded extends ArrayBlockingQueueSerializer {

    private final Session session;

    Bounded(Session session, TypeResolver resolver) {
      super(resolver, ArrayBlockingQueue.class);
      this.session = session;
    }

    @Override
    public CollectionSnapshot onCollectionWrite(WriteContext context, ArrayBlockingQueue value) {
      CollectionSnapshot content = super.onCollectionWrite(context, value);
      int capacity = content.size() + value.remainingCapacity();
      session.requireBytes((long) context.getBuffer().writerIndex() + capacity);
      return content;
    }
  }

  /** The table of a map has a place for each constant, of which the bytes say nothing. */
  private static final class Enums extends EnumMapSerializer {

    Enums(TypeResolver resolver) {
      super(resolver);
    }

    @Override
    public EnumMap newMap(ReadContext context, boolean advances) {
      setNumElements(readMapSize(context, context.getBuffer(), advances));
      Class keys = typeResolver.readTypeInfo(context).getType();
      context.reserveGraphMemory((long) BYTES_EACH * keys.getEnumConstants().length);
      EnumMap map = new EnumMap(keys);
      context.reference(map);
      return map;
    }
  }
}
