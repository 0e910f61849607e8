package dev.polycodec.tck.sample;

import static dev.polycodec.tck.sample.EverydaySamples.constants;
import static dev.polycodec.tck.sample.EverydaySamples.sample;

import dev.polycodec.tck.model.Subclasses.Amount;
import dev.polycodec.tck.model.Subclasses.Stamp;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.text.ChoiceFormat;
import java.text.DateFormat;
import java.text.DateFormatSymbols;
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.text.MessageFormat;
import java.text.NumberFormat;
import java.text.SimpleDateFormat;
import java.time.Clock;
import java.time.DayOfWeek;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.MonthDay;
import java.time.OffsetDateTime;
import java.time.Period;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.chrono.HijrahChronology;
import java.time.chrono.HijrahDate;
import java.time.chrono.IsoChronology;
import java.time.chrono.JapaneseChronology;
import java.time.chrono.JapaneseDate;
import java.time.chrono.MinguoChronology;
import java.time.chrono.MinguoDate;
import java.time.chrono.ThaiBuddhistChronology;
import java.time.chrono.ThaiBuddhistDate;
import java.time.temporal.ValueRange;
import java.time.temporal.WeekFields;
import java.time.zone.ZoneOffsetTransition;
import java.util.BitSet;
import java.util.Calendar;
import java.util.Date;
import java.util.GregorianCalendar;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.Random;
import java.util.SimpleTimeZone;
import java.util.TimeZone;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.concurrent.atomic.DoubleAdder;
import java.util.concurrent.atomic.LongAdder;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Formats, zones, calendars, times and numbers of the JDK. */
final class FormatThings {

  private static final int HOUR = 3_600_000;

  private FormatThings() {}

  static List<Sample> samples() {
    return Stream.of(numbers(), dates(), zones(), times(), states()).flatMap(List::stream).toList();
  }

  private static List<Sample> numbers() {
    return List.of(
        sample("decimals", () -> new DecimalFormat("#,##0.00;(#)", symbols())),
        sample("decimals of money", () -> NumberFormat.getCurrencyInstance(Locale.GERMANY)),
        sample("decimals in percent", () -> NumberFormat.getPercentInstance(Locale.US)),
        sample("decimals of a tongue", () -> NumberFormat.getInstance(new Locale("ar", "EG"))),
        sample("decimals with settings", FormatThings::settled),
        sample("whole numbers", () -> NumberFormat.getIntegerInstance(Locale.ROOT)),
        sample(
            "short numbers",
            () -> NumberFormat.getCompactNumberInstance(Locale.US, NumberFormat.Style.SHORT)),
        sample("symbols of decimals", FormatThings::symbols),
        sample("choice", () -> new ChoiceFormat("0#none|1#one|1<many")),
        sample("message", () -> new MessageFormat("{0} of {1,number,#.#} at {2,date}", Locale.US)),
        sample("message of nothing", () -> new MessageFormat("", Locale.ROOT)));
  }

  private static DecimalFormat settled() {
    DecimalFormat format = new DecimalFormat("0.###E0", symbols());
    format.setRoundingMode(RoundingMode.FLOOR);
    format.setParseBigDecimal(true);
    format.setMultiplier(7);
    format.setPositivePrefix("+");
    format.setMaximumIntegerDigits(9);
    return format;
  }

  private static DecimalFormatSymbols symbols() {
    DecimalFormatSymbols symbols = DecimalFormatSymbols.getInstance(Locale.FRANCE);
    symbols.setGroupingSeparator('\'');
    symbols.setNaN("?");
    return symbols;
  }

  private static List<Sample> dates() {
    return List.of(
        sample("date format", () -> utc(new SimpleDateFormat("yyyy-MM-dd'T'HH:mm", Locale.ROOT))),
        sample("date format of a tongue", () -> utc(new SimpleDateFormat("EEE d MMM", Locale.UK))),
        sample(
            "date format by style",
            () -> utc((SimpleDateFormat) DateFormat.getDateInstance(DateFormat.LONG, Locale.US))),
        sample("strict date format", FormatThings::strict),
        sample("symbols of dates", () -> DateFormatSymbols.getInstance(Locale.ITALY)),
        sample("symbols of a calendar of ours", FormatThings::months));
  }

  private static SimpleDateFormat utc(SimpleDateFormat format) {
    format.setTimeZone(TimeZone.getTimeZone("UTC"));
    format.set2DigitYearStart(new Date(0));
    return format;
  }

  private static SimpleDateFormat strict() {
    SimpleDateFormat format = utc(new SimpleDateFormat("yy", Locale.ROOT));
    format.setLenient(false);
    return format;
  }

  private static DateFormatSymbols months() {
    DateFormatSymbols symbols = DateFormatSymbols.getInstance(Locale.ROOT);
    symbols.setMonths(new String[] {"one", "two", "", "", "", "", "", "", "", "", "", "", ""});
    return symbols;
  }

