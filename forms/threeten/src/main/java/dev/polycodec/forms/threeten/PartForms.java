package dev.polycodec.forms.threeten;

import static dev.polycodec.spi.SurrogateProvider.form;
import static dev.polycodec.spi.SurrogateProvider.part;
import static dev.polycodec.spi.SurrogateProvider.require;

import dev.polycodec.Surrogate;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.Period;
import java.time.ZoneOffset;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.threeten.extra.HourMinute;
import org.threeten.extra.Interval;
import org.threeten.extra.LocalDateRange;
import org.threeten.extra.OffsetDate;
import org.threeten.extra.PeriodDuration;
import org.threeten.extra.YearHalf;
import org.threeten.extra.YearQuarter;
import org.threeten.extra.YearWeek;
import org.threeten.extra.scale.TaiInstant;
import org.threeten.extra.scale.UtcInstant;

/** What has two parts: numbers, or values of {@code java.time}. */
final class PartForms {

  private PartForms() {}

  static List<Surrogate<?, ?>> all() {
    return List.of(
        two(
            Interval.class,
            Instant.class,
            Interval::getStart,
            Instant.class,
            Interval::getEnd,
            Interval::of),
        two(
            LocalDateRange.class,
            LocalDate.class,
            LocalDateRange::getStart,
            LocalDate.class,
            LocalDateRange::getEnd,
            LocalDateRange::of),
        two(
            PeriodDuration.class,
            Period.class,
            PeriodDuration::getPeriod,
            Duration.class,
            PeriodDuration::getDuration,
            PeriodDuration::of),
        two(
            OffsetDate.class,
            LocalDate.class,
            OffsetDate::toLocalDate,
            ZoneOffset.class,
            OffsetDate::getOffset,
            OffsetDate::of),
        two(
            HourMinute.class,
            Integer.class,
            HourMinute::getHour,
            Integer.class,
            HourMinute::getMinute,
            HourMinute::of),
        two(
            YearHalf.class,
            Integer.class,
            YearHalf::getYear,
            Integer.class,
            YearHalf::getHalfValue,
            YearHalf::of),
        two(
            YearQuarter.class,
            Integer.class,
            YearQuarter::getYear,
            Integer.class,
            YearQuarter::getQuarterValue,
            YearQuarter::of),
        two(
            YearWeek.class,
            Integer.class,
            YearWeek::getYear,
            Integer.class,
            YearWeek::getWeek,
            YearWeek::of),
        two(
            TaiInstant.class,
            Long.class,
            TaiInstant::getTaiSeconds,
            Integer.class,
            TaiInstant::getNano,
            (seconds, nanos) -> TaiInstant.ofTaiSeconds(seconds, nanos)),
        two(
            UtcInstant.class,
            Long.class,
            UtcInstant::getModifiedJulianDay,
            Long.class,
            UtcInstant::getNanoOfDay,
            UtcInstant::ofModifiedJulianDay));
  }

  private static <T, A, B> Surrogate<T, Object[]> two(
      Class<T> type,
      Class<A> first,
      Function<T, A> getFirst,
      Class<B> second,
      Function<T, B> getSecond,
      BiFunction<A, B, T> from) {
    return form(
        type,
        Object[].class,
        (T value) -> new Object[] {getFirst.apply(value), getSecond.apply(value)},
        form -> {
          T value = from.apply(part(form, 0, 2, first), part(form, 1, 2, second));
          require(getFirst.apply(value).equals(form[0]) && getSecond.apply(value).equals(form[1]));
          return value;
        });
  }
}
