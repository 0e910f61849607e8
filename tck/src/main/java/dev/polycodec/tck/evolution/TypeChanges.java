package dev.polycodec.tck.evolution;

import static dev.polycodec.tck.evolution.Changes.newer;
import static dev.polycodec.tck.evolution.Changes.older;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Fields whose type has changed: the same value, or none. */
final class TypeChanges {

  private final List<Case> cases = new ArrayList<>();

  private TypeChanges() {}

  static List<Case> all() {
    TypeChanges changes = new TypeChanges();
    changes.integers();
    changes.boxes();
    changes.fractions();
    changes.text();
    changes.containers();
    return changes.cases;
  }

  private void integers() {
    read("int → long", "IntLong", 7, "Long 7", 7L, "7");
    refusedByOlder("long → int, too large", "IntLong", 1L << 40);
    refusedByOlder("long → int, too small", "IntLong", Integer.MIN_VALUE - 1L);
    read("short → int", "ShortInt", (short) 7, "7", 7, "Short 7");
    refusedByOlder("int → short, too large", "ShortInt", 70_000);
    read("byte → int", "ByteInt", (byte) 7, "7", 7, "Byte 7");
    refusedByOlder("int → byte, too large", "ByteInt", 200);
    read("long → BigInteger", "LongBig", 7L, "BigInteger 7", BigInteger.valueOf(7), "Long 7");
    refusedByOlder("BigInteger → long, too large", "LongBig", BigInteger.ONE.shiftLeft(64));
    refusedByNewer("char → int", "CharInt", 'A', "65");
    refusedByOlder("int → char", "CharInt", 65, "Character A");
    refusedByNewer("boolean → int", "BooleanInt", true);
    refusedByOlder("int → boolean", "BooleanInt", 1);
    refusedByNewer("int → int[]", "IntArray", 7);
    refusedByOlder("int[] → int", "IntArray", new int[] {7});
  }

  private void boxes() {
    read("int → Integer", "IntInteger", 7, "7", 7, "7");
    refusedByOlder("Integer → int, null", "IntInteger", null);
    read("Integer → Long", "IntegerLong", 7, "Long 7", 7L, "7");
    read("Integer → Long, null", "IntegerLong", null, "null", null, "null");
  }

  private void fractions() {
    newerReads("int → double", "IntDouble", 7, "Double 7.0");
    refusedByOlder("double → int", "IntDouble", 7.0, "7");
    refusedByOlder("double → int, a fraction", "IntDouble", 7.5);
    newerReads("int → float", "IntFloat", 7, "Float 7.0");
    refusedByNewer("int → float, too long", "IntFloat", 16_777_217);
    newerReads("long → double", "LongDouble", 7L, "Double 7.0");
    refusedByNewer("long → double, too long", "LongDouble", (1L << 53) + 1);
    newerReads("float → double", "FloatDouble", 0.5f, "Double 0.5");
    olderReads("double → float", "FloatDouble", 0.5, "Float 0.5");
    refusedByOlder("double → float, too long", "FloatDouble", 0.123456789012);
    refusedByOlder("double → float, too large", "FloatDouble", 1e300);
    refusedByNewer(
        "double → BigDecimal",
        "DoubleDecimal",
        0.1,
        "BigDecimal 0.1",
        "BigDecimal " + new BigDecimal(0.1));
    refusedByOlder("BigDecimal → double", "DoubleDecimal", new BigDecimal("0.5"), "Double 0.5");
    refusedByOlder(
        "BigDecimal → double, too long",
        "DoubleDecimal",
        new BigDecimal("0.12345678901234567890123"),
        "Double 0.12345678901234568");
  }

  private void text() {
    refusedByNewer("int → String", "IntString", 7, "'7'");
    refusedByOlder("String → int", "IntString", "7", "7");
    refusedByOlder("String → int, no number", "IntString", "seven");
    refusedByOlder("String → int, empty", "IntString", "");
    cases.add(
        newer("String → int, null", holding("IntString", null), Outcome.REFUSED, null)
            .orLost(shown("0")));
    refusedByNewer("char → String", "CharString", 'A', "'A'");
    refusedByOlder("String → char", "CharString", "A", "Character A");
    refusedByOlder("String → char, empty", "CharString", "");
    refusedByOlder("String → char, too long", "CharString", "AB");
    refusedByNewer("boolean → String", "BooleanString", true, "'true'");
    refusedByOlder("String → boolean", "BooleanString", "true", "true");
    refusedByOlder("String → boolean, no truth", "BooleanString", "yes");
    newerReads("Object → String", "ObjectString", "a", "'a'");
    refusedByNewer("Object → String, a number", "ObjectString", 7, "'7'");
    olderReads("String → Object", "ObjectString", "a", "'a'");
    enumText();
  }

