package dev.polycodec.tck.sample;

import dev.polycodec.tck.sample.TimeHolders.*;
import java.time.*;

/** The values of {@code java.time}, with their extremes. */
final class TimeSamples {

  private static final LocalDateTime LEAP = LocalDateTime.of(2024, 2, 29, 23, 59, 59, 123456789);

  private TimeSamples() {}

  static void addTo(SampleSet set) {
    addInstants(set);
    addLocal(set);
    addZoned(set);
    addPartial(set);
  }

  private static void addInstants(SampleSet set) {
    set.core("instant", OfInstant.class, () -> Instant.ofEpochSecond(1_700_000_000L, 123456789))
        .core("instant 0", OfInstant.class, () -> Instant.EPOCH)
        .core("instant min", OfInstant.class, () -> Instant.MIN)
        .core("instant max", OfInstant.class, () -> Instant.MAX)
        .core("duration", OfDuration.class, () -> Duration.ofSeconds(3601, 5))
        .core("duration 0", OfDuration.class, () -> Duration.ZERO)
        .core("duration negative", OfDuration.class, () -> Duration.ofNanos(-1))
        .core("duration max", OfDuration.class, () -> Duration.ofSeconds(Long.MAX_VALUE, 999999999))
        .core("period", OfPeriod.class, () -> Period.of(1, -2, 3))
        .core("period 0", OfPeriod.class, () -> Period.ZERO);
  }

  private static void addLocal(SampleSet set) {
    set.core("local date", OfLocalDate.class, LEAP::toLocalDate)
        .core("local date min", OfLocalDate.class, () -> LocalDate.MIN)
        .core("local date max", OfLocalDate.class, () -> LocalDate.MAX)
        .core("local time", OfLocalTime.class, LEAP::toLocalTime)
        .core("local time midnight", OfLocalTime.class, () -> LocalTime.MIDNIGHT)
        .core("local time max", OfLocalTime.class, () -> LocalTime.MAX)
        .core("local date time", OfLocalDateTime.class, () -> LEAP.plusYears(0))
        .core("local date time max", OfLocalDateTime.class, () -> LocalDateTime.MAX)
        .core("local date time min", OfLocalDateTime.class, () -> LocalDateTime.MIN);
  }

  private static void addZoned(SampleSet set) {
    ZoneId berlin = ZoneId.of("Europe/Berlin");
    LocalDateTime overlap = LocalDateTime.of(2024, 10, 27, 2, 30);
    set.core(
            "offset date time", OfOffsetDateTime.class, () -> LEAP.atOffset(ZoneOffset.ofHours(-9)))
        .core("offset date time utc", OfOffsetDateTime.class, () -> LEAP.atOffset(ZoneOffset.UTC))
        .core("offset date time max", OfOffsetDateTime.class, () -> OffsetDateTime.MAX)
        .core("offset time", OfOffsetTime.class, () -> OffsetTime.of(1, 2, 3, 4, ZoneOffset.MAX))
        .core("zoned date time", OfZonedDateTime.class, () -> LEAP.atZone(berlin))
        .core(
            "zoned date time in overlap",
            OfZonedDateTime.class,
            () -> overlap.atZone(berlin).withLaterOffsetAtOverlap())
        .core("zoned date time utc", OfZonedDateTime.class, () -> LEAP.atZone(ZoneId.of("UTC")))
        .core("zoned date time offset", OfZonedDateTime.class, () -> LEAP.atZone(ZoneOffset.UTC))
        .core("zone", OfZoneId.class, () -> ZoneId.of("America/St_Johns"))
        .core("zone that is an offset", OfZoneId.class, () -> ZoneOffset.ofHours(2))
        .core("zone with prefix", OfZoneId.class, () -> ZoneId.of("UTC+01:00"))
        .core("offset", OfZoneOffset.class, () -> ZoneOffset.ofTotalSeconds(-12345))
        .core("offset 0", OfZoneOffset.class, () -> ZoneOffset.UTC);
  }

  private static void addPartial(SampleSet set) {
    set.core("year", OfYear.class, () -> Year.of(2024))
        .core("year negative", OfYear.class, () -> Year.of(-44))
        .core("year month", OfYearMonth.class, () -> YearMonth.of(2024, 2))
        .core("year month far", OfYearMonth.class, () -> YearMonth.of(123456, 12))
        .core("month day", OfMonthDay.class, () -> MonthDay.of(2, 29))
        .core("day of week", OfDayOfWeek.class, () -> DayOfWeek.SUNDAY)
        .core("month", OfMonth.class, () -> Month.DECEMBER);
  }
}
