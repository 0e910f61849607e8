package dev.polycodec.tck.evolution;

import static dev.polycodec.tck.evolution.SchemaCase.newer;
import static dev.polycodec.tck.evolution.SchemaCase.older;
import static dev.polycodec.tck.evolution.Specimen.constant;
import static dev.polycodec.tck.evolution.Specimen.of;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Every change of a schema that the kit knows, in both directions. */
final class SchemaChanges {

  private static final String NOTHING = "{}";
  private static final String NAMED = "{id=7 name='Ann'}";
  private static final Instant TIME = Instant.ofEpochMilli(1_700_000_000_500L);

  static final List<SchemaCase> ALL = new SchemaChanges().cases;

  private final List<SchemaCase> cases = new ArrayList<>();

  private SchemaChanges() {
    fields();
    names();
    required();
    numbers();
    texts();
    containers();
    constants();
    choices();
    nested();
  }

  private void fields() {
    cases.add(older("a field added", named(), NAMED).withDefault());
    cases.add(newer("a field added", named("rank", 3L), NAMED).withLess());
    String bare = "a field added, without a default";
    cases.add(older(bare, of("Bare", "id", 7), "{id=7}").withDefault());
    cases.add(newer(bare, of("Bare", "id", 7, "rank", 3L), "{id=7}").withLess());
    String given = "a field added, with a default";
    cases.add(older(given, limited("limit", 1), "{id=7 level=5 limit=1}").withDefault());
    cases.add(newer(given, limited("limit", 1, "level", 3), "{id=7 limit=1}").withLess());
    cases.add(
        older("a default changed, not set", limited(), "{id=7 level=5 limit=5}").withDefault());
    cases.add(newer("a default changed, not set", limited(), "{id=7 limit=6}"));
    both("fields reordered", named(), NAMED);
  }

  private static Specimen named(Object... more) {
    return with("Fields", List.of("id", 7, "name", "Ann"), more);
  }

  private static Specimen limited(Object... more) {
    return with("Defaults", List.of("id", 7), more);
  }

  private static Specimen with(String type, List<Object> fields, Object... more) {
    return of(type, Stream.concat(fields.stream(), Stream.of(more)).toArray());
  }

  private void names() {
    renamed(
        "a field renamed",
        "count",
        "total",
        "{id=7 name='Ann' total=3}",
        "{count=3 id=7 name='Ann'}");
    renamed(
        "a field renamed, the old name declared",
        "first",
        "start",
        "{id=7 name='Ann' start=3}",
        "{first=3 id=7 name='Ann'}");
    renamed("a number given to another field", "count", "total", NAMED, NAMED);
    String sized = "{id=7 name='Ann' size=3}";
    renamed("a field gets another number", "size", "size", sized, sized);
  }

  private void renamed(String change, String old, String fresh, String inNewer, String inOlder) {
    cases.add(older(change, named(old, 3), inNewer).orLost(NAMED));
    cases.add(newer(change, named(fresh, 3), inOlder).orLost(NAMED));
  }

  private void required() {
    both("a field becomes required", of("Required", "id", 7, "name", "Ann"), NAMED);
    cases.add(older("a field becomes required, not set", of("Required", "name", "Ann"), null));
  }

  private void numbers() {
    typed("int → long", "intLong", 7, "Long 7", 7L, "7");
    toOlder("long → int, too large", "intLong", (1L << 40) + 7, null);
    typed("int → double", "intDouble", 7, "Double 7.0", 7.0, "7");
    toOlder("double → int, a fraction", "intDouble", 7.5, null);
    typed("int → float", "intFloat", 7, "Float 7.0", 7f, "7");
    toNewer("int → float, too long", "intFloat", 16_777_217, null);
    typed("long → double", "longDouble", 7L, "Double 7.0", 7.0, "Long 7");
    toNewer("long → double, too long", "longDouble", (1L << 53) + 1, null);
    typed("float → double", "floatDouble", 0.5f, "Double 0.5", 0.5, "Float 0.5");
    toOlder("double → float, too long", "floatDouble", 0.123456789012, null);
    toOlder("double → float, too large", "floatDouble", 1e300, null);
    typed("boolean → int", "booleanInt", true, "1", 1, "true");
    toOlder("int → boolean, no truth", "booleanInt", 7, null);
    typed("int32 → sint32", "zigzag", 7, "7", 7, "7");
  }

  private void texts() {
    typed("int → text", "intText", 7, "'7'", "7", "7");
    toOlder("text → int, no number", "intText", "seven", null);
    byte[] bytes = {'A', 'n', 'n'};
    typed("text → bytes", "textBytes", "Ann", Rendering.of(bytes), bytes, "'Ann'");
    toOlder("bytes → text, no text", "textBytes", new byte[] {(byte) 0xFF, 1}, null);
    both("milliseconds → microseconds", of("Timed", "time", TIME), "{time=Instant " + TIME + "}");
  }

