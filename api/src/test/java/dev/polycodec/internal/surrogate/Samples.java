package dev.polycodec.internal.surrogate;

import java.math.MathContext;
import java.math.RoundingMode;
import java.net.URI;
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
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Currency;
import java.util.Date;
import java.util.GregorianCalendar;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Random;
import java.util.TimeZone;
import java.util.UUID;

/** Values that are equal to themselves by {@code equals}: edges, and some by a seed. */
final class Samples {

  private static final ZoneId PARIS = ZoneId.of("Europe/Paris");

  private Samples() {}

  static List<Object> edges() {
    List<Object> all = new ArrayList<>();
    all.addAll(List.of(Instant.MIN, Instant.MAX, Instant.EPOCH, Instant.ofEpochSecond(-1, 1)));
    all.addAll(List.of(LocalDate.MIN, LocalDate.MAX, LocalDate.EPOCH, LocalDate.of(2024, 2, 29)));
    all.addAll(List.of(LocalTime.MIN, LocalTime.MAX, LocalTime.NOON));
    all.addAll(List.of(LocalDateTime.MIN, LocalDateTime.MAX));
    all.addAll(List.of(OffsetDateTime.MIN, OffsetDateTime.MAX, OffsetTime.MIN, OffsetTime.MAX));
    all.addAll(List.of(ZoneOffset.MIN, ZoneOffset.MAX, ZoneOffset.UTC, PARIS, ZoneId.of("UTC+1")));
    all.addAll(List.of(Duration.ZERO, Duration.ofSeconds(Long.MIN_VALUE), Duration.ofNanos(-1)));
    all.add(Duration.ofSeconds(Long.MAX_VALUE, 999_999_999));
    all.addAll(List.of(Period.ZERO, Period.of(Integer.MIN_VALUE, 0, Integer.MAX_VALUE)));
    all.addAll(List.of(Year.of(Year.MIN_VALUE), Year.of(Year.MAX_VALUE), Year.of(-1)));
    all.addAll(List.of(YearMonth.of(Year.MIN_VALUE, 1), YearMonth.of(Year.MAX_VALUE, 12)));
    all.addAll(List.of(YearMonth.of(-1, 12), MonthDay.of(2, 29), MonthDay.of(12, 31)));
    all.addAll(zoned());
    all.addAll(values());
    all.addAll(optionals());
    return all;
  }

  /** The hour that comes twice: the offset tells which. */
  private static List<Object> zoned() {
    ZonedDateTime overlap = ZonedDateTime.of(LocalDateTime.of(2023, 10, 29, 2, 30), PARIS);
    return List.of(
        overlap,
        overlap.withLaterOffsetAtOverlap(),
        ZonedDateTime.of(LocalDateTime.MAX, ZoneOffset.MIN),
        ZonedDateTime.of(LocalDateTime.MIN, ZoneOffset.ofHoursMinutesSeconds(1, 2, 3)));
  }

  private static List<Object> values() {
    BitSet bits = new BitSet();
    bits.set(1_000);
    GregorianCalendar calendar = new GregorianCalendar(TimeZone.getTimeZone("Asia/Tokyo"));
    calendar.setLenient(false);
    calendar.setGregorianChange(new Date(Long.MIN_VALUE));
    return List.of(
        new UUID(0, 0),
        new UUID(-1, Long.MIN_VALUE),
        URI.create(""),
        URI.create("http://u@h:1/p%20q?a=b#ä"),
        URI.create("mailto:a@b"),
        Currency.getInstance("EUR"),
        Locale.ROOT,
        Locale.US,
        new Locale("no", "NO", "NY"),
        new Locale("ja", "JP", "JP"),
        new Locale("x", "", "odd variant"),
        Locale.forLanguageTag("zh-Hant-TW-u-ca-roc-x-own"),
        TimeZone.getTimeZone("America/New_York"),
        TimeZone.getTimeZone("GMT+05:30"),
        calendar,
        new BitSet(),
        bits,
        MathContext.UNLIMITED,
        new MathContext(7, RoundingMode.UNNECESSARY),
        new java.sql.Date(Long.MIN_VALUE),
        new java.sql.Time(-1),
        timestamp(-1, 999_999_999),
        timestamp(0, 0));
  }

  static java.sql.Timestamp timestamp(long millis, int nanos) {
    java.sql.Timestamp timestamp = new java.sql.Timestamp(millis);
    timestamp.setNanos(nanos);
    return timestamp;
  }

  private static List<Object> optionals() {
    return List.of(
        Optional.empty(),
        Optional.of("a"),
        OptionalInt.empty(),
        OptionalInt.of(-1),
        OptionalLong.empty(),
        OptionalLong.of(Long.MIN_VALUE),
        OptionalDouble.empty(),
        OptionalDouble.of(Double.NaN));
  }

  /** Values anywhere in the range of their classes. */
  static List<Object> random(Random random) {
    Instant instant =
        Instant.ofEpochSecond(between(random, Instant.MIN, Instant.MAX), nano(random));
    ZoneOffset offset = ZoneOffset.ofTotalSeconds(random.nextInt(18 * 3600) - 9 * 3600);
    LocalDate date =
        LocalDate.ofEpochDay(
            LocalDate.MIN.toEpochDay()
                + (long)
                    (random.nextDouble()
                        * (LocalDate.MAX.toEpochDay() - LocalDate.MIN.toEpochDay())));
    LocalTime time = LocalTime.ofNanoOfDay((long) (random.nextDouble() * 86_400_000_000_000L));
    Instant modern = Instant.ofEpochSecond(random.nextInt(), nano(random));
    List<String> zones = ZoneId.getAvailableZoneIds().stream().sorted().toList();
    return List.of(
        instant,
        date,
        time,
        date.atTime(time),
        date.atTime(time).atOffset(offset),
        time.atOffset(offset),
        modern.atZone(ZoneId.of(zones.get(random.nextInt(zones.size())))),
        Duration.ofSeconds(random.nextLong(), nano(random)),
        Period.of(random.nextInt(), random.nextInt(), random.nextInt()),
        YearMonth.from(date),
        new UUID(random.nextLong(), random.nextLong()),
        BitSet.valueOf(new long[] {random.nextLong(), random.nextLong()}),
        timestamp(random.nextLong() >> 8, 0));
  }

  private static long between(Random random, Instant from, Instant to) {
    long span = to.getEpochSecond() - from.getEpochSecond();
    return from.getEpochSecond() + (long) (random.nextDouble() * span);
  }

  private static int nano(Random random) {
    return random.nextInt(1_000_000_000);
  }
}
