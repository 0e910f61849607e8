package dev.polycodec.forms.threeten;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.Surrogate;
import dev.polycodec.tck.FormsTck;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.Period;
import java.time.ZoneOffset;
import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.threeten.extra.AmPm;
import org.threeten.extra.DayOfMonth;
import org.threeten.extra.DayOfYear;
import org.threeten.extra.Days;
import org.threeten.extra.Half;
import org.threeten.extra.HourMinute;
import org.threeten.extra.Hours;
import org.threeten.extra.Interval;
import org.threeten.extra.LocalDateRange;
import org.threeten.extra.Minutes;
import org.threeten.extra.Months;
import org.threeten.extra.OffsetDate;
import org.threeten.extra.PeriodDuration;
import org.threeten.extra.Quarter;
import org.threeten.extra.Seconds;
import org.threeten.extra.Weeks;
import org.threeten.extra.YearHalf;
import org.threeten.extra.YearQuarter;
import org.threeten.extra.YearWeek;
import org.threeten.extra.Years;
import org.threeten.extra.chrono.BritishCutoverChronology;
import org.threeten.extra.chrono.CopticChronology;
import org.threeten.extra.chrono.DiscordianChronology;
import org.threeten.extra.chrono.EthiopicChronology;
import org.threeten.extra.chrono.InternationalFixedChronology;
import org.threeten.extra.chrono.JulianChronology;
import org.threeten.extra.chrono.JulianDate;
import org.threeten.extra.chrono.PaxChronology;
import org.threeten.extra.chrono.Symmetry010Chronology;
import org.threeten.extra.chrono.Symmetry454Chronology;
import org.threeten.extra.scale.TaiInstant;
import org.threeten.extra.scale.UtcInstant;

class ThreeTenFormsTest extends FormsTck {

  ThreeTenFormsTest() {
    super(new ThreeTenForms());
  }

  @Override
  protected String artifact() {
    return "dev.polycodec:polycodec-forms-threeten";
  }

  @Override
  protected Map<String, Object> values() {
    Map<String, Object> values = new LinkedHashMap<>();
    addNumbers(values);
    addParts(values);
    addDates(values);
    return values;
  }

  private static void addNumbers(Map<String, Object> values) {
    values.put("days", Days.of(-3));
    values.put("hours", Hours.of(25));
    values.put("minutes", Minutes.of(61));
    values.put("months", Months.of(13));
    values.put("seconds", Seconds.of(Integer.MIN_VALUE));
    values.put("weeks", Weeks.of(1));
    values.put("years", Years.of(Integer.MAX_VALUE));
    values.put("day of a month", DayOfMonth.of(31));
    values.put("day of a year", DayOfYear.of(366));
    values.put("half of a day", AmPm.PM);
    values.put("half", Half.H2);
    values.put("quarter", Quarter.Q3);
  }

  private static void addParts(Map<String, Object> values) {
    values.put("interval", Interval.of(Instant.EPOCH, Instant.MAX));
    values.put("empty interval", Interval.of(Instant.EPOCH, Instant.EPOCH));
    values.put("all time", Interval.ALL);
    values.put("dates", LocalDateRange.of(LocalDate.EPOCH, LocalDate.MAX));
    values.put("all dates", LocalDateRange.ALL);
    values.put("no date", LocalDateRange.ofEmpty(LocalDate.EPOCH));
    values.put("period", PeriodDuration.of(Period.of(1, -2, 3), Duration.ofSeconds(-4, 5)));
    values.put("date with offset", OffsetDate.of(2024, 2, 29, ZoneOffset.ofTotalSeconds(-1)));
    values.put("minute of a day", HourMinute.of(23, 59));
    values.put("half of a year", YearHalf.of(-12345, 2));
    values.put("quarter of a year", YearQuarter.of(12345, 4));
    values.put("week", YearWeek.of(2020, 53));
    values.put("atomic time", TaiInstant.ofTaiSeconds(Long.MIN_VALUE, 999_999_999));
    values.put("leap second", UtcInstant.parse("2016-12-31T23:59:60.5Z"));
  }

  private static void addDates(Map<String, Object> values) {
    values.put("BritishCutover date", BritishCutoverChronology.INSTANCE.dateEpochDay(-20_000));
    values.put("Coptic date", CopticChronology.INSTANCE.dateEpochDay(-20_000));
    values.put("Discordian date", DiscordianChronology.INSTANCE.dateEpochDay(-20_000));
    values.put("Ethiopic date", EthiopicChronology.INSTANCE.dateEpochDay(-20_000));
    values.put(
        "InternationalFixed date", InternationalFixedChronology.INSTANCE.dateEpochDay(-20_000));
    values.put("Julian date", JulianChronology.INSTANCE.dateEpochDay(-20_000));
    values.put("Pax date", PaxChronology.INSTANCE.dateEpochDay(-20_000));
    values.put("Symmetry010 date", Symmetry010Chronology.INSTANCE.dateEpochDay(-20_000));
    values.put("Symmetry454 date", Symmetry454Chronology.INSTANCE.dateEpochDay(-20_000));
  }

  @Test
  void whatIsNoValueIsRefused() {
    requireInvalid(Days.class, 1L << 40);
    requireInvalid(DayOfMonth.class, 32L);
    requireInvalid(JulianDate.class, Long.MAX_VALUE);
    requireInvalid(Interval.class, new Object[] {Instant.MAX, Instant.EPOCH});
    requireInvalid(Interval.class, new Object[] {Instant.EPOCH, null});
    requireInvalid(Interval.class, new Object[] {Instant.EPOCH});
    requireInvalid(YearWeek.class, new Object[] {2021, 53});
    requireInvalid(YearQuarter.class, new Object[] {2021, "secret"});
    requireInvalid(TaiInstant.class, new Object[] {1L, -1});
    requireInvalid(UtcInstant.class, new Object[] {0L, 86_400_000_000_000L});
  }

  @SuppressWarnings("unchecked") // the form is of the surrogate
  private static void requireInvalid(Class<?> type, Object form) {
    Surrogate<?, Object> surrogate =
        (Surrogate<?, Object>)
            new ThreeTenForms()
                .surrogates().stream().filter(s -> s.type() == type).findFirst().orElseThrow();

    assertThat(surrogate.form().isInstance(form)).isTrue();
    assertThatThrownBy(() -> surrogate.fromForm(form))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("The bytes hold no valid " + type.getName() + ": ")
        .hasMessageNotContaining("secret")
        .hasNoCause();
  }
}
