package dev.polycodec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.polycodec.testing.Version;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.file.Path;
import org.assertj.core.api.AbstractStringAssert;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class EvolutionTest {

  @TempDir Path directory;

  @Test
  void addedFieldIsZeroForOlderBytes() throws IOException {
    Version old = version("class Thing { int id; String text; Thing() { id = 7; text = \"a\"; } }");
    Version now =
        version("class Thing { String added; int count; int id; String text; Thing() {} }");
    Object read = exchange(old, now);
    assertThat(Version.get(read, "id")).isEqualTo(7);
    assertThat(Version.get(read, "text")).isEqualTo("a");
    assertThat(Version.get(read, "added")).isNull();
    assertThat(Version.get(read, "count")).isEqualTo(0);
  }

  @Test
  void removedFieldIsDroppedWithTheObjectsInIt() throws IOException {
    Version old =
        version(
            "class Thing { int id = 7; List<Part> parts = new ArrayList<>(List.of(new Part()));"
                + " String text = \"a\"; Thing() {} } class Part { int number = 9; }");
    Version now =
        version("class Thing { int id; String text; Thing() {} } class Part { int number; }");
    Object read = exchange(old, now, "acme.Part");
    assertThat(Version.get(read, "id")).isEqualTo(7);
    assertThat(Version.get(read, "text")).isEqualTo("a");
  }

  @Test
  void fieldsMayMoveToTheSuperclassAndBeReordered() throws IOException {
    Version old = version("class Thing { int b = 1; int a = 2; Thing() {} }");
    Version now = version("class Base { int b; } class Thing extends Base { int a; Thing() {} }");
    for (Object read : new Object[] {exchange(old, now), exchange(now, old)}) {
      assertThat(Version.get(read, "a")).isIn(2, 0);
    }
    assertThat(Version.get(exchange(old, now), "b")).isEqualTo(1);
  }

  @Test
  void componentOfARecordMayBeAddedAndRemoved() throws IOException {
    Version old = version("record Thing(int id, String text) {}");
    Version now = version("record Thing(String text, long added, Integer boxed, int id) {}");
    Object read = exchange(old, now, old.thing(7, "a"));
    assertThat(read).hasToString("Thing[text=a, added=0, boxed=null, id=7]");
    assertThat(exchange(now, old, read)).hasToString("Thing[id=7, text=a]");
  }

  @Test
  void changeInANestedClassIsReconciled() throws IOException {
    Version old = version("record Thing(Part part, int id) {} record Part(int number) {}");
    Version now =
        version("record Thing(Part part, int id) {} record Part(String name, int number) {}");
    Object read = exchange(old, now, old.thing(old.make("Part", 3), 7));
    assertThat(read).hasToString("Thing[part=Part[name=null, number=3], id=7]");
  }

  @Test
  void numberIsConvertedWhereItFits() throws IOException {
    assertThat(changed("int", 7, "long")).isEqualTo(7L);
    assertThat(changed("long", 7L, "int")).isEqualTo(7);
    assertThat(changed("int", 7, "Integer")).isEqualTo(7);
    assertThat(changed("Integer", 7, "int")).isEqualTo(7);
    assertThat(changed("Integer", 7, "Long")).isEqualTo(7L);
    assertThat(changed("short", (short) 7, "double")).isEqualTo(7.0);
    assertThat(changed("int", 1 << 24, "float")).isEqualTo((float) (1 << 24));
    assertThat(changed("float", 0.1f, "double")).isEqualTo((double) 0.1f);
    assertThat(changed("double", 0.5, "float")).isEqualTo(0.5f);
    assertThat(changed("double", Double.NaN, "float")).isEqualTo(Float.NaN);
    assertThat(changed("long", 7L, "java.math.BigInteger")).isEqualTo(BigInteger.valueOf(7));
    assertThat(changed("int", 7, "java.math.BigDecimal")).isEqualTo(new BigDecimal(7));
    assertThat(changed("Integer", null, "Long")).isNull();
    assertThat(changed("String", "a", "CharSequence")).isEqualTo("a");
    assertThat(changed("Object", "a", "String")).isEqualTo("a");
  }

  @Test
  void numberThatDoesNotFitIsRefused() throws IOException {
    refused("long", 1L << 40, "int")
        .isEqualTo(
            "The field value of acme.Thing had the type long when the bytes were written, and holds"
                + " a value that int has not");
    refused("int", (1 << 24) + 1, "float").contains("a value that float has not");
    refused("long", Long.MAX_VALUE, "double").contains("a value that double has not");
    refused("double", 0.1, "float").contains("a value that float has not");
    refused("double", 7.0, "int").contains("a value that int has not");
    refused("Integer", null, "int").contains("a value that int has not");
    refused("int", 40_000, "short").contains("a value that short has not");
    refused("int", 200, "byte").contains("a value that byte has not");
  }

  @Test
  void otherTypeIsRefused() throws IOException {
    refused("int", 7, "String")
        .isEqualTo(
            "The field value of acme.Thing had the type int when the bytes were written, and holds a"
                + " value that java.lang.String has not");
    refused("String", "7", "int").contains("a value that int has not");
    refused("Object", "7", "Integer").contains("a value that java.lang.Integer has not");
  }

  @Test
  void fieldOfAClassThatIsGoneIsRefused() throws IOException {
    Version old = version("record Thing(int id, Part part) {} record Part(int number) {}");
    Version now = version("record Thing(int id) {}");
    Throwable thrown = catchThrowable(() -> exchange(old, now, old.thing(7, null)));
    assertThat(thrown)
        .isExactlyInstanceOf(SchemaMismatchException.class)
        .hasMessage(
            "The field part of acme.Thing had a type when the bytes were written that is not"
                + " allowed, or not there: acme.Part");
  }

  @Test
  void classThatBecameARecordIsRefused() throws IOException {
    Version old = version("class Thing { int id; Thing() {} }");
    Version now = version("record Thing(int id) {}");
    assertThat(catchThrowable(() -> exchange(old, now)))
        .isExactlyInstanceOf(SchemaMismatchException.class)
        .hasMessage(
            "The class acme.Thing was an object of its fields when the bytes were written, and is a"
                + " record now: read them with its former version");
    assertThat(catchThrowable(() -> exchange(now, old, now.thing(7))))
        .hasMessageContaining(
            "acme.Thing was a record when the bytes were written, and is an object");
  }

  @Test
  void containerThatGetsAFieldIsRefused() throws IOException {
    Version old = version("class Thing extends java.util.ArrayList<String> { Thing() {} }");
    Version now = version("class Thing extends java.util.ArrayList<String> { int id; Thing() {} }");
    assertThat(catchThrowable(() -> exchange(old, now)))
        .isExactlyInstanceOf(SchemaMismatchException.class)
        .hasMessage(
            "The class acme.Thing was a java.util.List without fields when the bytes were written,"
                + " and is a java.util.List with fields or methods of its own now: read them with"
                + " its former version");
  }

  @Test
  void enumConstantMayBeAddedAndReorderedButNotRemoved() throws IOException {
    Version old = version("record Thing(Color color) {} enum Color { RED, GREEN }");
    Version now = version("record Thing(Color color) {} enum Color { BLUE, GREEN }");
    Object green = Enum.valueOf(old.type("Color").asSubclass(Enum.class), "GREEN");
    assertThat(exchange(old, now, old.thing(green))).hasToString("Thing[color=GREEN]");
    Object red = Enum.valueOf(old.type("Color").asSubclass(Enum.class), "RED");
    assertThat(catchThrowable(() -> exchange(old, now, old.thing(red))))
        .isExactlyInstanceOf(SchemaMismatchException.class);
  }

  @Test
  void strictMessageRefusesEveryChange() throws IOException {
    Version old = version("record Thing(int id) {}");
    Version now = version("record Thing(long id) {}");
    byte[] bytes = old.builder().build().encode(old.thing(7));
    assertThat(catchThrowable(() -> now.builder().build().decode(bytes, now.type("Thing"))))
        .isExactlyInstanceOf(SchemaMismatchException.class)
        .hasMessageStartingWith("The class acme.Thing has changed since the bytes were written");
  }

  @Test
  void modesDoNotReadEachOther() throws IOException {
    Version only = version("record Thing(int id) {}");
    Codec strict = only.builder().build();
    Codec compatible = only.builder().evolution(Evolution.COMPATIBLE).build();
    assertThat(catchThrowable(() -> strict.decode(compatible.encode(only.thing(7)), Object.class)))
        .isExactlyInstanceOf(SchemaMismatchException.class)
        .hasMessage(
            "The bytes were written with evolution(COMPATIBLE); build this codec with it, too");
    assertThat(catchThrowable(() -> compatible.decode(strict.encode(only.thing(7)), Object.class)))
        .isExactlyInstanceOf(SchemaMismatchException.class)
        .hasMessage("The bytes were written with evolution(STRICT); build this codec with it, too");
  }

  @Test
  void mutatedSchemasGiveAValueOrACodecException() throws IOException {
    Version old = version("record Thing(int id, String text) {}");
    Version now = version("record Thing(String text, long id, int added) {}");
    byte[] bytes = old.builder().evolution(Evolution.COMPATIBLE).build().encode(old.thing(7, "a"));
    TypedCodec<?> reader =
        now.builder().evolution(Evolution.COMPATIBLE).build().forType(now.type("Thing"));
    java.util.Random random = new java.util.Random(11);
    int refused = 0;
    for (int i = 0; i < 20_000; i++) {
      byte[] mutated = bytes.clone();
      mutated[random.nextInt(mutated.length)] = (byte) random.nextInt();
      try {
        assertThat(reader.decode(mutated)).isInstanceOfAny(now.type("Thing"));
      } catch (CodecException e) {
        refused++;
      }
    }
    assertThat(refused).isBetween(10_000, 19_999);
  }

  private Object changed(String from, Object value, String to) throws IOException {
    Version old = version("record Thing(" + from + " value) {}");
    Version now = version("record Thing(" + to + " value) {}");
    return Version.get(exchange(old, now, old.thing(value)), "value");
  }

  private AbstractStringAssert<?> refused(String from, Object value, String to) {
    Throwable thrown = catchThrowable(() -> changed(from, value, to));
    assertThat(thrown).isExactlyInstanceOf(SchemaMismatchException.class);
    return assertThat(thrown.getMessage());
  }

  private Version version(String declaration) throws IOException {
    return Version.of(directory, declaration);
  }

  private static Object exchange(Version writer, Version reader, String... allow) {
    return exchange(writer, reader, writer.thing(), allow);
  }

  private static Object exchange(Version writer, Version reader, Object value, String... allow) {
    Codec from = writer.builder().evolution(Evolution.COMPATIBLE).allow(allow).build();
    Codec to = reader.builder().evolution(Evolution.COMPATIBLE).allow(allow).build();
    return to.decode(from.encode(value), reader.type("Thing"));
  }
}
