package dev.polycodec.internal.surrogate;

import static dev.polycodec.internal.surrogate.Form.bytes;
import static dev.polycodec.internal.surrogate.Form.objects;
import static dev.polycodec.internal.surrogate.Form.require;
import static dev.polycodec.internal.surrogate.Form.text;
import static dev.polycodec.spi.SurrogateProvider.part;

import java.math.MathContext;
import java.math.RoundingMode;
import java.net.URI;
import java.nio.ByteBuffer;
import java.util.BitSet;
import java.util.Currency;
import java.util.Date;
import java.util.GregorianCalendar;
import java.util.Locale;
import java.util.TimeZone;
import java.util.UUID;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Values of {@code java.lang}, {@code java.math}, {@code java.net} and {@code java.util}. */
final class ValueForms {

  /** The characters of a pattern, which is compiled. */
  private static final int MAX_PATTERN = 4_096;

  /** The characters of a language tag: the JDK keeps those it has seen. */
  private static final int MAX_TAG = 256;

  private ValueForms() {}

  static void addTo(FormTable rows) {
    rows.add(
        bytes(
            UUID.class,
            16,
            u ->
                ByteBuffer.allocate(16)
                    .putLong(u.getMostSignificantBits())
                    .putLong(u.getLeastSignificantBits())
                    .array(),
            b -> new UUID(b.getLong(), b.getLong())));
    rows.add(
        new Form<>(
            BitSet.class.getName(),
            BitSet.class,
            byte[].class,
            BitSet::toByteArray,
            BitSet::valueOf));
    rows.add(text(URI.class, URI::toString, URI::create));
    rows.add(text(Currency.class, Currency::getCurrencyCode, Currency::getInstance));
    rows.add(text(Locale.class, ValueForms::tag, ValueForms::locale));
    rows.add(text(StringBuilder.class, StringBuilder::toString, StringBuilder::new));
    rows.add(text(StringBuffer.class, StringBuffer::toString, StringBuffer::new));
    rows.add(
        objects(
            Pattern.class,
            p -> new Object[] {bounded(p.pattern(), MAX_PATTERN), linear(p.flags())},
            a ->
                Pattern.compile(
                    bounded(part(a, 0, 2, String.class), MAX_PATTERN),
                    linear(part(a, 1, 2, Integer.class)))));
    rows.add(
        objects(
            MathContext.class,
            m -> new Object[] {m.getPrecision(), m.getRoundingMode().name()},
            a ->
                new MathContext(
                    part(a, 0, 2, Integer.class),
                    RoundingMode.valueOf(part(a, 1, 2, String.class)))));
    Form<TimeZone, String> zone = text(TimeZone.class, ValueForms::zoneId, ValueForms::zone);
    rows.add(zone);
    rows.add(zone, "sun.util.calendar.ZoneInfo");
    rows.add(objects(GregorianCalendar.class, ValueForms::calendar, ValueForms::calendar));
  }

  private static String bounded(String text, int max) {
    if (text.length() > max) {
      throw Form.none(
          "A text of "
              + text.length()
              + " characters, where a Pattern or Locale may have no more than "
              + max
              + ",");
    }
    return text;
  }

  /** With canonical equivalence, each accent may multiply the time that a pattern is compiled. */
  private static int linear(int flags) {
    if ((flags & Pattern.CANON_EQ) != 0) {
      throw Form.none("A java.util.regex.Pattern of canonical equivalence");
    }
    return flags;
  }

  /** The language tag, except of locales that no tag can express, such as {@code no_NO_NY}. */
  private static String tag(Locale locale) {
    String tag = bounded(locale.toLanguageTag(), MAX_TAG);
    if (locale.equals(Locale.forLanguageTag(tag))) {
      return tag;
    }
    String parts =
        "_" + locale.getLanguage() + "_" + locale.getCountry() + "_" + locale.getVariant();
    if (locale.equals(locale(parts))) {
      return parts;
    }
    throw Form.none("A java.util.Locale that neither a tag nor parts express");
  }

  private static Locale locale(String tag) {
    bounded(tag, MAX_TAG);
    if (!tag.startsWith("_")) {
      Locale locale = Locale.forLanguageTag(tag);
      require(locale.toLanguageTag().equalsIgnoreCase(tag));
      return locale;
    }
    String[] parts = tag.split("_", 4);
    require(parts.length == 4);
    return new Locale(parts[1], parts[2], parts[3]);
  }

  private static String zoneId(TimeZone zone) {
    if (!isKnown(zone)) {
      throw Form.none("A java.util.TimeZone with rules of its own");
    }
    return zone.getID();
  }

  private static boolean isKnown(TimeZone zone) {
    return zone.equals(TimeZone.getTimeZone(zone.getID()));
  }

  /** An unknown identifier would quietly become GMT. */
  private static TimeZone zone(String id) {
    TimeZone zone = TimeZone.getTimeZone(id);
    require(zone.getID().equals(id));
    return zone;
  }

  private static @Nullable Object[] calendar(GregorianCalendar calendar) {
    return new Object[] {
      calendar.getTimeInMillis(),
      zoneOf(calendar),
      calendar.isLenient(),
      calendar.getFirstDayOfWeek(),
      calendar.getMinimalDaysInFirstWeek(),
      calendar.getGregorianChange().getTime()
    };
  }

  /** Returns the identifier of a zone, or one with rules of its own, which has a form or none. */
  private static Object zoneOf(GregorianCalendar calendar) {
    TimeZone zone = calendar.getTimeZone();
    return isKnown(zone) ? zone.getID() : zone;
  }

  private static GregorianCalendar calendar(@Nullable Object[] form) {
    Object zone = part(form, 1, 6, Object.class);
    GregorianCalendar calendar =
        new GregorianCalendar(
            zone instanceof TimeZone own ? own : zone((String) zone), Locale.ROOT);
    calendar.setLenient(part(form, 2, 6, Boolean.class));
    calendar.setFirstDayOfWeek(part(form, 3, 6, Integer.class));
    calendar.setMinimalDaysInFirstWeek(part(form, 4, 6, Integer.class));
    calendar.setGregorianChange(new Date(part(form, 5, 6, Long.class)));
    calendar.setTimeInMillis(part(form, 0, 6, Long.class));
    return calendar;
  }
}
