package dev.polycodec.jackson;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonValue;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.jsontype.BasicPolymorphicTypeValidator;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.ser.std.ToStringSerializer;
import dev.polycodec.Codec;
import dev.polycodec.CodecException;
import dev.polycodec.Codecs;
import dev.polycodec.DecodeException;
import dev.polycodec.EncodeException;
import dev.polycodec.Evolution;
import dev.polycodec.MalformedDataException;
import dev.polycodec.TypeRef;
import dev.polycodec.TypedCodec;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class JsonTest {

  private final Codec codec = Codecs.builder().use("json").build();

  @AfterEach
  void close() {
    codec.close();
  }

  static class Person {
    private final String name;
    private final LocalDate born;
    private final Optional<String> mail;
    private transient int cache = 7;

    Person(String name, LocalDate born, Optional<String> mail) {
      this.name = name;
      this.born = born;
      this.mail = mail;
    }

    public int getCache() {
      return cache;
    }
  }

  static final class Hiding extends Person {
    private final long name;

    Hiding(String person, long name) {
      super(person, LocalDate.EPOCH, Optional.empty());
      this.name = name;
    }
  }

  static final class Open {
    @Nullable Object any;
    @Nullable Person person;
  }

  static final class Annotated {
    @JsonProperty("first-name")
    String first = "a";

    @JsonIgnore String secret = "b";
    Code code = new Code("c");
    @Nullable Animal animal;
    List<Animal> animals = new ArrayList<>();
  }

  record Code(@JsonValue String text) {
    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
    Code {}
  }

  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
  @JsonSubTypes(@JsonSubTypes.Type(value = Dog.class, name = "dog"))
  interface Animal {}

  record Dog(int age) implements Animal {}

  record Point(int x) {}

  private String json(@Nullable Object value) {
    return new String(codec.encode(value), UTF_8);
  }

  @Test
  void writesFieldsAsEveryReaderExpects() {
    assertThat(json(new Person("Ann", LocalDate.of(2001, 2, 3), Optional.empty())))
        .isEqualTo("{\"name\":\"Ann\",\"born\":\"2001-02-03\",\"mail\":null}");
  }

  @Test
  void writesTheFieldsThatSubclassesHide() {
    String json = json(new Hiding("Ann", 5));
    assertThat(json).contains("\"name\":5", "\"name@1\":\"Ann\"");
    Hiding decoded = codec.decode(json.getBytes(UTF_8), Hiding.class);
    assertThat(decoded)
        .usingRecursiveComparison()
        .ignoringFields("cache")
        .isEqualTo(new Hiding("Ann", 5));
  }

  @Test
  void makesObjectsWithoutAConstructor() {
    Person person =
        codec.decode(
            "{\"name\":\"Bo\",\"born\":null,\"mail\":\"x\"}".getBytes(UTF_8), Person.class);
    assertThat(person.name).isEqualTo("Bo");
    assertThat(person.mail).contains("x");
    assertThat(person.getCache()).isZero();
  }

  @Test
  void honoursAnnotations() {
    Annotated value = new Annotated();
    value.animal = new Dog(3);
    value.animals.add(new Dog(4));
    try (Codec allowing = Codecs.builder().use("json").allow(Dog.class).build()) {
      byte[] bytes = allowing.encode(value);
      assertThat(new String(bytes, UTF_8))
          .isEqualTo(
              "{\"code\":\"c\",\"animal\":{\"kind\":\"dog\",\"age\":3},"
                  + "\"animals\":[{\"kind\":\"dog\",\"age\":4}],\"first-name\":\"a\"}");
      Annotated decoded = allowing.decode(bytes, Annotated.class);
      assertThat(decoded.animal).isEqualTo(new Dog(3));
      assertThat(decoded.animals).containsExactly(new Dog(4));
      assertThat(decoded.secret).isEqualTo("b"); // what the constructor sets
    }
  }

  @Test
  void refusesASubclassThatNoAnnotationNames() {
    Open open = new Open();
    open.person = new Hiding("Ann", 5);
    assertThatThrownBy(() -> codec.encode(open))
        .isInstanceOf(EncodeException.class)
        .hasMessage(
            "A codec without types would not bring back an object of"
                + " dev.polycodec.jackson.JsonTest$Hiding where"
                + " dev.polycodec.jackson.JsonTest$Person is declared; declare the exact type,"
                + " annotate it with @JsonTypeInfo, or use a codec that carries types; found at person"
                + " of dev.polycodec.jackson.JsonTest$Open");
  }

  @Test
  void saysHowAListIsDeclaredWhoseClassNobodyCanName() {
    List<List<String>> lists = List.of(List.of("a"), Arrays.asList("a", "b"));
    for (List<String> list : lists) {
      assertThatThrownBy(() -> codec.encode(list))
          .isInstanceOf(EncodeException.class)
          .hasMessage(
              "A codec without types would not bring back an object of "
                  + list.getClass().getName()
                  + ", which nobody can declare; declare the exact type that it is used as, such as"
                  + " List (of a root: codec.forType(new TypeRef<List<String>>() {})), or use a"
                  + " codec that carries types");
      TypedCodec<List<String>> declared = codec.forType(new TypeRef<List<String>>() {});
      assertThat(declared.decode(declared.encode(list))).isEqualTo(list);
    }
  }

  @Test
  void refusesWhatJsonDoesNotTellApart() {
    for (Object value :
        new Object[] {5L, 5f, Double.NaN, 'c', new int[0], LocalDate.EPOCH, Map.of(1, 2)}) {
      Open open = new Open();
      open.any = value;
      assertThatThrownBy(() -> codec.encode(open))
          .isInstanceOf(EncodeException.class)
          .hasMessageContaining("where java.lang.Object is declared");
    }
  }

  /** Says nothing of the class of its objects. */
  interface Unknown {}

  @Test
  void saysThatAnInterfaceIsNotRead() {
    for (String bytes : List.of("{}", "{\"x\":1}")) {
      assertThatThrownBy(() -> codec.decode(bytes.getBytes(UTF_8), Unknown.class))
          .isExactlyInstanceOf(DecodeException.class)
          .hasMessage(
              "A codec without types reads no object where "
                  + Unknown.class.getName()
                  + " is declared; declare the exact type, annotate it with @JsonTypeInfo, or use a"
                  + " codec that carries types");
    }
  }

  @Test
  void refusesNullAsAKeyWithAWayOut() {
    TypedCodec<Map<String, Integer>> map = codec.forType(new TypeRef<Map<String, Integer>>() {});
    assertThatThrownBy(() -> map.encode(Collections.singletonMap(null, 1)))
        .isInstanceOf(EncodeException.class)
        .hasMessage(
            "A codec without types would not bring back null as a key, or in place of an optional;"
                + " put in another value, or use a codec that carries types");
  }

  @Test
  void takesWhatJsonTellsApart() {
    List<@Nullable Object> values = new ArrayList<>();
    values.addAll(List.of("a", 1, 1L << 40, 1.5, true, List.of(1), Map.of("a", List.of())));
    values.add(null);
    TypeRef<List<Object>> type = new TypeRef<>() {};
    byte[] bytes = codec.forType(type).encode(values);
    assertThat(codec.forType(type).decode(bytes)).isEqualTo(values);
  }

  @Test
  void refusesACycle() {
    Open open = new Open();
    List<Object> list = new ArrayList<>();
    list.add(list);
    open.any = list;
    assertThatThrownBy(() -> codec.encode(open))
        .isInstanceOf(EncodeException.class)
        .hasMessageContaining("An object of java.util.ArrayList contains itself");
  }

  @Test
  void ignoresAnUnknownFieldUnlessStrict() {
    byte[] bytes = "{\"any\":1,\"person\":null,\"more\":[{}]}".getBytes(UTF_8);
    assertThat(codec.decode(bytes, Open.class).any).isEqualTo(1);
    try (Codec strict = Codecs.builder().use("json").evolution(Evolution.STRICT).build()) {
      assertThatThrownBy(() -> strict.decode(bytes, Open.class))
          .isInstanceOf(DecodeException.class);
    }
  }

  @Test
  void readsFieldsInAnyOrder() {
    Person person =
        codec.decode(
            "{\"mail\":\"x\",\"more\":1,\"born\":null,\"name\":\"Bo\"}".getBytes(UTF_8),
            Person.class);
    assertThat(person.name).isEqualTo("Bo");
    assertThat(person.mail).contains("x");
  }

  @Test
  void refusesAFieldGivenTwice() {
    for (String json :
        List.of(
            "{\"any\":1,\"any\":2}",
            "{\"person\":null,\"any\":1,\"person\":null}",
            "{\"any\":1,\"more\":2,\"more\":3}",
            "{\"any\":{\"a\":1,\"a\":2}}",
            "{\"person\":{\"name\":\"a\",\"name\":\"b\"}}")) {
      assertThatThrownBy(() -> codec.decode(json.getBytes(UTF_8), Open.class))
          .as(json)
          .isInstanceOf(DecodeException.class)
          .hasMessageContaining("The bytes hold an object that has a field twice");
    }
  }

  @Test
  void refusesSloppyJson() {
    record Sample(int number, boolean flag) {}
    for (String json :
        List.of(
            "{\"number\":\"1\",\"flag\":true}",
            "{\"number\":1.5,\"flag\":true}",
            "{\"number\":1,\"flag\":1}",
            "{\"number\":null,\"flag\":true}",
            "{\"number\":1,\"number\":2,\"flag\":true}",
            "{\"number\":1,\"flag\":true}{}",
            "{'number':1,\"flag\":true}")) {
      assertThatThrownBy(() -> codec.decode(json.getBytes(UTF_8), Sample.class))
          .as(json)
          .isInstanceOf(DecodeException.class);
    }
  }

  @Test
  void bytesAskNobodyToOpenAPackageOfTheJdk() {
    record Priced(EnumMap<Thread.State, Integer> prices) {}
    byte[] bytes = "{\"prices\":\"two\"}".getBytes(UTF_8);

    assertThatThrownBy(() -> codec.decode(bytes, Priced.class))
        .isInstanceOf(MalformedDataException.class)
        .hasMessageStartingWith("The bytes are not an encoded " + Priced.class.getName() + ": ");
  }

  @Test
  void appliesOptions() {
    JacksonOptions options =
        JacksonOptions.builder()
            .module(new SimpleModule().addSerializer(Point.class, ToStringSerializer.instance))
            .customize(mapper -> mapper.addMixIn(Person.class, Renamed.class))
            .build();
    try (Codec custom = Codecs.builder().use("json").configure(options).build()) {
      assertThat(new String(custom.encode(new Point(1)), UTF_8)).isEqualTo("\"Point[x=1]\"");
      assertThat(new String(custom.encode(new Person("A", null, Optional.of("b"))), UTF_8))
          .isEqualTo("{\"born\":null,\"mail\":\"b\",\"n\":\"A\"}");
    }
  }

  abstract static class Renamed {
    @JsonProperty("n")
    String name;
  }

  @Test
  void refusesDefaultTyping() {
    JacksonOptions options =
        JacksonOptions.builder()
            .customize(
                mapper ->
                    mapper.activateDefaultTyping(
                        BasicPolymorphicTypeValidator.builder().build(),
                        ObjectMapper.DefaultTyping.NON_FINAL))
            .build();
    assertThatThrownBy(() -> Codecs.builder().use("json").configure(options).build())
        .isInstanceOf(CodecException.class)
        .hasMessageContaining(
            "JacksonOptions switch default typing on, which would load classes that the policy"
                + " does not allow; use json-typed or smile-typed instead");
  }

  @Test
  void refusesOptionsWhereShapesDecide() {
    JacksonOptions options = JacksonOptions.builder().build();
    assertThatThrownBy(() -> Codecs.builder().use("json-typed").configure(options).build())
        .isInstanceOf(IllegalStateException.class)
        .hasMessage(
            "configure(JacksonOptions) cannot be combined with the codec 'json-typed', which has no"
                + " such options");
    try (Codec both =
        Codecs.builder().use("json-typed").use("json", Integer.class).configure(options).build()) {
      assertThat(both.decode(both.encode(7), Integer.class)).isEqualTo(7);
    }
  }

  @Test
  void refusesClassesWithinAnObject() {
    class Local {}
    try (Codec codec = Codecs.builder().use("json").build()) {
      assertThatThrownBy(() -> codec.encode(new Local()))
          .isInstanceOf(EncodeException.class)
          .hasMessage(
              Local.class.getName()
                  + " is a class within an object or a method, which a codec without types cannot"
                  + " create; make it static, or use a codec that carries types");
    }
  }

  @SuppressWarnings("ClassCanBeStatic")
  static final class Garden {
    int trees;
    @Nullable Shed shed;

    final class Shed {
      int tools;

      int trees() {
        return trees;
      }
    }
  }

  /** A mapper writes them, and sets the object around them when it reads. */
  @Test
  void refusesToReadClassesWithinAnObject() {
    byte[] bytes = "{\"trees\":3,\"shed\":{\"tools\":4}}".getBytes(UTF_8);
    try (Codec codec = Codecs.builder().use("json").build()) {
      assertThatThrownBy(() -> codec.decode(bytes, Garden.class))
          .isInstanceOf(DecodeException.class)
          .hasMessageStartingWith(
              Garden.Shed.class.getName()
                  + " is a class within an object or a method, which a codec without types cannot"
                  + " create; make it static, or use a codec that carries types");
      assertThat(codec.decode("{\"trees\":3,\"shed\":null}".getBytes(UTF_8), Garden.class).trees)
          .isEqualTo(3);
    }
  }
}
