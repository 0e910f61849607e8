package dev.polycodec.tck.evolution;

import static dev.polycodec.tck.evolution.Changes.holding;
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
    never("Instant → Duration", "Instant_Duration", TIME, Duration.ofSeconds(7, 5));
    same("Instant → String", "Instant_String", TIME, TIME.toString());
    toNewer("Instant → long", "Instant_long", TIME);
    lessInOlder("long → Instant", "Instant_long", 7L, Instant.ofEpochMilli(7));
    same("Instant → Date", "Instant_Date", TIME, DATE);
    lessInNewer("Instant → Date, too fine", "Instant_Date", FINE, DATE);
    same("Instant → ZonedDateTime", "Instant_ZonedDateTime", TIME, TIME.atZone(ZoneOffset.UTC));
    same("Instant → OffsetDateTime", "Instant_OffsetDateTime", TIME, TIME.atOffset(ZoneOffset.UTC));
    ZonedDateTime zoned = TIME.atZone(ZoneId.of("Europe/Paris"));
    lessInOlder("ZonedDateTime → Instant, a zone", "Instant_ZonedDateTime", zoned, TIME);
    LocalDateTime local = LocalDateTime.ofInstant(TIME, ZoneOffset.UTC);
    lessInNewer("Instant → LocalDateTime", "Instant_LocalDateTime", TIME, local);
    toOlder("LocalDateTime → Instant", "Instant_LocalDateTime", local);
    lessInNewer("Instant → LocalDate", "Instant_LocalDate", TIME, local.toLocalDate());
    toOlder("LocalDate → Instant", "Instant_LocalDate", DAY);
  }

  private void dates() {
    same("Date → long", "Date_long", DATE, DATE.getTime());
    same("Date → ZonedDateTime", "Date_ZonedDateTime", DATE, TIME.atZone(ZoneOffset.UTC));
    same("Date → OffsetDateTime", "Date_OffsetDateTime", DATE, TIME.atOffset(ZoneOffset.UTC));
    toNewer("Date → LocalDateTime", "Date_LocalDateTime", DATE);
    LocalDateTime local = LocalDateTime.ofInstant(TIME, ZoneOffset.UTC);
    lessInOlder("LocalDateTime → Date", "Date_LocalDateTime", local, DATE);
  }

  private void days() {
    toNewer("LocalDate → LocalDateTime", "LocalDate_LocalDateTime", DAY);
    lessInOlder("LocalDateTime → LocalDate", "LocalDate_LocalDateTime", DAY.atTime(1, 2), DAY);
    never("LocalDate → long", "LocalDate_long", DAY, DAY.toEpochDay());
    never("LocalDate → Year", "LocalDate_Year", DAY, Year.of(2024));
    toNewer("Duration → long", "Duration_long", Duration.ofSeconds(7));
    lessInOlder("long → Duration", "Duration_long", 7L, Duration.ofMillis(7));
    never("Duration → Period", "Duration_Period", Duration.ofHours(1), Period.ofMonths(1));
  }

  private void texts() {
    UUID uuid = new UUID(1, 2);
    same("Optional → String", "Optional_String", Optional.of("a"), "a");
    toNewer("UUID → String", "UUID_String", uuid, uuid.toString(), "AAAAAAAAAAEAAAAAAAAAAg==");
    toOlder("String → UUID", "UUID_String", uuid.toString(), uuid);
    byte[] bytes = {1, 2, 3};
    String base64 = "AQID";
    toNewer("byte[] → String", "byteArray_String", bytes, base64, new String(bytes, UTF_8));
    toOlder("byte[] → String", "byteArray_String", base64, bytes, base64.getBytes(UTF_8));
    same("byte[] → int[]", "byteArray_intArray", new byte[] {1, 2, 3}, new int[] {1, 2, 3});
    toOlder("int[] → byte[], too large", "byteArray_intArray", new int[] {300});
    same("BigInteger → String", "BigInteger_String", BigInteger.TEN, "10");
    toNewer("Locale → String", "Locale_String", Locale.GERMANY, "de-DE", "de_DE");
    toOlder("String → Locale", "Locale_String", "de-DE", Locale.GERMANY);
    same("URI → String", "URI_String", URI.create("a:b"), "a:b");
    same("BitSet → long[]", "BitSet_longArray", BitSet.valueOf(new long[] {5}), new long[] {5});
  }

  private void characters() {
    same("char → byte", "char_byte", 'A', (byte) 65);
    cases.add(older("char → Character", holding("char_Character", 'A'), Outcome.READ, shown('A')));
    cases.add(newer("char → Character", holding("char_Character", 'A'), Outcome.READ, shown('A')));
  }

  /** Where anything may be, a format without classes tells no more than text, number or truth. */
  private void open() {
    opened("Instant → Object", "Instant_Object", TIME, TIME.toString());
    opened("char → Object", "char_Object", 'A', "A");
    opened("int → Object", "int_Object", 7, 7);
    opened("long → Object", "long_Object", 7L, 7);
    opened("long → Object, large", "long_Object", 1L << 40, 1L << 40);
    opened("long → Number, large", "long_Number", -1L << 40, -1L << 40);
    BigInteger big = BigInteger.ONE.shiftLeft(80);
    opened("BigInteger → Number, large", "BigInteger_Number", big, big);
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

  private static String shown(Object value) {
    return "{value=" + Rendering.of(value) + "}";
  }

  private static String[] shown(Object[] values) {
    return List.of(values).stream().map(ValueChanges::shown).toArray(String[]::new);
  }
}
