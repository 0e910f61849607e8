package dev.polycodec.internal.surrogate;

import static dev.polycodec.internal.surrogate.Form.bytes;
import static dev.polycodec.internal.surrogate.Form.number;
import static dev.polycodec.internal.surrogate.Form.require;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
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
import java.time.chrono.HijrahChronology;
import java.time.chrono.HijrahDate;
import java.time.chrono.JapaneseChronology;
import java.time.chrono.JapaneseDate;
import java.time.chrono.MinguoChronology;
import java.time.chrono.MinguoDate;
import java.time.chrono.ThaiBuddhistChronology;
import java.time.chrono.ThaiBuddhistDate;

/** The values of {@code java.time}: fixed binary forms, exact over each class's whole range. */
final class TimeForms {

  private TimeForms() {}

  static void addTo(FormTable rows) {
    rows.add(number(LocalDate.class, LocalDate::toEpochDay, LocalDate::ofEpochDay));
    rows.add(number(LocalTime.class, LocalTime::toNanoOfDay, LocalTime::ofNanoOfDay));
    rows.add(number(Year.class, y -> (long) y.getValue(), n -> Year.of(Math.toIntExact(n))));
    rows.add(number(YearMonth.class, TimeForms::months, TimeForms::yearMonth));
    rows.add(
        number(
            MonthDay.class,
            d -> d.getMonthValue() * 100L + d.getDayOfMonth(),
            n -> MonthDay.of(Math.toIntExact(n / 100), (int) (n % 100))));
    rows.add(
        bytes(
            Instant.class,
            12,
            i -> seconds(i.getEpochSecond(), i.getNano(), 12).array(),
            b -> Instant.ofEpochSecond(b.getLong(), nano(b))));
    rows.add(
        bytes(
            Duration.class,
            12,
            d -> seconds(d.getSeconds(), d.getNano(), 12).array(),
            b -> Duration.ofSeconds(b.getLong(), nano(b))));
    rows.add(
        bytes(
            Period.class,
            12,
            p -> ints(p.getYears(), p.getMonths(), p.getDays()),
            b -> Period.of(b.getInt(), b.getInt(), b.getInt())));
    addLocalAndOffset(rows);
    addZones(rows);
  }

  /** Dates of other calendars are the days that they have in common. */
  static void addCalendars(FormTable rows) {
    rows.add(
        number(
            JapaneseDate.class,
            JapaneseDate::toEpochDay,
            JapaneseChronology.INSTANCE::dateEpochDay));
    rows.add(
        number(MinguoDate.class, MinguoDate::toEpochDay, MinguoChronology.INSTANCE::dateEpochDay));
    rows.add(
        number(
            ThaiBuddhistDate.class,
            ThaiBuddhistDate::toEpochDay,
            ThaiBuddhistChronology.INSTANCE::dateEpochDay));
    rows.add(number(HijrahDate.class, TimeForms::hijrah, HijrahChronology.INSTANCE::dateEpochDay));
  }

  private static long hijrah(HijrahDate date) {
    if (!date.getChronology().equals(HijrahChronology.INSTANCE)) {
      throw Form.none("A java.time.chrono.HijrahDate of another variant");
    }
    return date.toEpochDay();
  }

  private static void addLocalAndOffset(FormTable rows) {
    rows.add(bytes(LocalDateTime.class, 12, t -> local(t, 12).array(), TimeForms::local));
    rows.add(
        bytes(
            OffsetDateTime.class,
            16,
            t -> local(t.toLocalDateTime(), 16).putInt(t.getOffset().getTotalSeconds()).array(),
            b -> OffsetDateTime.of(local(b), offset(b))));
    rows.add(
        bytes(
            OffsetTime.class,
            12,
            t ->
                ByteBuffer.allocate(12)
                    .putLong(t.toLocalTime().toNanoOfDay())
                    .putInt(t.getOffset().getTotalSeconds())
                    .array(),
            b -> OffsetTime.of(LocalTime.ofNanoOfDay(b.getLong()), offset(b))));
  }

  private static void addZones(FormTable rows) {
    rows.add(
        number(
            ZoneOffset.class,
            o -> (long) o.getTotalSeconds(),
            n -> ZoneOffset.ofTotalSeconds(Math.toIntExact(n))));
    Form<ZoneId, String> zone = Form.text(ZoneId.class, ZoneId::getId, ZoneId::of);
    rows.add(zone);
    rows.add(zone, "java.time.ZoneRegion");
    rows.add(
        new Form<>(
            ZonedDateTime.class.getName(),
            ZonedDateTime.class,
            byte[].class,
            TimeForms::zoned,
            bytes -> zoned(ByteBuffer.wrap(bytes))));
  }

  private static byte[] zoned(ZonedDateTime time) {
    byte[] zone = time.getZone().getId().getBytes(StandardCharsets.UTF_8);
    return local(time.toLocalDateTime(), 16 + zone.length)
        .putInt(time.getOffset().getTotalSeconds())
        .put(zone)
        .array();
  }

  /** The offset chooses between the two times of an overlap; another one means other zone rules. */
  private static ZonedDateTime zoned(ByteBuffer bytes) {
    LocalDateTime local = local(bytes);
    ZoneOffset offset = offset(bytes);
    ZoneId zone = ZoneId.of(StandardCharsets.UTF_8.decode(bytes).toString());
    return ZonedDateTime.ofStrict(local, offset, zone);
  }

  private static long months(YearMonth month) {
    return month.getYear() * 12L + month.getMonthValue() - 1;
  }

  private static YearMonth yearMonth(long months) {
    return YearMonth.of(
        Math.toIntExact(Math.floorDiv(months, 12L)), (int) Math.floorMod(months, 12L) + 1);
  }

  private static ByteBuffer local(LocalDateTime time, int size) {
    return seconds(time.toEpochSecond(ZoneOffset.UTC), time.getNano(), size);
  }

  private static LocalDateTime local(ByteBuffer bytes) {
    return LocalDateTime.ofEpochSecond(bytes.getLong(), nano(bytes), ZoneOffset.UTC);
  }

  private static ZoneOffset offset(ByteBuffer bytes) {
    return ZoneOffset.ofTotalSeconds(bytes.getInt());
  }

  private static ByteBuffer seconds(long seconds, int nano, int size) {
    return ByteBuffer.allocate(size).putLong(seconds).putInt(nano);
  }

  private static int nano(ByteBuffer bytes) {
    int nano = bytes.getInt();
    require(nano >= 0 && nano < 1_000_000_000);
    return nano;
  }

  private static byte[] ints(int a, int b, int c) {
    return ByteBuffer.allocate(12).putInt(a).putInt(b).putInt(c).array();
  }
}
