package dev.polycodec.protostuff;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.Codec;
import dev.polycodec.Codecs;
import dev.polycodec.EncodeException;
import dev.polycodec.LimitExceededException;
import dev.polycodec.Limits;
import dev.polycodec.TypeNotAllowedException;
import io.protostuff.Tag;
import io.protostuff.runtime.IdStrategy;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Date;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** What {@code RuntimeSchema} would lose is refused, with the reason and the way out. */
class ProtostuffPlainLossTest {

  private static final String HOME = ProtostuffPlainLossTest.class.getName();

  static class Bean {
    Object any;
    Parent parent;
    Locale locale;
    Date date;
    String text = "set by the constructor";
    List<String> strings;
    Map<String, String> map;
    Set<String> sorted;
    String[] array;
  }

  static class Parent {
    int id = 1;
  }

  static final class Child extends Parent {
    int more = 2;
  }

  static class Hiding extends Parent {
    String id = "of the subclass";
  }

  record Pair(int left, int right) {}

  static class Cell {
    Cell next;
  }

  private static Codec codec() {
    return Codecs.builder().use("protostuff-plain").allow(HOME + "$*").build();
  }

  private interface Change {
    void apply(Bean bean);
  }

  private static void requireRefusal(Change change, String what, String why) {
    Bean bean = new Bean();
    change.apply(bean);
    try (Codec codec = codec()) {
      assertThatThrownBy(() -> codec.encode(bean))
          .isExactlyInstanceOf(EncodeException.class)
          .hasMessage(
              "Protostuff's RuntimeSchema does not bring back "
                  + what
                  + ", because "
                  + why
                  + ": register a Delegate or a Schema of your own in ProtostuffPlainOptions, or"
                  + " use the codec 'protostuff'");
    }
  }

  private static String field(String name) {
    return "the field " + name + " of " + HOME + "$Bean";
  }

  @Test
  void objectsOfOtherClassesThanDeclared() {
    requireRefusal(
        bean -> bean.parent = new Child(),
        "an object of " + HOME + "$Child",
        "it is read as a " + HOME + "$Parent");
    requireRefusal(
        bean -> bean.date = new java.sql.Date(1), field("date"), "it is read as a java.util.Date");
    requireRefusal(
        bean -> bean.map = new LinkedHashMap<>(Map.of("a", "b", "c", "d")),
        field("map"),
        "it is read as a java.util.HashMap");
  }

  @Test
  void classesThatHaveNoFields() {
    requireRefusal(
        bean -> bean.any = new Pair(1, 2),
        HOME + "$Pair",
        HOME + "$Pair is a record, whose fields Protostuff cannot set");
    requireRefusal(
        bean -> bean.locale = Locale.GERMANY,
        field("locale"),
        "java.util.Locale is no class whose fields may be read");
    requireRefusal(
        bean -> bean.any = List.of(1, 2),
        "java.util.ImmutableCollections$List12",
        "no container of its class can be created empty");
  }

  @Test
  void nullAndNothing() {
    requireRefusal(
        bean -> bean.text = null, field("text"), "it is null, and the constructor sets it");
    requireRefusal(
        bean -> bean.strings = new ArrayList<>(),
        field("strings"),
        "it is empty, which is read as null unless the constructor sets it");
    String nulls = "it holds null, which only a strategy with PRESERVE_NULL_ELEMENTS writes";
    requireRefusal(
        bean -> bean.strings = new ArrayList<>(Arrays.asList("a", null)), field("strings"), nulls);
    requireRefusal(
        bean -> bean.any = new ArrayList<>(Arrays.asList("a", null)), "java.util.ArrayList", nulls);
    requireRefusal(bean -> bean.array = new String[] {null, "a"}, "java.lang.String[]", nulls);
  }

  @Test
  void orderThatOnlyAComparatorKnows() {
    requireRefusal(
        bean -> bean.any = new TreeSet<>(Comparator.<String>reverseOrder()),
        "java.util.TreeSet",
        "its comparator is not written");
  }

  @Test
  void cycles() {
    Cell ring = new Cell();
    ring.next = ring;
    try (Codec codec = codec()) {
      assertThatThrownBy(() -> codec.encode(ring))
          .isExactlyInstanceOf(EncodeException.class)
          .hasMessageStartingWith("An object of " + HOME + "$Cell contains itself");
    }
  }

  @Test
  void fieldThatASubclassHides() {
    try (Codec codec = codec()) {
      assertThatThrownBy(() -> codec.encode(new Hiding()))
          .isExactlyInstanceOf(EncodeException.class)
          .hasMessageContaining("the field id of " + HOME + "$Hiding")
          .hasMessageContaining("because a subclass has a field of that name");
    }
  }

