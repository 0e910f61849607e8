package dev.polycodec.jackson;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.Codec;
import dev.polycodec.Codecs;
import dev.polycodec.DecodeException;
import dev.polycodec.EncodeException;
import dev.polycodec.Evolution;
import dev.polycodec.MalformedDataException;
import dev.polycodec.SchemaMismatchException;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class TypedFormTest {

  private static final String NAME = TypedFormTest.class.getName();

  private final Codec codec =
      Codecs.builder().use("json-typed").allow(Circle.class, Group.class).build();

  @AfterEach
  void close() {
    codec.close();
  }

  interface Figure {}

  record Circle(double radius) implements Figure {}

  static final class Group implements Figure {
    @Nullable String name;
    List<Figure> members = new ArrayList<>();
    @Nullable Object extra;
  }

  /** Its constructor fails as the bytes say. */
  record Bomb(int failure, int size) {
    Bomb {
      if (failure == 1) {
        throw new IllegalArgumentException("too large");
      } else if (failure == 2) {
        throw new Error("of the JVM");
      }
    }
  }

  private String json(Object value) {
    return new String(codec.encode(value), UTF_8);
  }

  private static byte[] bytes(String json) {
    return json.replace("$", NAME + "$").getBytes(UTF_8);
  }

  @Test
  void namesAClassOnceAndNumbersItThen() {
    Group group = new Group();
    group.members.add(new Circle(1));
    group.members.add(new Circle(2));
    group.members.add(new Group());
    assertThat(json(group))
        .isEqualTo(
            new String(
                bytes(
                    "{\"@\":\"$Group\",\"members\":[{\"@\":\"$Circle\",\"radius\":1.0},"
                        + "{\"radius\":2.0},{\"@\":0,\"members\":[]}]}"),
                UTF_8));
  }

  @Test
  void aRecordThatLacksNothingIsOfNoOtherVersion() {
    byte[] refused = bytes("{\"@\":\"$Bomb\",\"failure\":1,\"size\":2}");
    assertThatThrownBy(() -> codec.decode(refused, Bomb.class))
        .isInstanceOf(MalformedDataException.class)
        .hasCauseInstanceOf(IllegalArgumentException.class);
    byte[] lacking = bytes("{\"@\":\"$Bomb\",\"failure\":1}");
    assertThatThrownBy(() -> codec.decode(lacking, Bomb.class))
        .isInstanceOf(SchemaMismatchException.class)
        .hasMessageContaining("refuses what another version of it has");
  }

  @Test
  void errorsOfAConstructorPassWhateverTheBytesLack() {
    byte[] lacking = bytes("{\"@\":\"$Bomb\",\"failure\":2}");
    assertThatThrownBy(() -> codec.decode(lacking, Bomb.class)).isExactlyInstanceOf(Error.class);
  }

  @Test
  void wrapsOnlyWhatJsonDoesNotTellApart() {
    Group group = new Group();
    group.extra = List.of("a", 1, 2L, 0.5, true);
    assertThat(json(group))
        .endsWith(
            "\"extra\":{\"@\":\"java.util.List.of\","
                + "\"=\":[\"a\",1,{\"@\":\"java.lang.Long\",\"=\":2},0.5,true]},\"members\":[]}");
  }

  @Test
  void marksKeysThatLookLikeTypes() {
    Map<String, Object> map = new LinkedHashMap<>();
    map.put("@", 1);
    map.put("@@", 2);
    map.put("=", 3);
    String json = json(map);
    assertThat(json)
        .isEqualTo("{\"@\":\"java.util.LinkedHashMap\",\"=\":{\"@@\":1,\"@@@\":2,\"=\":3}}");
    assertThat(codec.decode(json.getBytes(UTF_8), Map.class)).isEqualTo(map);
  }

  @Test
  void readsFieldsInAnyOrder() {
    Group group =
        codec.decode(bytes("{\"@\":\"$Group\",\"name\":\"n\",\"members\":[]}"), Group.class);
    assertThat(group.name).isEqualTo("n");
  }

  @Test
  void refusesAnUnknownFieldWhenStrict() {
    byte[] bytes = bytes("{\"@\":\"$Circle\",\"radius\":1.0,\"color\":{\"@\":\"no.Such\"}}");
    refusesStrictly(bytes, "The bytes hold a field that " + NAME + "$Circle does not have");
    assertThat(codec.decode(bytes, Circle.class)).isEqualTo(new Circle(1));
  }

  @Test
  void refusesAnAbsentPrimitiveWhenStrict() {
    byte[] bytes = bytes("{\"@\":\"$Circle\"}");
    refusesStrictly(bytes, "The bytes lack the field radius of " + NAME + "$Circle");
    assertThat(codec.decode(bytes, Circle.class)).isEqualTo(new Circle(0));
  }

  private static void refusesStrictly(byte[] bytes, String message) {
    try (Codec strict = Codecs.builder().use("json-typed").evolution(Evolution.STRICT).build()) {
      assertThatThrownBy(() -> strict.decode(bytes, Circle.class))
          .isInstanceOf(SchemaMismatchException.class)
          .hasMessageContaining(message);
    }
  }

  /** As of an enum, or of a subclass of a map, that has become a class with fields. */
  @Test
  void refusesAValueOfAClassThatHadNoFields() {
    byte[] bytes = bytes("{\"@\":\"$Circle\",\"=\":\"UNIT\"}");
    assertThatThrownBy(() -> codec.decode(bytes, Circle.class))
        .isInstanceOf(SchemaMismatchException.class)
        .hasMessageMatching(
            "The value at offset 5[01] is of a class that has fields by now, and was a constant, a"
                + " container or another value without them when the bytes were written\\b.*");
  }

  static final class Tagged extends ArrayList<Object> {
    private static final long serialVersionUID = 1;
    @Nullable String tag;
  }

  static final class Untagged extends ArrayList<Object> {
    private static final long serialVersionUID = 1;
  }

  /** What it is made of must not be taken for what it holds. */
  @Test
  void refusesAContainerThatHadFields() {
    Tagged tagged = new Tagged();
    tagged.add("element");
    byte[] bytes = codec.encode(tagged);
    assertThat(new String(bytes, UTF_8))
        .isEqualTo(
            new String(bytes("{\"@\":\"$Tagged\",\"=\":[null,{\"@\":0},[\"element\"]]}"), UTF_8));
    assertThat(codec.decode(bytes, Tagged.class)).isEqualTo(tagged);
    try (Codec later =
        Codecs.builder().use("json-typed").renamed(NAME + "$Tagged", Untagged.class).build()) {
      assertThatThrownBy(() -> later.decode(bytes, Untagged.class))
          .isInstanceOf(MalformedDataException.class)
          .hasMessageStartingWith("Expected the name = at offset ");
    }
  }

  record Counts(Map<Integer, Integer> counts) {}

  record Numbers(List<Integer> counts) {}

  /** Elements are the keys and values of a map in turn, which nobody may take them for. */
  @Test
  void takesNoListForAMapAndNoMapForAList() {
    Counts counts = new Counts(new HashMap<>(Map.of(1, 2)));
    Numbers numbers = new Numbers(new ArrayList<>(List.of(1, 2)));
    assertThat(json(counts)).endsWith("\"counts\":{\"@\":\"java.util.HashMap\",\"=\":[1,2]}}");
    assertThat(codec.decode(codec.encode(counts), Counts.class)).isEqualTo(counts);
    assertThatThrownBy(() -> readAs(Counts.class, numbers))
        .isInstanceOf(MalformedDataException.class)
        .hasMessage("The bytes hold a value without its class where java.util.Map may be");
    assertThatThrownBy(() -> readAs(Numbers.class, counts))
        .isInstanceOf(MalformedDataException.class)
        .hasMessage(
            "The bytes put an object of the class java.util.HashMap where java.util.List is"
                + " declared");
  }

  static final class Sums extends HashMap<Integer, Integer> {
    int limit = 3;
  }

  static final class Parts extends ArrayList<Integer> {
    int limit = 3;
  }

  @Test
  void takesNoListWithFieldsForAMapAndNoMapForAList() {
    Sums sums = new Sums();
    sums.put(1, 2);
    Parts parts = new Parts();
    parts.addAll(List.of(1, 2));
    assertThat(codec.decode(codec.encode(sums), Sums.class)).isEqualTo(sums);
    assertThatThrownBy(() -> readAs(Sums.class, parts))
        .isInstanceOf(MalformedDataException.class)
        .hasMessage("The bytes hold no valid " + Sums.class.getName());
    assertThatThrownBy(() -> readAs(Parts.class, sums))
        .isInstanceOf(MalformedDataException.class)
        .hasMessage("The bytes hold no valid " + Parts.class.getName());
  }

  static final class Narrow {
    long value = 1L << 40;
    BigInteger number = BigInteger.ONE.shiftLeft(80);
    int any = 7;
  }

  static final class Wide {
    @Nullable Object value;
    @Nullable Number number;
    @Nullable Object any;
  }

  @Test
  void takesANumberWithoutAClassForTheFirstThatHoldsIt() {
    Wide wide = readAs(Wide.class, new Narrow());
    assertThat(wide.value).isEqualTo(1L << 40);
    assertThat(wide.number).isEqualTo(BigInteger.ONE.shiftLeft(80));
    assertThat(wide.any).isEqualTo(7);
  }

  /** Reads a value by another version of its class. */
  private <T> T readAs(Class<T> now, Object value) {
    String was = value.getClass().getName();
    try (Codec reader = Codecs.builder().use("json-typed").renamed(was, now).build()) {
      return reader.decode(codec.encode(value), now);
    }
  }

  record Demanding(String text) {
    Demanding {
      Objects.requireNonNull(text);
    }
  }

  @Test
  void tellsWhichRecordTakesNoNullForWhatIsNotThere() {
    assertThatThrownBy(() -> codec.decode(bytes("{\"@\":\"$Demanding\"}"), Demanding.class))
        .isInstanceOf(SchemaMismatchException.class)
        .hasMessageStartingWith("The constructor of " + NAME + "$Demanding refuses")
        .hasCauseInstanceOf(NullPointerException.class);
  }

  @Test
  void refusesAFieldGivenTwice() {
    byte[] bytes = bytes("{\"@\":\"$Circle\",\"radius\":1.0,\"radius\":2.0}");
    assertThatThrownBy(() -> codec.decode(bytes, Circle.class))
        .isInstanceOf(MalformedDataException.class)
        .hasMessageContaining("The bytes hold a field of " + NAME + "$Circle twice");
  }

  @Test
  void refusesAnObjectOfAnotherClassThanDeclared() {
    byte[] bytes = bytes("{\"@\":\"$Group\",\"members\":{\"@\":\"$Circle\",\"radius\":1.0}}");
    assertThatThrownBy(() -> codec.decode(bytes, Group.class))
        .isInstanceOf(DecodeException.class)
        .hasMessageContaining(
            "The bytes put an object of the class "
                + NAME
                + "$Circle where java.util.List is declared");
  }

  @Test
  void refusesANumberOfNoClass() {
    byte[] bytes = bytes("{\"@\":\"$Group\",\"extra\":{\"@\":7}}");
    assertThatThrownBy(() -> codec.decode(bytes, Group.class))
        .isInstanceOf(MalformedDataException.class)
        .hasMessageContaining("The bytes refer to class number 7 of 1");
  }

  @Test
  void refusesACycleByItsName() {
    Group group = new Group();
    group.members.add(group);
    assertThatThrownBy(() -> codec.encode(group))
        .isInstanceOf(EncodeException.class)
        .hasMessageContaining("contains itself, and json-typed carries no cycles; break the cycle");
  }
}
