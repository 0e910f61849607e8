package dev.polycodec.forms.joda;

import static dev.polycodec.spi.SurrogateProvider.form;
import static dev.polycodec.spi.SurrogateProvider.require;

import dev.polycodec.EncodeException;
import dev.polycodec.Surrogate;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.function.IntFunction;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.joda.time.Days;
import org.joda.time.Duration;
import org.joda.time.DurationFieldType;
import org.joda.time.Hours;
import org.joda.time.Minutes;
import org.joda.time.Months;
import org.joda.time.Period;
import org.joda.time.PeriodType;
import org.joda.time.Seconds;
import org.joda.time.Weeks;
import org.joda.time.Years;
import org.jspecify.annotations.Nullable;

/** Amounts of time: numbers, and the fields that they are of. */
final class AmountForms {

  /** The fields that a type may have, in their order. */
  private static final List<DurationFieldType> FIELDS =
      List.of(
          DurationFieldType.years(),
          DurationFieldType.months(),
          DurationFieldType.weeks(),
          DurationFieldType.days(),
          DurationFieldType.hours(),
          DurationFieldType.minutes(),
          DurationFieldType.seconds(),
          DurationFieldType.millis());

  private AmountForms() {}

  static List<Surrogate<?, ?>> all() {
    return List.of(
        form(Duration.class, Long.class, Duration::getMillis, Duration::millis),
        form(Period.class, Object[].class, AmountForms::list, AmountForms::period),
        form(PeriodType.class, String.class, AmountForms::namesOf, AmountForms::type),
        count(Years.class, Years::getYears, Years::years),
        count(Months.class, Months::getMonths, Months::months),
        count(Weeks.class, Weeks::getWeeks, Weeks::weeks),
        count(Days.class, Days::getDays, Days::days),
        count(Hours.class, Hours::getHours, Hours::hours),
        count(Minutes.class, Minutes::getMinutes, Minutes::minutes),
        count(Seconds.class, Seconds::getSeconds, Seconds::seconds));
  }

  private static <T> Surrogate<T, Long> count(
      Class<T> type, ToIntFunction<T> to, IntFunction<T> from) {
    return form(
        type,
        Long.class,
        (T amount) -> (long) to.applyAsInt(amount),
        number -> from.apply(Math.toIntExact(number)));
  }

  /** The type, null for the usual one, then the value of each of its fields. */
  private static @Nullable Object[] list(Period period) {
    PeriodType type = period.getPeriodType();
    @Nullable Object[] form = new Object[1 + type.size()];
    form[0] = type.equals(PeriodType.standard()) ? null : type;
    for (int i = 0; i < type.size(); i++) {
      form[1 + i] = period.getValue(i);
    }
    return form;
  }

  private static Period period(@Nullable Object[] form) {
    PeriodType type = form[0] == null ? PeriodType.standard() : (PeriodType) form[0];
    require(form.length == 1 + type.size());
    Period period = new Period(0L, type);
    for (int i = 0; i < type.size(); i++) {
      Integer value = Objects.requireNonNull((Integer) form[1 + i]);
      period = period.withField(type.getFieldType(i), value);
    }
    return period;
  }

  private static String namesOf(PeriodType type) {
    List<DurationFieldType> fields =
        IntStream.range(0, type.size()).mapToObj(type::getFieldType).toList();
    if (!type.equals(PeriodType.forFields(fields.toArray(DurationFieldType[]::new)))) {
      throw new EncodeException(
          "An org.joda.time.PeriodType of other fields has no form: register a Surrogate for it");
    }
    return fields.stream().map(DurationFieldType::getName).collect(Collectors.joining(","));
  }

  private static PeriodType type(String names) {
    List<String> listed = Arrays.asList(names.split(","));
    List<DurationFieldType> fields =
        FIELDS.stream().filter(field -> listed.contains(field.getName())).toList();
    PeriodType type = PeriodType.forFields(fields.toArray(DurationFieldType[]::new));
    require(namesOf(type).equals(names));
    return type;
  }
}
