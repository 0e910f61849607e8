package dev.polycodec.jackson.plain;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ContainerNode;
import com.fasterxml.jackson.databind.node.NullNode;
import dev.polycodec.EncodeException;
import dev.polycodec.spi.Shape;
import dev.polycodec.spi.Shape.Kind;
import java.net.URI;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.MonthDay;
import java.time.Period;
import java.time.Year;
import java.time.YearMonth;
import java.util.Collection;
import java.util.Currency;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.PriorityQueue;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.UUID;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.PriorityBlockingQueue;
import org.jspecify.annotations.Nullable;

/** The JDK classes that Jackson writes as every reader of JSON expects, and reads back exactly. */
final class NativeTypes {

  private static final Set<Class<?>> OPTIONALS =
      Set.of(Optional.class, OptionalInt.class, OptionalLong.class, OptionalDouble.class);

  private static final Set<Class<?>> VALUES =
      Set.of(UUID.class, URI.class, Currency.class, Locale.class);

  private static final Set<Class<?>> TIMES =
      Set.of(
          Instant.class, Duration.class, MonthDay.class, Period.class, Year.class, YearMonth.class);

  private static final Set<Class<?>> CONTAINERS =
      Set.of(
          EnumMap.class,
          EnumSet.class,
          TreeMap.class,
          TreeSet.class,
          PriorityQueue.class,
          PriorityBlockingQueue.class,
          Properties.class,
          LinkedBlockingDeque.class,
          LinkedBlockingQueue.class,
          ConcurrentSkipListMap.class,
          ConcurrentSkipListSet.class);

  private NativeTypes() {}

  /** Returns whether the form of a surrogate is written instead of what Jackson would write. */
  static boolean isReplaced(Shape shape) {
    return shape.kind() == Kind.SURROGATE
        && (shape.applicationSurrogate() || !isNative(shape.type()));
  }

  private static boolean isNative(Class<?> type) {
    return isTime(type)
        || OPTIONALS.contains(type)
        || VALUES.contains(type)
        || Collection.class.isAssignableFrom(type)
        || Map.class.isAssignableFrom(type);
  }

  /** Returns whether Jackson's module for {@code java.time} knows a class. */
  private static boolean isTime(Class<?> type) {
    return type.getPackageName().equals("java.time") && !Clock.class.isAssignableFrom(type);
  }

  /** Returns whether an array or object in JSON is all there is to say of a container. */
  static boolean isContainer(Shape shape) {
    return shape.kind() == Kind.COLLECTION
        || shape.kind() == Kind.MAP
        || CONTAINERS.contains(shape.type());
  }

  static boolean isOptional(Class<?> type) {
    return OPTIONALS.contains(type);
  }

  /** Returns whether a class is one of Jackson's own trees, where null is a node, too. */
  static boolean isTree(Class<?> type) {
    return JsonNode.class.isAssignableFrom(type);
  }

  /**
   * Checks that null is read as null.
   *
   * @throws EncodeException if it is read as a node
   */
  static void requireNullable(Class<?> declared) {
    if (isTree(declared) && !ContainerNode.class.isAssignableFrom(declared)) {
      throw new EncodeException(
          "Jackson reads null where "
              + declared.getName()
              + " is declared as a NullNode; put one there, or annotate the property with"
              + " @JsonInclude(NON_NULL)");
    }
  }

  /** Returns whether a value is an empty optional or node, which JSON does not tell from null. */
  static boolean isEmpty(Object value) {
    return value instanceof NullNode
        || value.equals(Optional.empty())
        || value.equals(OptionalInt.empty())
        || value.equals(OptionalLong.empty())
        || value.equals(OptionalDouble.empty());
  }

  /** Returns the object in an optional, or null. */
  static @Nullable Object content(@Nullable Object value) {
    return value instanceof Optional<?> optional ? optional.orElse(null) : null;
  }

  /** Returns whether the values of a class can be names in JSON, and come back from them. */
  static boolean isKey(Class<?> type) {
    return type.isEnum()
        || type == String.class
        || type == Boolean.class
        || type == Character.class
        || (Number.class.isAssignableFrom(type) && type.getName().startsWith("java.lang."))
        || VALUES.contains(type)
        || type.getName().startsWith("java.time.Local")
        || TIMES.contains(type);
  }
}
