package dev.polycodec.jackson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.annotation.JsonAnyGetter;
import com.fasterxml.jackson.annotation.JsonAnySetter;
import com.fasterxml.jackson.annotation.JsonBackReference;
import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonIdentityInfo;
import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonManagedReference;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.annotation.ObjectIdGenerators;
import dev.polycodec.Codec;
import dev.polycodec.Codecs;
import dev.polycodec.DecodeException;
import dev.polycodec.EncodeException;
import dev.polycodec.tck.equality.DeepEquality;
import java.lang.annotation.RetentionPolicy;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Plain {@code json} and {@code smile} heed the annotations of an application's classes. */
class AnnotationsTest {

  /** A value that stands among the properties of its owner. */
  static class Name {
    public @Nullable String first;
    public @Nullable String last;
  }

  /** An object whose form is not that of its fields. */
  @JsonPropertyOrder({"zip", "age"})
  static class Person {
    public int age;

    @JsonUnwrapped(prefix = "name_")
    public Name name = new Name();

    @JsonProperty("post")
    public @Nullable String zip;

    @JsonInclude(JsonInclude.Include.NON_EMPTY)
    public List<String> tags = new ArrayList<>();

    @JsonIgnore public @Nullable String secret;
  }

  /** An object that keeps what it does not know. */
  static class Open {
    public int known;

    private final Map<String, Object> more = new LinkedHashMap<>();

    @JsonAnyGetter
    public Map<String, Object> more() {
      return more;
    }

    @JsonAnySetter
    public void more(String name, Object value) {
      more.put(name, value);
    }
  }

  /** An object without names. */
  @JsonFormat(shape = JsonFormat.Shape.ARRAY)
  @JsonPropertyOrder({"x", "y"})
  static class Point {
    public int x;
    public int y;
  }

  /** An object whose parts refer to it. */
  static class Parent {
    public @Nullable String name;

    @JsonManagedReference public List<Child> children = new ArrayList<>();
  }

  /** Such a part. */
  static class Child {
    public int age;

    @JsonBackReference public @Nullable Parent parent;
  }

  /** An object that is written once, and then by its number. */
  @JsonIdentityInfo(generator = ObjectIdGenerators.IntSequenceGenerator.class)
  static class Node {
    public int value;
    public @Nullable Node next;
  }

  @ParameterizedTest
  @ValueSource(strings = {"json", "smile", "cbor"})
  void partsReferToTheirOwnerAgain(String name) {
    Parent parent = new Parent();
    parent.name = "Ann";
    Child child = new Child();
    child.age = 3;
    child.parent = parent;
    parent.children.add(child);
    try (Codec codec = codec(name)) {
      Parent back = codec.decode(codec.encode(parent), Parent.class);
      assertThat(back.name).isEqualTo("Ann");
      assertThat(back.children).hasSize(1);
      assertThat(back.children.get(0).age).isEqualTo(3);
      assertThat(back.children.get(0).parent).isSameAs(back);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"json", "smile", "cbor"})
  void objectsWithNumbersMayFormCircles(String name) {
    Node node = new Node();
    node.value = 5;
    node.next = new Node();
    node.next.next = node;
    try (Codec codec = codec(name)) {
      Node back = codec.decode(codec.encode(node), Node.class);
      assertThat(back.value).isEqualTo(5);
      assertThat(Objects.requireNonNull(back.next).next).isSameAs(back);
    }
  }

  @Test
  void jsonIsWrittenAsTheAnnotationsSay() {
    try (Codec codec = codec("json")) {
      assertThat(json(codec, person()))
          .isEqualTo("{\"post\":\"A1\",\"age\":7,\"name_first\":\"Ann\",\"name_last\":\"Lee\"}");
      assertThat(json(codec, open())).isEqualTo("{\"known\":1,\"other\":\"x\"}");
      assertThat(json(codec, point())).isEqualTo("[1,2]");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"json", "smile", "cbor"})
  void valuesComeBackAsTheAnnotationsSay(String name) {
    try (Codec codec = codec(name)) {
      for (Object value : List.of(person(), open(), point())) {
        Object back = codec.decode(codec.encode(value), value.getClass());
        assertThat(DeepEquality.difference(value, back, codec.traits())).isEmpty();
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"json", "smile", "cbor"})
  void encodeRefusesSubclassAmongThePropertiesOfItsOwner(String name) {
    Person person = person();
    person.name = new Name() {};
    try (Codec codec = codec(name)) {
      assertThatThrownBy(() -> codec.encode(person))
          .isInstanceOf(EncodeException.class)
          .hasMessageContaining(
              "would not bring back an object of " + person.name.getClass().getName());
    }
  }

  private static Codec codec(String name) {
    return Codecs.builder().use(name).build();
  }

  private static String json(Codec codec, Object value) {
    return new String(codec.encode(value), StandardCharsets.UTF_8);
  }

  private static Person person() {
    Person person = new Person();
    person.age = 7;
    person.name.first = "Ann";
    person.name.last = "Lee";
    person.zip = "A1";
    return person;
  }

  private static Open open() {
    Open open = new Open();
    open.known = 1;
    open.more("other", "x");
    return open;
  }

  private static Point point() {
    Point point = new Point();
    point.x = 1;
    point.y = 2;
    return point;
  }

  /** Constants that are written as objects. */
  @JsonFormat(shape = JsonFormat.Shape.OBJECT)
  enum Unread {
    ONE;

    public int getSize() {
      return 1;
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"json", "smile"})
  void aConstantThatIsWrittenAsAnObjectIsRefused(String format) {
    try (Codec codec = Codecs.builder().use(format).build()) {
      assertThatThrownBy(() -> codec.encode(Unread.ONE))
          .isInstanceOf(EncodeException.class)
          .hasMessage(
              Unread.class.getName()
                  + " is written as an object by @JsonFormat, and cannot be read of one; annotate a"
                  + " static method that takes its properties with @JsonCreator, or leave the shape"
                  + " out");
    }
  }

  /** Constants that are written as numbers. */
  @JsonFormat(shape = JsonFormat.Shape.NUMBER)
  enum Grade {
    GOOD,
    BAD
  }

  @ParameterizedTest
  @ValueSource(strings = {"2", "-1", "4294967296", "0.5", "true"})
  void aNumberWithoutAConstantIsRefused(String text) {
    try (Codec codec = Codecs.builder().use("json").build()) {
      assertThat(codec.decode("1".getBytes(StandardCharsets.UTF_8), Grade.class))
          .isEqualTo(Grade.BAD);
      assertThatThrownBy(() -> codec.decode(text.getBytes(StandardCharsets.UTF_8), Grade.class))
          .isInstanceOf(DecodeException.class);
    }
  }

  @Test
  void aNumberIsNoConstantWhereNamesAreWritten() {
    try (Codec codec = Codecs.builder().use("json").build()) {
      assertThatThrownBy(
              () -> codec.decode("1".getBytes(StandardCharsets.UTF_8), RetentionPolicy.class))
          .isInstanceOf(DecodeException.class);
    }
  }
}