  private void enumText() {
    Specimen text = Specimen.of("Enums$StringEnum", "value", "LOW");
    Specimen constant =
        Specimen.of("Enums$StringEnum", "value", Specimen.constant("Enums$Added", "LOW"));
    Specimen number = Specimen.of("Enums$IntEnum", "value", 1);
    Specimen counted =
        Specimen.of("Enums$IntEnum", "value", Specimen.constant("Enums$Added", "LOW"));
    cases.add(older("String → enum", text, Outcome.REFUSED, null).orPlain("{value=LOW}"));
    cases.add(newer("enum → String", constant, Outcome.REFUSED, null).orPlain("{value='LOW'}"));
    cases.add(older("int → enum", number, Outcome.REFUSED, null));
    cases.add(newer("enum → int", counted, Outcome.REFUSED, null));
  }

  private void containers() {
    List<String> twice = List.of("a", "a");
    newerReads("Number → Integer", "NumberInteger", 7, "7");
    refusedByNewer("Number → Integer, too large", "NumberInteger", 1L << 40);
    olderReads("Integer → Number", "NumberInteger", 7, "7");
    read("Collection → List", "CollectionList", twice, "['a', 'a']", twice, "['a', 'a']");
    cases.add(
        older("List → Set, no set", holding("ListSet", twice), Outcome.REFUSED, null)
            .orLost(shown("['a']")));
    refusedByOlder("Set → List", "ListSet", List.of("a", "b"), "['a', 'b']");
    refusedByNewer("List → String[]", "ListArray", twice, "['a', 'a']");
    refusedByOlder("String[] → List", "ListArray", twice, "['a', 'a']");
    refusedByNewer("int[] → long[]", "IntsLongs", new int[] {7}, "[Long 7]");
    refusedByOlder("long[] → int[]", "IntsLongs", new long[] {7}, "[7]");
    refusedByOlder("long[] → int[], too large", "IntsLongs", new long[] {1L << 40});
    elements();
  }

  /** What is in a container has no declared class on the wire; the type of the container has. */
  private void elements() {
    elements("List<Integer> → List<Long>", "Elements", List.of(7), "[7]", "[Long 7]");
    elements("List<Integer> → List<String>", "Texts", List.of(7), "[7]", "['7']");
    elements("Map<Integer, _> → Map<String, _>", "Keys", Map.of(7, "a"), "[7:'a']", "['7':'a']");
    Case back =
        newer(
            "List<Long> → List<Integer>", holding("Elements", List.of(7L)), Outcome.REFUSED, null);
    cases.add(back.orPlain(shown("[7]")).orLost(shown("[Long 7]")));
    Case text =
        newer(
            "List<String> → List<Integer>", holding("Texts", List.of("x")), Outcome.REFUSED, null);
    cases.add(text.orLost(shown("['x']")));
    Case key =
        newer(
            "Map<String, _> → Map<Integer, _>",
            holding("Keys", Map.of("x", "a")),
            Outcome.REFUSED,
            null);
    cases.add(key.orLost(shown("['x':'a']")));
  }

  private void elements(String change, String type, Object value, String kept, String converted) {
    cases.add(
        older(change, holding(type, value), Outcome.REFUSED, null)
            .orPlain(shown(converted))
            .orLost(shown(kept)));
  }

  private void read(
      String change,
      String type,
      @Nullable Object old,
      String inNewer,
      @Nullable Object fresh,
      String inOlder) {
    newerReads(change, type, old, inNewer);
    olderReads(change, type, fresh, inOlder);
  }

  private void newerReads(String change, String type, @Nullable Object value, String right) {
    cases.add(older(change, holding(type, value), Outcome.READ, shown(right)));
  }

  private void olderReads(String change, String type, @Nullable Object value, String right) {
    cases.add(newer(change, holding(type, value), Outcome.READ, shown(right)));
  }

  private void refusedByNewer(String change, String type, @Nullable Object value, String... plain) {
    cases.add(older(change, holding(type, value), Outcome.REFUSED, null).orPlain(shown(plain)));
  }

  private void refusedByOlder(String change, String type, @Nullable Object value, String... plain) {
    cases.add(newer(change, holding(type, value), Outcome.REFUSED, null).orPlain(shown(plain)));
  }

  private static Specimen holding(String type, @Nullable Object value) {
    return Specimen.of("Types$" + type, "value", value);
  }

  private static String shown(String value) {
    return "{value=" + value + "}";
  }

  private static String[] shown(String... values) {
    return Arrays.stream(values).map(TypeChanges::shown).toArray(String[]::new);
  }
}
