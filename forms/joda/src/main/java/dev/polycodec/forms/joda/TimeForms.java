package dev.polycodec.forms.joda;

import static dev.polycodec.forms.joda.CalendarForms.last;
import static dev.polycodec.forms.joda.CalendarForms.written;
import static dev.polycodec.spi.SurrogateProvider.form;
import static dev.polycodec.spi.SurrogateProvider.part;
import static dev.polycodec.spi.SurrogateProvider.require;

import dev.polycodec.Surrogate;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.joda.time.Chronology;
import org.joda.time.DateTime;
import org.joda.time.DateTimeZone;
import org.joda.time.Instant;
import org.joda.time.Interval;
import org.joda.time.LocalDate;
import org.joda.time.LocalDateTime;
import org.joda.time.LocalTime;
import org.joda.time.MonthDay;
import org.joda.time.YearMonth;

/** Times: milliseconds, or other numbers, and a calendar. */
final class TimeForms {

  private TimeForms() {}

  static List<Surrogate<?, ?>> all() {
    return List.of(
        form(Instant.class, Long.class, Instant::getMillis, Instant::ofEpochMilli),
        millis(DateTime.class, DateTime::getMillis, DateTime::getChronology, DateTime::new),
        millis(
            LocalDate.class,
            date -> date.toDateTimeAtStartOfDay(DateTimeZone.UTC).getMillis(),
            LocalDate::getChronology,
            LocalDate::new),
        millis(
            LocalDateTime.class,
            time -> time.toDateTime(DateTimeZone.UTC).getMillis(),
            LocalDateTime::getChronology,
            LocalDateTime::new),
        millis(
            LocalTime.class,
            time -> (long) time.getMillisOfDay(),
            LocalTime::getChronology,
            TimeForms::localTime),
        form(
            YearMonth.class,
            Object[].class,
            (YearMonth m) ->
                new Object[] {m.getYear(), m.getMonthOfYear(), written(m.getChronology())},
            a ->
                new YearMonth(part(a, 0, 3, Integer.class), part(a, 1, 3, Integer.class), last(a))),
        form(
            MonthDay.class,
            Object[].class,
            (MonthDay d) ->
                new Object[] {d.getMonthOfYear(), d.getDayOfMonth(), written(d.getChronology())},
            a -> new MonthDay(part(a, 0, 3, Integer.class), part(a, 1, 3, Integer.class), last(a))),
        form(
            Interval.class,
            Object[].class,
            (Interval i) ->
                new Object[] {i.getStartMillis(), i.getEndMillis(), written(i.getChronology())},
            a -> new Interval(part(a, 0, 3, Long.class), part(a, 1, 3, Long.class), last(a))));
  }

  private static <T> Surrogate<T, Object[]> millis(
      Class<T> type,
      Function<T, Long> millis,
      Function<T, Chronology> calendar,
      BiFunction<Long, Chronology, T> from) {
    return form(
        type,
        Object[].class,
        (T time) -> new Object[] {millis.apply(time), written(calendar.apply(time))},
        form -> from.apply(part(form, 0, 2, Long.class), last(form)));
  }

  private static LocalTime localTime(long millis, Chronology calendar) {
    LocalTime time = LocalTime.fromMillisOfDay(millis, calendar);
    require(time.getMillisOfDay() == millis);
    return time;
  }
}
