package dev.polycodec.dubbo;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.MonthDay;
import java.time.OffsetDateTime;
import java.time.OffsetTime;
import java.time.Period;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The classes of the JDK that Dubbo's copy of Hessian writes as objects of its own classes. */
final class Handles {

  private static final String HOME = "com.alibaba.com.caucho.hessian.io.";

  private static final List<Handle<?>> ALL =
      List.of(
          time(
              Duration.class,
              List.of("nanos", "seconds"),
              value -> List.of(value.getNano(), value.getSeconds()),
              parts -> Duration.ofSeconds(parts.whole("seconds"), parts.number("nanos"))),
          time(
              Instant.class,
              List.of("nanos", "seconds"),
              value -> List.of(value.getNano(), value.getEpochSecond()),
              parts -> Instant.ofEpochSecond(parts.whole("seconds"), parts.number("nanos"))),
          time(
              LocalDate.class,
              List.of("day", "month", "year"),
              value -> List.of(value.getDayOfMonth(), value.getMonthValue(), value.getYear()),
              parts ->
                  LocalDate.of(parts.number("year"), parts.number("month"), parts.number("day"))),
          time(
              LocalTime.class,
              List.of("nano", "second", "minute", "hour"),
              value ->
                  List.of(value.getNano(), value.getSecond(), value.getMinute(), value.getHour()),
              parts ->
                  LocalTime.of(
                      parts.number("hour"),
                      parts.number("minute"),
                      parts.number("second"),
                      parts.number("nano"))),
          time(
              LocalDateTime.class,
              List.of("time", "date"),
              value -> List.of(value.toLocalTime(), value.toLocalDate()),
              parts ->
                  LocalDateTime.of(
                      parts.get("date", LocalDate.class), parts.get("time", LocalTime.class))),
          time(
              MonthDay.class,
              List.of("day", "month"),
              value -> List.of(value.getDayOfMonth(), value.getMonthValue()),
              parts -> MonthDay.of(parts.number("month"), parts.number("day"))),
          time(
              OffsetDateTime.class,
              List.of("offset", "dateTime"),
              value -> List.of(value.getOffset(), value.toLocalDateTime()),
              parts ->
                  OffsetDateTime.of(
                      parts.get("dateTime", LocalDateTime.class),
                      parts.get("offset", ZoneOffset.class))),
          time(
              OffsetTime.class,
              List.of("zoneOffset", "localTime"),
              value -> List.of(value.getOffset(), value.toLocalTime()),
              parts ->
                  OffsetTime.of(
                      parts.get("localTime", LocalTime.class),
                      parts.get("zoneOffset", ZoneOffset.class))),
          time(
              Period.class,
              List.of("days", "months", "years"),
              value -> List.of(value.getDays(), value.getMonths(), value.getYears()),
              parts ->
                  Period.of(parts.number("years"), parts.number("months"), parts.number("days"))),
          time(
              Year.class,
              List.of("year"),
              value -> List.of(value.getValue()),
              parts -> Year.of(parts.number("year"))),
          time(
              YearMonth.class,
              List.of("month", "year"),
              value -> List.of(value.getMonthValue(), value.getYear()),
              parts -> YearMonth.of(parts.number("year"), parts.number("month"))),
          time(
              ZoneOffset.class,
              List.of("seconds"),
              value -> List.of(value.getTotalSeconds()),
              parts -> ZoneOffset.ofTotalSeconds(parts.number("seconds"))),
          time(
              ZonedDateTime.class,
              List.of("offset", "dateTime", "zoneId"),
              value -> List.of(value.getOffset(), value.toLocalDateTime(), value.getZone().getId()),
              parts ->
                  ZonedDateTime.ofLocal(
                      parts.get("dateTime", LocalDateTime.class),
                      ZoneId.of(parts.get("zoneId", String.class)),
                      parts.get("offset", ZoneOffset.class))),
          new Handle<ZoneId>(
              ZoneId.of("Europe/Paris").getClass(), // which has no public name
              HOME + "java8.ZoneIdHandle",
              List.of("zoneId"),
              zone -> List.of(zone.getId()),
              parts -> ZoneId.of(parts.get("zoneId", String.class))),
          new Handle<BitSet>(
              BitSet.class,
              HOME + "BitSetHandle",
              List.of("words"),
              bits -> List.of(bits.toLongArray()),
              parts -> BitSet.valueOf(parts.get("words", long[].class))));

  private static final Map<Class<?>, Handle<?>> BY_TYPE =
      ALL.stream().collect(Collectors.toMap(Handle::type, Function.identity()));

  private static final Map<String, Handle<?>> BY_NAME =
      ALL.stream().collect(Collectors.toMap(Handle::name, Function.identity()));

  private Handles() {}

  private static <T> Handle<T> time(
      Class<T> type,
      List<String> fields,
      Function<T, List<?>> split,
      Function<Handle.Parts, T> join) {
    return new Handle<>(
        type, HOME + "java8." + type.getSimpleName() + "Handle", fields, split, join);
  }

  /** Returns the form of a class, or null. */
  static @Nullable Handle<?> of(Class<?> type) {
    return BY_TYPE.get(type);
  }

  /** Returns the form whose class has a name, or null. */
  static @Nullable Handle<?> named(String name) {
    return BY_NAME.get(name);
  }

  /** Returns the names of the classes that stand in the bytes. */
  static Stream<String> names() {
    return ALL.stream().map(Handle::name);
  }
}
