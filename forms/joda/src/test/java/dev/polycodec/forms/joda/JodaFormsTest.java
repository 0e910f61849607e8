package dev.polycodec.forms.joda;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.Codec;
import dev.polycodec.EncodeException;
import dev.polycodec.Surrogate;
import dev.polycodec.tck.FormsTck;
import java.util.LinkedHashMap;
import java.util.Map;
import org.joda.time.Chronology;
import org.joda.time.DateTime;
import org.joda.time.DateTimeZone;
import org.joda.time.Days;
import org.joda.time.Duration;
import org.joda.time.Hours;
import org.joda.time.Instant;
import org.joda.time.Interval;
import org.joda.time.LocalDate;
import org.joda.time.LocalDateTime;
import org.joda.time.LocalTime;
import org.joda.time.Minutes;
import org.joda.time.MonthDay;
import org.joda.time.Months;
import org.joda.time.Period;
import org.joda.time.PeriodType;
import org.joda.time.Seconds;
import org.joda.time.Weeks;
import org.joda.time.YearMonth;
import org.joda.time.Years;
import org.joda.time.chrono.BuddhistChronology;
import org.joda.time.chrono.CopticChronology;
import org.joda.time.chrono.EthiopicChronology;
import org.joda.time.chrono.GJChronology;
import org.joda.time.chrono.GregorianChronology;
import org.joda.time.chrono.ISOChronology;
import org.joda.time.chrono.IslamicChronology;
import org.joda.time.chrono.JulianChronology;
import org.joda.time.chrono.LenientChronology;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class JodaFormsTest extends FormsTck {

  private static final DateTimeZone BERLIN = DateTimeZone.forID("Europe/Berlin");
  private static final Chronology BUDDHIST = BuddhistChronology.getInstance(BERLIN);

  JodaFormsTest() {
    super(new JodaForms());
  }

  @Override
  protected String artifact() {
    return "dev.polycodec:polycodec-forms-joda";
  }

  @Override
  protected Map<String, Object> values() {
    Map<String, Object> values = new LinkedHashMap<>();
    addTimes(values);
    addCalendars(values);
    addAmounts(values);
    return values;
  }

  /** The name of a type tells how it was made, and does not count for equality. */
  @Override
  protected String difference(Object expected, @Nullable Object actual) {
    return expected instanceof PeriodType && expected.equals(actual)
        ? ""
        : super.difference(expected, actual);
  }

  private static void addTimes(Map<String, Object> values) {
    values.put("instant", new Instant(-1));
    values.put("time in UTC", new DateTime(1_700_000_000_123L, DateTimeZone.UTC));
    values.put("time in a zone", new DateTime(2024, 10, 27, 2, 30, BERLIN));
    values.put(
        "the later of two", new DateTime(2024, 10, 27, 2, 30, BERLIN).withLaterOffsetAtOverlap());
    values.put("time of a calendar", new DateTime(0, BUDDHIST));
    values.put("far time", new DateTime(Long.MAX_VALUE / 1_000, DateTimeZone.forOffsetHours(-5)));
    values.put("date", new LocalDate(2024, 2, 29));
    values.put("date of a calendar", new LocalDate(2567, 2, 28, BUDDHIST));
    values.put("early date", new LocalDate(-5, 1, 1));
    values.put("time of day", new LocalTime(23, 59, 59, 999));
    values.put("midnight", LocalTime.MIDNIGHT);
    values.put("local time", new LocalDateTime(2024, 3, 31, 2, 30, 0, 1));
    values.put("month", new YearMonth(2024, 2));
    values.put("month of a calendar", new YearMonth(2567, 2, BUDDHIST));
    values.put("birthday", new MonthDay(2, 29));
    values.put("interval", new Interval(1, 5, BERLIN));
    values.put("empty interval", new Interval(1, 1, DateTimeZone.UTC));
  }

  private static void addCalendars(Map<String, Object> values) {
    values.put("zone", BERLIN);
    values.put("UTC", DateTimeZone.UTC);
    values.put("offset", DateTimeZone.forOffsetHoursMinutes(-3, -30));
    values.put("exact offset", DateTimeZone.forOffsetMillis(1_234));
    values.put("ISO", ISOChronology.getInstance(BERLIN));
    values.put("GJ", GJChronology.getInstance(BERLIN));
    values.put("Gregorian", GregorianChronology.getInstanceUTC());
    values.put("Julian", JulianChronology.getInstance(BERLIN));
    values.put("Buddhist", BUDDHIST);
    values.put("Coptic", CopticChronology.getInstance(BERLIN));
    values.put("Ethiopic", EthiopicChronology.getInstance(BERLIN));
    values.put("Islamic", IslamicChronology.getInstance(BERLIN));
  }

  private static void addAmounts(Map<String, Object> values) {
    values.put("duration", new Duration(-5));
    values.put("period", new Period(1, 2, 3, 4, 5, 6, 7, -8));
    values.put("period of days", Period.days(3).normalizedStandard(PeriodType.days()));
    values.put("no period", Period.ZERO);
    values.put("type", PeriodType.yearMonthDayTime());
    values.put("type without seconds", PeriodType.time().withSecondsRemoved());
    values.put("years", Years.years(-3));
    values.put("months", Months.months(13));
    values.put("weeks", Weeks.ONE);
    values.put("days", Days.MAX_VALUE);
    values.put("hours", Hours.hours(25));
    values.put("minutes", Minutes.minutes(61));
    values.put("seconds", Seconds.MIN_VALUE);
  }

  @Test
  void aCalendarWithSettingsOfItsOwnIsRefused() {
    requireRefused(LenientChronology.getInstance(ISOChronology.getInstanceUTC()));
    requireRefused(GregorianChronology.getInstance(BERLIN, 1));
    requireRefused(ISOChronology.getInstance(DateTimeZone.forOffsetMillis(1_234)));
    requireRefused(ISOChronology.getInstance(DateTimeZone.forOffsetHoursMinutes(1, 1)));
  }

  private void requireRefused(Chronology calendar) {
    try (Codec codec = builder("kryo").build()) {
      assertThatThrownBy(() -> codec.encode(new DateTime(0, calendar)))
          .isInstanceOf(EncodeException.class)
          .hasMessageStartingWith(
              "An org.joda.time.Chronology with settings of its own has no form: register a"
                  + " Surrogate for it");
    }
  }

  @Test
  void whatIsNoValueIsRefused() {
    requireInvalid(Chronology.class, "ISO +00:00:01.234");
    requireInvalid(Chronology.class, "ISO +00:01");
    requireInvalid(Chronology.class, "ISO");
    requireInvalid(Chronology.class, "secret UTC");
    requireInvalid(DateTimeZone.class, "Europe/Secret");
    requireInvalid(Days.class, 1L << 40);
    requireInvalid(Period.class, new Object[] {null, 1});
    requireInvalid(Period.class, new Object[] {});
    requireInvalid(PeriodType.class, "days,years");
    requireInvalid(LocalTime.class, new Object[] {86_400_000L, null});
    requireInvalid(Interval.class, new Object[] {5L, 1L, null});
  }

  @SuppressWarnings("unchecked") // the form is of the surrogate
  private static void requireInvalid(Class<?> type, Object form) {
    Surrogate<?, Object> surrogate =
        (Surrogate<?, Object>)
            new JodaForms()
                .surrogates().stream().filter(s -> s.type() == type).findFirst().orElseThrow();

    assertThat(surrogate.form().isInstance(form)).isTrue();
    assertThatThrownBy(() -> surrogate.fromForm(form))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("The bytes hold no valid " + type.getName() + ": ")
        .hasNoCause();
  }
}