  private static List<Sample> zones() {
    return constants(
        "zone",
        TimeZone.getTimeZone("Europe/Paris"),
        TimeZone.getTimeZone("GMT-03:30"),
        new SimpleTimeZone(HOUR, "Plain"),
        new SimpleTimeZone(HOUR, "By weekday", 2, -1, 1, HOUR, 9, -1, 1, HOUR),
        new SimpleTimeZone(0, "By day, id=x", 2, 5, 0, 0, 9, 5, 0, 0, HOUR / 2),
        new SimpleTimeZone(-HOUR, "From", 2, 8, -1, 7, 1, 9, 8, -1, 7, 2, HOUR),
        new SimpleTimeZone(-HOUR, "Up to", 2, -8, -1, 7, 9, -8, -1, 7),
        ZoneId.of("Asia/Kolkata"),
        ZoneId.of("UTC+2"),
        ZoneOffset.ofHoursMinutesSeconds(1, 2, 3));
  }

  private static List<Sample> times() {
    return constants(
        "time",
        Instant.MIN,
        Duration.ofSeconds(-1, 1),
        Period.of(1, -2, 3),
        Year.of(-5),
        YearMonth.of(2024, 2),
        MonthDay.of(2, 29),
        LocalDate.MIN,
        LocalDateTime.MAX,
        OffsetDateTime.MIN,
        ZonedDateTime.of(2024, 10, 27, 2, 30, 0, 0, ZoneId.of("Europe/Berlin")),
        JapaneseDate.of(2024, 2, 29),
        HijrahDate.of(1445, 9, 1),
        ThaiBuddhistDate.of(2567, 2, 29),
        MinguoDate.of(-5, 1, 2),
        MinguoDate.of(5, 1, 2).atTime(LocalTime.NOON),
        ThaiBuddhistDate.of(2567, 10, 27)
            .atTime(LocalTime.of(2, 30))
            .atZone(ZoneId.of("Europe/Berlin"))
            .withLaterOffsetAtOverlap(),
        JapaneseChronology.INSTANCE.period(1, -2, 3),
        IsoChronology.INSTANCE,
        JapaneseChronology.INSTANCE,
        MinguoChronology.INSTANCE,
        ThaiBuddhistChronology.INSTANCE,
        HijrahChronology.INSTANCE,
        Clock.system(ZoneId.of("Asia/Tokyo")),
        Clock.systemUTC(),
        Clock.fixed(Instant.MAX, ZoneOffset.UTC),
        ValueRange.of(1, 2, 28, 31),
        WeekFields.SUNDAY_START,
        WeekFields.of(DayOfWeek.FRIDAY, 3),
        ZoneOffsetTransition.of(
            LocalDateTime.of(2024, 10, 27, 3, 0), ZoneOffset.ofHours(2), ZoneOffset.ofHours(1)),
        new Date(Long.MIN_VALUE),
        new Stamp(Long.MAX_VALUE, null),
        new java.sql.Date(0),
        new java.sql.Time(1),
        java.sql.Timestamp.valueOf("2024-02-29 01:02:03.000000004"),
        new BigDecimal("-1E-400"),
        BigInteger.ONE.shiftLeft(1_000).negate(),
        new Amount("0.00", "EUR"));
  }

  private static List<Sample> states() {
    return List.of(
        sample("calendar of a zone", () -> calendar("Pacific/Auckland", false)),
        sample("calendar", () -> calendar("UTC", true)),
        sample("calendar of a zone of ours", FormatThings::ofOurs),
        sample("generator", () -> new Random(-1)),
        sample("lock for many", ReentrantReadWriteLock::new),
        sample("bits", () -> BitSet.valueOf(new long[] {-1, 0, 7})),
        sample("pattern", () -> Pattern.compile("(?<a>x)|\\Q.\\E", Pattern.UNICODE_CASE)),
        sample("no number", OptionalInt::empty),
        sample("some number", () -> OptionalDouble.of(-0.0)),
        sample("sum", FormatThings::sum),
        sample("sum of fractions", DoubleAdder::new),
        sample("text in parts", () -> new StringBuilder("a").append('\ud83d').append('\ude00')));
  }

  private static Calendar calendar(String zone, boolean lenient) {
    Calendar calendar = new GregorianCalendar(TimeZone.getTimeZone(zone), Locale.GERMANY);
    calendar.setTimeInMillis(86_399_999);
    calendar.setLenient(lenient);
    return calendar;
  }

  private static Calendar ofOurs() {
    TimeZone zone = new SimpleTimeZone(HOUR, "Ours", 2, -1, 1, HOUR, 9, -1, 1, HOUR);
    Calendar calendar = new GregorianCalendar(zone, Locale.GERMANY);
    calendar.setTimeInMillis(0);
    return calendar;
  }

  private static LongAdder sum() {
    LongAdder sum = new LongAdder();
    sum.add(-7);
    return sum;
  }

  /** Returns an array that threads may share. */
  static AtomicReferenceArray<Object> shared() {
    return new AtomicReferenceArray<>(new Object[] {"a", null, 7});
  }
}
