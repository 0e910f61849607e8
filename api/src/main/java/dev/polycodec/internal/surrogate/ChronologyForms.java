package dev.polycodec.internal.surrogate;

import static dev.polycodec.internal.surrogate.Form.bytes;
import static dev.polycodec.internal.surrogate.Form.objects;
import static dev.polycodec.internal.surrogate.Form.require;
import static dev.polycodec.internal.surrogate.Form.single;
import static dev.polycodec.internal.surrogate.Form.text;
import static dev.polycodec.spi.SurrogateProvider.part;

import java.nio.ByteBuffer;
import java.time.Clock;
import java.time.DayOfWeek;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.chrono.ChronoLocalDate;
import java.time.chrono.ChronoLocalDateTime;
import java.time.chrono.ChronoPeriod;
import java.time.chrono.ChronoZonedDateTime;
import java.time.chrono.Chronology;
import java.time.chrono.HijrahChronology;
import java.time.chrono.IsoChronology;
import java.time.chrono.JapaneseChronology;
import java.time.chrono.MinguoChronology;
import java.time.chrono.ThaiBuddhistChronology;
import java.time.temporal.ChronoUnit;
import java.time.temporal.ValueRange;
import java.time.temporal.WeekFields;
import java.time.zone.ZoneOffsetTransition;
import org.jspecify.annotations.Nullable;

/** Calendars, their times and periods, clocks, and what {@code java.time} knows of weeks. */
final class ChronologyForms {

  private ChronologyForms() {}

  static void addTo(FormTable rows) {
    addCalendar(rows, IsoChronology.class, IsoChronology.INSTANCE);
    addCalendar(rows, JapaneseChronology.class, JapaneseChronology.INSTANCE);
    addCalendar(rows, MinguoChronology.class, MinguoChronology.INSTANCE);
    addCalendar(rows, ThaiBuddhistChronology.class, ThaiBuddhistChronology.INSTANCE);
    rows.add(text(HijrahChronology.class, HijrahChronology::getId, ChronologyForms::hijrah));
    addTimes(rows);
    addClocks(rows);
    addFields(rows);
  }

  private static <T> void addCalendar(FormTable rows, Class<T> type, T only) {
    rows.add(single(type.getName(), type, only));
  }

  /** Asks nobody for others, as {@code Chronology.of} does: bytes would choose what is loaded. */
  private static HijrahChronology hijrah(String id) {
    require(id.equals(HijrahChronology.INSTANCE.getId()));
    return HijrahChronology.INSTANCE;
  }

  private static void addTimes(FormTable rows) {
    String times = "java.time.chrono.ChronoLocalDateTimeImpl";
    rows.add(
        objects(
            times,
            ChronoLocalDateTime.class,
            t -> new Object[] {t.toLocalDate(), t.toLocalTime()},
            a -> (ChronoLocalDateTime<?>) other(local(a, 2), LocalDateTime.class)),
        times);
    String zoned = "java.time.chrono.ChronoZonedDateTimeImpl";
    rows.add(
        objects(
            zoned,
            ChronoZonedDateTime.class,
            t ->
                new Object[] {
                  t.toLocalDateTime().toLocalDate(), t.toLocalTime(), t.getOffset(), t.getZone()
                },
            ChronologyForms::zoned),
        zoned);
    String periods = "java.time.chrono.ChronoPeriodImpl";
    rows.add(
        objects(periods, ChronoPeriod.class, ChronologyForms::form, ChronologyForms::period),
        periods);
  }

  private static ChronoLocalDateTime<?> local(@Nullable Object[] form, int length) {
    return part(form, 0, length, ChronoLocalDate.class)
        .atTime(part(form, 1, length, LocalTime.class));
  }

  /** Of the two times of an overlap, it is the one of the offset. */
  private static ChronoZonedDateTime<?> zoned(@Nullable Object[] form) {
    ZoneOffset offset = part(form, 2, 4, ZoneOffset.class);
    ChronoLocalDateTime<?> local =
        (ChronoLocalDateTime<?>) other(local(form, 4), LocalDateTime.class);
    ChronoZonedDateTime<?> time = local.atZone(part(form, 3, 4, ZoneId.class));
    ChronoZonedDateTime<?> right =
        time.getOffset().equals(offset) ? time : time.withLaterOffsetAtOverlap();
    require(right.getOffset().equals(offset) && right.toLocalDateTime().equals(local));
    return right;
  }

  /** A date of the ISO calendar makes a value of a public class, which has a form of its own. */
  private static Object other(Object made, Class<?> iso) {
    require(!iso.isInstance(made));
    return made;
  }

  private static @Nullable Object[] form(ChronoPeriod period) {
    return new Object[] {
      period.getChronology(),
      Math.toIntExact(period.get(ChronoUnit.YEARS)),
      Math.toIntExact(period.get(ChronoUnit.MONTHS)),
      Math.toIntExact(period.get(ChronoUnit.DAYS))
    };
  }

  private static ChronoPeriod period(@Nullable Object[] form) {
    Chronology calendar = part(form, 0, 4, Chronology.class);
    require(calendar != IsoChronology.INSTANCE);
    return calendar.period(
        part(form, 1, 4, Integer.class),
        part(form, 2, 4, Integer.class),
        part(form, 3, 4, Integer.class));
  }

  private static void addClocks(FormTable rows) {
    String system = "java.time.Clock$SystemClock";
    rows.add(
        objects(
            system,
            Clock.class,
            clock -> new Object[] {clock.getZone()},
            a -> Clock.system(part(a, 0, 1, ZoneId.class))),
        system);
    String fixed = "java.time.Clock$FixedClock";
    rows.add(
        objects(
            fixed,
            Clock.class,
            clock -> new Object[] {clock.instant(), clock.getZone()},
            a -> Clock.fixed(part(a, 0, 2, Instant.class), part(a, 1, 2, ZoneId.class))),
        fixed);
  }

  private static void addFields(FormTable rows) {
    rows.add(
        bytes(
            ValueRange.class,
            32,
            ChronologyForms::form,
            b -> ValueRange.of(b.getLong(), b.getLong(), b.getLong(), b.getLong())));
    rows.add(
        bytes(
            WeekFields.class,
            2,
            w ->
                new byte[] {
                  (byte) w.getFirstDayOfWeek().getValue(), (byte) w.getMinimalDaysInFirstWeek()
                },
            b -> WeekFields.of(DayOfWeek.of(b.get()), b.get())));
    rows.add(
        objects(
            ZoneOffsetTransition.class,
            t -> new Object[] {t.getDateTimeBefore(), t.getOffsetBefore(), t.getOffsetAfter()},
            a ->
                ZoneOffsetTransition.of(
                    part(a, 0, 3, LocalDateTime.class),
                    part(a, 1, 3, ZoneOffset.class),
                    part(a, 2, 3, ZoneOffset.class))));
  }

  private static byte[] form(ValueRange range) {
    return ByteBuffer.allocate(32)
        .putLong(range.getMinimum())
        .putLong(range.getLargestMinimum())
        .putLong(range.getSmallestMaximum())
        .putLong(range.getMaximum())
        .array();
  }
}