  @Test
  void halfACharacter() {
    Bean bean = new Bean();
    bean.text = "a\ud83d";
    try (Codec codec = codec()) {
      assertThatThrownBy(() -> codec.encode(bean))
          .isExactlyInstanceOf(EncodeException.class)
          .hasMessageStartingWith("A string has a lone surrogate at index 1");
    }
  }

  @Test
  void nullAsTheRoot() {
    try (Codec codec = codec()) {
      assertThatThrownBy(() -> codec.forType(Bean.class).encode(null))
          .isExactlyInstanceOf(EncodeException.class)
          .hasMessage("Protostuff has no form for null: a root is an object with fields");
    }
  }

  @Test
  void flagsKeepWhatIsLostWithoutThem() {
    ProtostuffPlainOptions options =
        ProtostuffPlainOptions.builder()
            .flags(IdStrategy.PRESERVE_NULL_ELEMENTS | IdStrategy.MORPH_NON_FINAL_POJOS)
            .build();
    Bean bean = new Bean();
    bean.parent = new Child();
    bean.strings = new ArrayList<>(Arrays.asList("a", null));
    bean.array = new String[] {null, "a"};
    try (Codec codec =
        Codecs.builder().use("protostuff-plain").configure(options).allow(HOME + "$*").build()) {
      Bean read = codec.decode(codec.encode(bean), Bean.class);
      assertThat(read).usingRecursiveComparison().isEqualTo(bean);
      assertThat(read.parent).isExactlyInstanceOf(Child.class);
    }
  }

  @Test
  void limitsHoldWhileEncoding() {
    Cell deep = new Cell();
    deep.next = new Cell();
    deep.next.next = new Cell();
    try (Codec codec =
        Codecs.builder()
            .use("protostuff-plain")
            .limits(Limits.defaults().withMaxDepth(2))
            .build()) {
      assertThatThrownBy(() -> codec.encode(deep))
          .isInstanceOf(LimitExceededException.class)
          .hasMessageContaining("Limits.withMaxDepth");
    }
    Bean many = new Bean();
    many.any = new ArrayList<>(List.of(new Cell(), new Cell(), new Cell()));
    Limits few = Limits.defaults().withMaxObjects(3).withMaxBytes(50);
    try (Codec codec =
        Codecs.builder().use("protostuff-plain").allow(HOME + "$*").limits(few).build()) {
      assertThatThrownBy(() -> codec.encode(many)).isInstanceOf(LimitExceededException.class);
      Bean large = new Bean();
      large.text = "x".repeat(100);
      assertThatThrownBy(() -> codec.encode(large))
          .isInstanceOf(LimitExceededException.class)
          .hasMessageContaining("more than 50 bytes");
    }
  }

  @Test
  void policyHoldsWhileEncoding() {
    Bean bean = new Bean();
    bean.any = new Child();
    try (Codec codec = Codecs.builder().use("protostuff-plain").build()) {
      assertThatThrownBy(() -> codec.encode(bean))
          .isInstanceOf(TypeNotAllowedException.class)
          .hasMessageContaining("allow(\"" + HOME + "$Child\")");
    }
  }

  /** The number of the first is that of the second. */
  enum Numbered {
    @Tag(1)
    FIRST,
    SECOND
  }

  static final class HasNumbered {
    Numbered value = Numbered.FIRST;
  }

  /** Their tags have no alias, which is then empty. */
  enum Unnamed {
    @Tag(1)
    FIRST,
    @Tag(2)
    SECOND
  }

  static final class HasUnnamed {
    Unnamed value = Unnamed.SECOND;
  }

  @Test
  void constantsThatHaveOneFormAreRefused() {
    try (Codec codec = codec()) {
      assertThatThrownBy(() -> codec.encode(new HasNumbered()))
          .isExactlyInstanceOf(TypeNotAllowedException.class)
          .hasMessage(
              "Protostuff writes the constants FIRST and SECOND of "
                  + Numbered.class.getName()
                  + " alike: give each @Tag a number of its own");
      assertThat(codec.decode(codec.encode(new HasUnnamed()), HasUnnamed.class).value)
          .isEqualTo(Unnamed.SECOND);
    }
    int byName = IdStrategy.DEFAULT_FLAGS | IdStrategy.ENUMS_BY_NAME;
    ProtostuffPlainOptions options = ProtostuffPlainOptions.builder().flags(byName).build();
    try (Codec codec = Codecs.builder().use("protostuff-plain").configure(options).build()) {
      assertThatThrownBy(() -> codec.encode(new HasUnnamed()))
          .isExactlyInstanceOf(TypeNotAllowedException.class)
          .hasMessage(
              "Protostuff writes the constants FIRST and SECOND of "
                  + Unnamed.class.getName()
                  + " alike: give each @Tag an alias of its own");
      assertThat(codec.decode(codec.encode(new HasNumbered()), HasNumbered.class).value)
          .isEqualTo(Numbered.FIRST);
    }
  }
}
