package dev.polycodec.forms.threeten;

import static dev.polycodec.spi.SurrogateProvider.form;

import dev.polycodec.Surrogate;
import java.util.List;
import java.util.function.IntFunction;
import java.util.function.ToIntFunction;
import org.threeten.extra.DayOfMonth;
import org.threeten.extra.DayOfYear;
import org.threeten.extra.Days;
import org.threeten.extra.Hours;
import org.threeten.extra.Minutes;
import org.threeten.extra.Months;
import org.threeten.extra.Seconds;
import org.threeten.extra.Weeks;
import org.threeten.extra.Years;

/** Amounts, and days of something: a number. */
final class NumberForms {

  private NumberForms() {}

  static List<Surrogate<?, ?>> all() {
    return List.of(
        number(Days.class, Days::getAmount, Days::of),
        number(Hours.class, Hours::getAmount, Hours::of),
        number(Minutes.class, Minutes::getAmount, Minutes::of),
        number(Months.class, Months::getAmount, Months::of),
        number(Seconds.class, Seconds::getAmount, Seconds::of),
        number(Weeks.class, Weeks::getAmount, Weeks::of),
        number(Years.class, Years::getAmount, Years::of),
        number(DayOfMonth.class, DayOfMonth::getValue, DayOfMonth::of),
        number(DayOfYear.class, DayOfYear::getValue, DayOfYear::of));
  }

  private static <T> Surrogate<T, Long> number(
      Class<T> type, ToIntFunction<T> to, IntFunction<T> from) {
    return form(
        type,
        Long.class,
        (T value) -> (long) to.applyAsInt(value),
        number -> from.apply(Math.toIntExact(number)));
  }
}
