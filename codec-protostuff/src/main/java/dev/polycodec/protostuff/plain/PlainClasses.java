package dev.polycodec.protostuff.plain;

import dev.polycodec.spi.Shape;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.math.MathContext;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.MonthDay;
import java.time.Period;
import java.time.Year;
import java.time.YearMonth;
import java.util.AbstractMap;
import java.util.Arrays;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Which classes have a runtime schema, where the library would make one of any class. */
final class PlainClasses {

  /** Values whose fields can be checked afterwards, and are themselves of final classes. */
  private static final Set<Class<?>> VALUES =
      Set.of(
          Duration.class,
          Instant.class,
          LocalDate.class,
          LocalDateTime.class,
          LocalTime.class,
          MathContext.class,
          MonthDay.class,
          Period.class,
          UUID.class,
          Year.class,
          YearMonth.class);

  /** Holders of any content, to which any value of their fields is right. */
  private static final Set<Class<?>> HOLDERS =
      Set.of(
          AbstractMap.SimpleEntry.class,
          AtomicBoolean.class,
          AtomicInteger.class,
          AtomicIntegerArray.class,
          AtomicLong.class,
          AtomicLongArray.class,
          AtomicReference.class,
          Map.entry(0, 0).getClass(),
          Optional.class);

  private PlainClasses() {}

  static boolean isValue(Class<?> type) {
    return VALUES.contains(type);
  }

  /** Says whether a class is one of messages: objects that are their fields. */
  static boolean isMessage(Shape shape) {
    return shape.kind() == Shape.Kind.FIELDS
        || (shape.kind() == Shape.Kind.JAVA_HOOKS && !hasTransient(shape.type()))
        || (shape.type().isRecord() && shape.fields().isEmpty());
  }

  /** Says whether there are fields that only hooks fill. */
  private static boolean hasTransient(Class<?> type) {
    return Stream.<Class<?>>iterate(type, Objects::nonNull, Class::getSuperclass)
        .flatMap(each -> Arrays.stream(each.getDeclaredFields()))
        .map(Field::getModifiers)
        .anyMatch(bits -> Modifier.isTransient(bits) && !Modifier.isStatic(bits));
  }

  /** Returns why a class has no schema of its fields, or null if it has. */
  static @Nullable String refusal(Shape shape) {
    Class<?> type = shape.type();
    return isMessage(shape) || VALUES.contains(type) || HOLDERS.contains(type)
        ? null
        : noMessage(shape);
  }

  /** Returns why a class is none of messages. */
  static String noMessage(Shape shape) {
    String name = shape.type().getName();
    if (shape.type().isRecord()) {
      return name + " is a record, whose fields Protostuff cannot set";
    }
    return shape.kind() == Shape.Kind.JAVA_HOOKS
        ? name + " has hooks of Java serialization, which Protostuff does not call"
        : name + " is no class whose fields may be read";
  }
}
