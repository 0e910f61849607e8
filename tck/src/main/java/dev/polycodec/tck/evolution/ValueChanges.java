package dev.polycodec.tck.evolution;

import static dev.polycodec.tck.evolution.Changes.newer;
import static dev.polycodec.tck.evolution.Changes.older;
import static java.nio.charset.StandardCharsets.UTF_8;

import java.math.BigInteger;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.Period;
import java.time.Year;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Date;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.UUID;

/** Fields that become another value of the JDK: what looks alike in the bytes may be another. */
final class ValueChanges {

  private static final Instant TIME = Instant.ofEpochSecond(1_700_000_000L, 500_000_000);
  private static final Instant FINE = TIME.plusNanos(5);
  private static final Date DATE = Date.from(TIME);
  private static final LocalDate DAY = LocalDate.of(2024, 2, 29);

  private final List<Case> cases = new ArrayList<>();

  private ValueChanges() {}

  static List<Case> all() {
    ValueChanges changes = new ValueChanges();
    changes.instants();
    changes.dates();
    changes.days();
    changes.texts();
    changes.characters();
    changes.open();
    return changes.cases;
  }

  private void instants() {
    never("Instant → Duration", "InstantDuration", TIME, Duration.ofSeconds(7, 5));
    same("Instant → String", "InstantText", TIME, TIME.toString());
    toNewer("Instant → long", "InstantLong", TIME);
    lessInOlder("long → Instant", "InstantLong", 7L, Instant.ofEpochMilli(7));
    same("Instant → Date", "InstantDate", TIME, DATE);
    lessInNewer("Instant → Date, too fine", "InstantDate", FINE, DATE);
    same("Instant → ZonedDateTime", "InstantZoned", TIME, TIME.atZone(ZoneOffset.UTC));
    same("Instant → OffsetDateTime", "InstantOffset", TIME, TIME.atOffset(ZoneOffset.UTC));
    ZonedDateTime zoned = TIME.atZone(ZoneId.of("Europe/Paris"));
    lessInOlder("ZonedDateTime → Instant, a zone", "InstantZoned", zoned, TIME);
    LocalDateTime local = LocalDateTime.ofInstant(TIME, ZoneOffset.UTC);
    lessInNewer("Instant → LocalDateTime", "InstantLocal", TIME, local);
    toOlder("LocalDateTime → Instant", "InstantLocal", local);
    lessInNewer("Instant → LocalDate", "InstantDay", TIME, local.toLocalDate());
    toOlder("LocalDate → Instant", "InstantDay", DAY);
  }

  private void dates() {
    same("Date → long", "DateLong", DATE, DATE.getTime());
    same("Date → ZonedDateTime", "DateZoned", DATE, TIME.atZone(ZoneOffset.UTC));
    same("Date → OffsetDateTime", "DateOffset", DATE, TIME.atOffset(ZoneOffset.UTC));
    toNewer("Date → LocalDateTime", "DateLocal", DATE);
    LocalDateTime local = LocalDateTime.ofInstant(TIME, ZoneOffset.UTC);
    lessInOlder("LocalDateTime → Date", "DateLocal", local, DATE);
  }

  private void days() {
    toNewer("LocalDate → LocalDateTime", "DayTime", DAY);
    lessInOlder("LocalDateTime → LocalDate", "DayTime", DAY.atTime(1, 2), DAY);
    never("LocalDate → long", "DayLong", DAY, DAY.toEpochDay());
    never("LocalDate → Year", "DayYear", DAY, Year.of(2024));
    toNewer("Duration → long", "DurationLong", Duration.ofSeconds(7));
    lessInOlder("long → Duration", "DurationLong", 7L, Duration.ofMillis(7));
    never("Duration → Period", "DurationPeriod", Duration.ofHours(1), Period.ofMonths(1));
  }

  private void texts() {
    UUID uuid = new UUID(1, 2);
    same("Optional → String", "OptionalText", Optional.of("a"), "a");
    toNewer("UUID → String", "UuidText", uuid, uuid.toString(), "AAAAAAAAAAEAAAAAAAAAAg==");
    toOlder("String → UUID", "UuidText", uuid.toString(), uuid);
    byte[] bytes = {1, 2, 3};
    String base64 = "AQID";
    toNewer("byte[] → String", "BytesText", bytes, base64, new String(bytes, UTF_8));
    toOlder("byte[] → String", "BytesText", base64, bytes, base64.getBytes(UTF_8));
    same("byte[] → int[]", "BytesInts", new byte[] {1, 2, 3}, new int[] {1, 2, 3});
    toOlder("int[] → byte[], too large", "BytesInts", new int[] {300});
    same("BigInteger → String", "BigText", BigInteger.TEN, "10");
    toNewer("Locale → String", "LocaleText", Locale.GERMANY, "de-DE", "de_DE");
    toOlder("String → Locale", "LocaleText", "de-DE", Locale.GERMANY);
    same("URI → String", "UriText", URI.create("a:b"), "a:b");
    same("BitSet → long[]", "BitsLongs", BitSet.valueOf(new long[] {5}), new long[] {5});
  }

  private void characters() {
    same("char → byte", "CharByte", 'A', (byte) 65);
    cases.add(older("char → Character", holding("CharCharacter", 'A'), Outcome.READ, shown('A')));
    cases.add(newer("char → Character", holding("CharCharacter", 'A'), Outcome.READ, shown('A')));
  }

  /** Where anything may be, a format without classes tells no more than text, number or truth. */
  private void open() {
    opened("Instant → Object", "InstantObject", TIME, TIME.toString());
    opened("char → Object", "CharObject", 'A', "A");
    opened("int → Object", "IntObject", 7, 7);
    opened("long → Object", "LongObject", 7L, 7);
  }

  private void opened(String change, String type, Object value, Object bare) {
    cases.add(older(change, holding(type, value), Outcome.READ, shown(value)).orLost(shown(bare)));
    cases.add(newer(change, holding(type, value), Outcome.READ, shown(value)));
  }

  private void never(String change, String type, Object old, Object fresh) {
    toNewer(change, type, old);
    toOlder(change, type, fresh);
  }

  /** The same in another form, which a format may see that has no other for it. */
  private void same(String change, String type, Object old, Object fresh) {
    toNewer(change, type, old, fresh);
    toOlder(change, type, fresh, old);
  }

  private void toNewer(String change, String type, Object value, Object... plain) {
    cases.add(older(change, holding(type, value), Outcome.REFUSED, null).orPlain(shown(plain)));
  }

  private void toOlder(String change, String type, Object value, Object... plain) {
    cases.add(newer(change, holding(type, value), Outcome.REFUSED, null).orPlain(shown(plain)));
  }

  /** What is no error in JSON, as Jackson takes of a text or a number what the class can hold. */
  private void lessInNewer(String change, String type, Object value, Object less) {
    cases.add(older(change, holding(type, value), Outcome.REFUSED, null).orLost(shown(less)));
  }

  private void lessInOlder(String change, String type, Object value, Object less) {
    cases.add(newer(change, holding(type, value), Outcome.REFUSED, null).orLost(shown(less)));
  }

  private static Specimen holding(String type, Object value) {
    return Specimen.of("Values$" + type, "value", value);
  }

  private static String shown(Object value) {
    return "{value=" + Rendering.of(value) + "}";
  }

  private static String[] shown(Object[] values) {
    return List.of(values).stream().map(ValueChanges::shown).toArray(String[]::new);
  }
}
