package dev.polycodec.tck.evolution;

import static dev.polycodec.tck.evolution.Changes.holding;
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
    read("int → long", "int_long", 7, "Long 7", 7L, "7");
    refusedByOlder("long → int, too large", "int_long", 1L << 40);
    refusedByOlder("long → int, too small", "int_long", Integer.MIN_VALUE - 1L);
    read("short → int", "short_int", (short) 7, "7", 7, "Short 7");
    refusedByOlder("int → short, too large", "short_int", 70_000);
    read("byte → int", "byte_int", (byte) 7, "7", 7, "Byte 7");
    refusedByOlder("int → byte, too large", "byte_int", 200);
    read(
        "long → BigInteger",
        "long_BigInteger",
        7L,
        "BigInteger 7",
        BigInteger.valueOf(7),
        "Long 7");
    refusedByOlder("BigInteger → long, too large", "long_BigInteger", BigInteger.ONE.shiftLeft(64));
    refusedByNewer("char → int", "char_int", 'A', "65");
    refusedByOlder("int → char", "char_int", 65, "Character A");
    refusedByNewer("boolean → int", "boolean_int", true);
    refusedByOlder("int → boolean", "boolean_int", 1);
    refusedByNewer("int → int[]", "int_intArray", 7);
    refusedByOlder("int[] → int", "int_intArray", new int[] {7});
  }

  private void boxes() {
    read("int → Integer", "int_Integer", 7, "7", 7, "7");
    refusedByOlder("Integer → int, null", "int_Integer", null);
    read("Integer → Long", "Integer_Long", 7, "Long 7", 7L, "7");
    read("Integer → Long, null", "Integer_Long", null, "null", null, "null");
  }

  private void fractions() {
    newerReads("int → double", "int_double", 7, "Double 7.0");
    refusedByOlder("double → int", "int_double", 7.0, "7");
    refusedByOlder("double → int, a fraction", "int_double", 7.5);
    newerReads("int → float", "int_float", 7, "Float 7.0");
    refusedByNewer("int → float, too long", "int_float", 16_777_217);
    newerReads("long → double", "long_double", 7L, "Double 7.0");
    refusedByNewer("long → double, too long", "long_double", (1L << 53) + 1);
    newerReads("float → double", "float_double", 0.5f, "Double 0.5");
    cases.add( // JSON has the shortest text that is the float
        older("float → double, long", holding("float_double", 0.1f), Outcome.READ, exact(0.1f))
            .orLost(exact(0.1)));
    olderReads("double → float", "float_double", 0.5, "Float 0.5");
    refusedByOlder("double → float, too long", "float_double", 0.123456789012);
    refusedByOlder("double → float, too large", "float_double", 1e300);
    refusedByNewer(
        "double → BigDecimal",
        "double_BigDecimal",
        0.1,
        "BigDecimal 0.1",
        "BigDecimal " + new BigDecimal(0.1));
    refusedByOlder("BigDecimal → double", "double_BigDecimal", new BigDecimal("0.5"), "Double 0.5");
    refusedByOlder(
        "BigDecimal → double, too long",
        "double_BigDecimal",
        new BigDecimal("0.12345678901234567890123"),
        "Double 0.12345678901234568");
  }

  private void text() {
    refusedByNewer("int → String", "int_String", 7, "'7'");
    refusedByOlder("String → int", "int_String", "7", "7");
    refusedByOlder("String → int, no number", "int_String", "seven");
    refusedByOlder("String → int, empty", "int_String", "");
    cases.add(
        newer("String → int, null", holding("int_String", null), Outcome.REFUSED, null)
            .orLost(shown("0")));
    refusedByNewer("char → String", "char_String", 'A', "'A'");
    refusedByOlder("String → char", "char_String", "A", "Character A");
    refusedByOlder("String → char, empty", "char_String", "");
    refusedByOlder("String → char, too long", "char_String", "AB");
    refusedByNewer("boolean → String", "boolean_String", true, "'true'");
    refusedByOlder("String → boolean", "boolean_String", "true", "true");
    refusedByOlder("String → boolean, no truth", "boolean_String", "yes");
    newerReads("Object → String", "Object_String", "a", "'a'");
    refusedByNewer("Object → String, a number", "Object_String", 7, "'7'");
    olderReads("String → Object", "Object_String", "a", "'a'");
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
    newerReads("Number → Integer", "Number_Integer", 7, "7");
    refusedByNewer("Number → Integer, too large", "Number_Integer", 1L << 40);
    olderReads("Integer → Number", "Number_Integer", 7, "7");
    read("Collection → List", "Collection_List", twice, "['a', 'a']", twice, "['a', 'a']");
    cases.add(
        older("List → Set, no set", holding("List_Set", twice), Outcome.REFUSED, null)
            .orLost(shown("['a']")));
    refusedByOlder("Set → List", "List_Set", List.of("a", "b"), "['a', 'b']");
    refusedByNewer("List → String[]", "List_StringArray", twice, "['a', 'a']");
    refusedByOlder("String[] → List", "List_StringArray", twice, "['a', 'a']");
    refusedByNewer("int[] → long[]", "intArray_longArray", new int[] {7}, "[Long 7]");
    refusedByOlder("long[] → int[]", "intArray_longArray", new long[] {7}, "[7]");
    refusedByOlder("long[] → int[], too large", "intArray_longArray", new long[] {1L << 40});
    elements();
  }

  /** What is in a container has no declared class on the wire; the type of the container has. */
  private void elements() {
    elements(
        "List<Integer> → List<Long>", "ListOfInteger_ListOfLong", List.of(7), "[7]", "[Long 7]");
    elements("List<Integer> → List<String>", "ListOfInteger_List", List.of(7), "[7]", "['7']");
    elements(
        "Map<Integer, _> → Map<String, _>",
        "MapByInteger_MapByString",
        Map.of(7, "a"),
        "[7:'a']",
        "['7':'a']");
    Case back =
        newer(
            "List<Long> → List<Integer>",
            holding("ListOfInteger_ListOfLong", List.of(7L)),
            Outcome.REFUSED,
            null);
    cases.add(back.orPlain(shown("[7]")).orLost(shown("[Long 7]")));
    Case text =
        newer(
            "List<String> → List<Integer>",
            holding("ListOfInteger_List", List.of("x")),
            Outcome.REFUSED,
            null);
    cases.add(text.orLost(shown("['x']")));
    Case key =
        newer(
            "Map<String, _> → Map<Integer, _>",
            holding("MapByInteger_MapByString", Map.of("x", "a")),
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

  private static String exact(double value) {
    return shown("Double " + value);
  }

  private static String shown(String value) {
    return "{value=" + value + "}";
  }

  private static String[] shown(String... values) {
    return Arrays.stream(values).map(TypeChanges::shown).toArray(String[]::new);
  }
}
