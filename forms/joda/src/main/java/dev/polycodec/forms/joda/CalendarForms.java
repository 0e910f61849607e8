package dev.polycodec.forms.joda;

import static dev.polycodec.spi.SurrogateProvider.form;
import static dev.polycodec.spi.SurrogateProvider.require;

import dev.polycodec.EncodeException;
import dev.polycodec.Surrogate;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import org.joda.time.Chronology;
import org.joda.time.DateTimeZone;
import org.joda.time.chrono.BuddhistChronology;
import org.joda.time.chrono.CopticChronology;
import org.joda.time.chrono.EthiopicChronology;
import org.joda.time.chrono.GJChronology;
import org.joda.time.chrono.GregorianChronology;
import org.joda.time.chrono.ISOChronology;
import org.joda.time.chrono.IslamicChronology;
import org.joda.time.chrono.JulianChronology;
import org.jspecify.annotations.Nullable;

/** Zones by their identifiers; calendars by a name, a space and the identifier of their zone. */
final class CalendarForms {

  private static final Map<String, Function<DateTimeZone, Chronology>> CALENDARS =
      Map.of(
          "ISO", ISOChronology::getInstance,
          "GJ", GJChronology::getInstance,
          "Gregorian", GregorianChronology::getInstance,
          "Julian", JulianChronology::getInstance,
          "Buddhist", BuddhistChronology::getInstance,
          "Coptic", CopticChronology::getInstance,
          "Ethiopic", EthiopicChronology::getInstance,
          "Islamic", IslamicChronology::getInstance);

  private static final String SUFFIX = "Chronology";

  /** Joda-Time keeps a calendar of each zone for good, so that bytes must not name any offset. */
  private static final int QUARTER = 15 * 60_000;

  private CalendarForms() {}

  static List<Surrogate<?, ?>> all() {
    return List.of(
        form(DateTimeZone.class, String.class, CalendarForms::idOf, CalendarForms::zone),
        form(Chronology.class, String.class, CalendarForms::nameOf, CalendarForms::calendar));
  }

  private static String idOf(DateTimeZone zone) {
    if (!zone.equals(DateTimeZone.forID(zone.getID()))) {
      throw none("An org.joda.time.DateTimeZone with rules of its own");
    }
    return zone.getID();
  }

  private static DateTimeZone zone(String id) {
    DateTimeZone zone = DateTimeZone.forID(id);
    require(zone.getID().equals(id));
    return zone;
  }

  private static String nameOf(Chronology calendar) {
    String type = calendar.getClass().getSimpleName();
    DateTimeZone zone = calendar.getZone();
    String name = type.endsWith(SUFFIX) ? type.substring(0, type.length() - SUFFIX.length()) : "";
    Function<DateTimeZone, Chronology> found = CALENDARS.get(name);
    if (found == null || zone == null || isOdd(zone) || !calendar.equals(found.apply(zone))) {
      throw none("An org.joda.time.Chronology with settings of its own");
    }
    return name + " " + idOf(zone);
  }

  private static Chronology calendar(String name) {
    String[] parts = name.split(" ", 2);
    Function<DateTimeZone, Chronology> found = CALENDARS.get(parts[0]);
    require(found != null && parts.length == 2);
    DateTimeZone zone = zone(parts[1]);
    require(!isOdd(zone));
    return Objects.requireNonNull(found).apply(zone);
  }

  private static boolean isOdd(DateTimeZone zone) {
    return zone.isFixed() && zone.getOffset(0) % QUARTER != 0;
  }

  /** Returns a calendar as a form has it: null for the one that most values in UTC have. */
  static @Nullable Object written(Chronology calendar) {
    return calendar.equals(ISOChronology.getInstanceUTC()) ? null : calendar;
  }

  /** Returns the calendar at the end of a form. */
  static Chronology last(@Nullable Object[] form) {
    Chronology calendar = (Chronology) form[form.length - 1];
    return calendar == null ? ISOChronology.getInstanceUTC() : calendar;
  }

  private static EncodeException none(String value) {
    return new EncodeException(value + " has no form: register a Surrogate for it");
  }
}