  private void containers() {
    typed("int → list of ints", "intInts", 7, "[7]", List.of(7), "7");
    typed("text → list of texts", "textTexts", "a", "['a']", List.of("a"), "'a'");
    toOlder("list of texts → text, two", "textTexts", List.of("a", "b"), null, "'b'");
    typed("list of ints → of longs", "intsLongs", List.of(7), "[Long 7]", List.of(7L), "[7]");
    typed(
        "map to ints → to longs",
        "namedInts",
        Map.of("a", 7),
        "['a':Long 7]",
        Map.of("a", 7L),
        "['a':7]");
    typed(
        "map by ints → by texts", "keys", Map.of(7, "a"), "['7':'a']", Map.of("7", "a"), "[7:'a']");
    typed("list → set", "listSet", List.of("a"), "['a']", Set.of("a"), "['a']");
  }

  private void constants() {
    Specimen red = constant("Colour", "RED");
    Specimen blue = constant("Colour", "BLUE");
    both("a constant added", kind("colour", red), "{colour=RED}");
    cases.add(
        newer("a constant added, used", kind("colour", blue), null)
            .orLost("{colour=UNKNOWN_ENUM_VALUE_Colour_2}"));
    cases.add(
        newer("a constant added, used in a list", kind("colours", List.of(red, blue)), null)
            .orLost("{colours=[RED, UNKNOWN_ENUM_VALUE_Colour_2]}"));
    cases.add(
        newer(
                "a constant added to a closed enum, used",
                kind("rate", constant("Rate", "OFTEN")),
                null)
            .orLost(NOTHING));
    cases.add(
        newer(
                "a constant added, used, with a default for it",
                kind("size", constant("Size", "LARGE")),
                null)
            .orLost("{size=SIZELESS}"));
    both("constants reordered", kind("shape", constant("Shape", "SQUARE")), "{shape=SQUARE}");
    cases.add(older("a constant renamed", kind("mood", constant("Mood", "GLAD")), "{mood=HAPPY}"));
    cases.add(newer("a constant renamed", kind("mood", constant("Mood", "HAPPY")), "{mood=GLAD}"));
    both("numbers of constants exchanged", kind("side", constant("Side", "LEFT")), "{side=LEFT}");
    typed("int → enum", "intEnum", 1, "ROUND", constant("Shape", "ROUND"), "1");
    toNewer("int → enum, no constant", "intEnum", 9, null, "UNKNOWN_ENUM_VALUE_Shape_9");
  }

  private static Specimen kind(String field, Object value) {
    return of("Kinds", field, value);
  }

  private void choices() {
    both("a member added to a oneof or union", of("Choice", "number", 7), "{number=7}");
    cases.add(newer("a member added, used", of("Choice", "flag", true), null).orLost(NOTHING));
    typed("int → union with text", "union", 7, "7", 7, "7");
    toOlder("union with text → int, a text", "union", "a", null);
    both("fields become a oneof", of("Moved", "number", 7), "{number=7}");
    cases.add(
        older("fields become a oneof, two set", of("Moved", "number", 7, "text", "a"), null)
            .orLost("{text='a'}"));
  }

  private void nested() {
    Specimen line = of("Line", "count", 3);
    Specimen noted = of("Line", "count", 3, "note", "n");
    nested("a field added to the class of a field", "line", line, noted, "{count=3}");
    nested(
        "a field added to the class of elements",
        "lines",
        List.of(line),
        List.of(noted),
        "[{count=3}]");
    nested(
        "a field added to the class in a map",
        "named",
        Map.of("a", line),
        Map.of("a", noted),
        "['a':{count=3}]");
    renamedClass("the class of a field renamed", "part", "Before", "After");
    renamedClass(
        "the class of a field renamed, the old name declared", "declared", "Former", "Latter");
    String root = "the class of the root renamed";
    cases.add(older(root, of("Before", "count", 3), "{count=3}").readAs("After"));
    cases.add(newer(root, of("After", "count", 3), "{count=3}").readAs("Before"));
  }

  private void nested(String change, String field, Object old, Object fresh, String right) {
    String shown = "{" + field + "=" + right + "}";
    cases.add(older(change, of("Nested", field, old), shown).withDefault());
    cases.add(newer(change, of("Nested", field, fresh), shown).withLess());
  }

  private void renamedClass(String change, String field, String old, String fresh) {
    String shown = "{" + field + "={count=3}}";
    cases.add(older(change, of("Nested", field, of(old, "count", 3)), shown));
    cases.add(newer(change, of("Nested", field, of(fresh, "count", 3)), shown));
  }

  private void both(String change, Specimen value, String right) {
    cases.add(older(change, value, right));
    cases.add(newer(change, value, right));
  }

  private void typed(
      String change, String field, Object old, String inNewer, Object fresh, String inOlder) {
    toNewer(change, field, old, inNewer);
    toOlder(change, field, fresh, inOlder);
  }

  /** A value of another type may be gone, where its reader takes it for another field's. */
  private void toNewer(
      String change, String field, Object value, @Nullable String right, String... less) {
    cases.add(
        older(change, of("Types", field, value), shown(field, right)).orLost(lost(field, less)));
  }

  private void toOlder(
      String change, String field, Object value, @Nullable String right, String... less) {
    cases.add(
        newer(change, of("Types", field, value), shown(field, right)).orLost(lost(field, less)));
  }

  private static String[] lost(String field, String... less) {
    return Stream.concat(Stream.of(NOTHING), Stream.of(less).map(text -> shown(field, text)))
        .toArray(String[]::new);
  }

  private static @Nullable String shown(String field, @Nullable String value) {
    return value == null ? null : "{" + field + "=" + value + "}";
  }
}
