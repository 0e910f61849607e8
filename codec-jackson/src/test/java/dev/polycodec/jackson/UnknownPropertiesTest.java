package dev.polycodec.jackson;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.annotation.JsonPOJOBuilder;
import com.fasterxml.jackson.databind.jsontype.BasicPolymorphicTypeValidator;
import dev.polycodec.Codec;
import dev.polycodec.CodecListener;
import dev.polycodec.CodecListener.Dropped;
import dev.polycodec.Codecs;
import dev.polycodec.Evolution;
import dev.polycodec.MalformedDataException;
import dev.polycodec.SchemaMismatchException;
import dev.polycodec.jackson.plain.Builders;
import dev.polycodec.stored.Envelopes;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a class does not know is dropped before a listener's eyes, but never all of an object. */
class UnknownPropertiesTest {

  private final List<Dropped> dropped = new ArrayList<>();
  private final Codec codec =
      Codecs.builder()
          .use("json")
          .listener(
              new CodecListener() {
                @Override
                public void onDropped(Dropped property) {
                  dropped.add(property);
                }
              })
          .build();

  @AfterEach
  void close() {
    codec.close();
  }

  static final class Order {
    public int id = 5;
    public @Nullable Line line;

    public String getLabel() {
      return "order";
    }
  }

  record Line(String text, int count) {}

  static final class Empty {}

  @JsonIgnoreProperties(ignoreUnknown = true)
  static final class Lenient {
    public int id = 5;
  }

  @JsonIgnoreProperties(ignoreUnknown = true)
  record LenientRecord(int id) {}

  @JsonIgnoreProperties(ignoreUnknown = true)
  static class LenientParent {
    final int id;

    @JsonCreator
    LenientParent(@JsonProperty("id") int id) {
      this.id = id;
    }
  }

  @JsonDeserialize(builder = LenientBuilder.class)
  static final class Built {
    public int id;
  }

  @JsonPOJOBuilder(withPrefix = "")
  @JsonIgnoreProperties(ignoreUnknown = true)
  static final class LenientBuilder {
    private final Built built = new Built();

    public LenientBuilder id(int id) {
      built.id = id;
      return this;
    }

    public Built build() {
      return built;
    }
  }

  private <T> T read(String json, Class<T> type) {
    return codec.decode(json.getBytes(UTF_8), type);
  }

  @Test
  void listenersSeeTheClassAndTheNameOfWhatIsDropped() {
    Order order = read("{\"more\":\"x\",\"line\":{\"count\":1,\"new\":[{}]}}", Order.class);
    assertThat(order.id).isEqualTo(5); // what the constructor sets
    assertThat(order.line).isEqualTo(new Line(null, 1));
    assertThat(dropped)
        .containsExactly(
            new Dropped("json", Order.class, "more"), new Dropped("json", Line.class, "new"));
  }

  @Test
  void whatIsComputedIsNotDropped() {
    byte[] bytes = codec.encode(new Order());
    assertThat(new String(bytes, UTF_8)).contains("\"label\":\"order\"");
    codec.decode(bytes, Order.class);
    read("{\"label\":\"order\"}", Order.class);
    assertThat(dropped).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"{\"a\":1}", "{\"a\":{\"id\":1},\"b\":2}"})
  void anObjectOfWhichNothingIsKnownIsRefused(String json) {
    for (Class<?> type : List.of(Order.class, Line.class, Empty.class)) {
      assertThatThrownBy(() -> read(json, type))
          .isInstanceOf(SchemaMismatchException.class)
          .hasMessageStartingWith(
              "The bytes hold an object of which "
                  + type.getName()
                  + " knows no property: another class wrote it, or a mapper with other names, which"
                  + " JacksonOptions.customize can set; @JsonIgnoreProperties(ignoreUnknown = true)"
                  + " on the class takes it all the same");
    }
  }

  @Test
  void anObjectWithinAnotherIsJudgedByItself() {
    assertThatThrownBy(() -> read("{\"id\":1,\"line\":{\"a\":1}}", Order.class))
        .isInstanceOf(SchemaMismatchException.class)
        .hasMessageContaining(Line.class.getName());
  }

  @Test
  void anEmptyObjectAndALenientClassAreRead() {
    assertThat(read("{}", Order.class).id).isEqualTo(5);
    assertThat(read("{\"a\":1}", Lenient.class).id).isEqualTo(5);
  }

  @ParameterizedTest
  @ValueSource(classes = {Lenient.class, LenientRecord.class, LenientParent.class, Built.class})
  void whatALenientClassDropsIsSeenToo(Class<?> type) {
    read("{\"a\":{\"b\":1},\"id\":1}", type);
    read("{\"@class\":\"A\"}", type);
    assertThat(dropped).extracting(Dropped::name).containsExactly("a", "@class");
  }

  @Test
  void aLenientClassIsReadWhereOthersAreStrict() {
    try (Codec strict = Codecs.builder().use("json").evolution(Evolution.STRICT).build()) {
      byte[] bytes = "{\"a\":1,\"id\":2}".getBytes(UTF_8);
      assertThat(strict.decode(bytes, Lenient.class).id).isEqualTo(2);
    }
  }

  @Test
  void jsonTypedTellsOfIt() {
    String json = "{\"@\":\"" + Line.class.getName() + "\",\"text\":\"a\",\"more\":1}";
    List<Dropped> told = new ArrayList<>();
    CodecListener listener =
        new CodecListener() {
          @Override
          public void onDropped(Dropped property) {
            told.add(property);
          }
        };
    try (Codec typed = Codecs.builder().use("json-typed").listener(listener).build()) {
      assertThat(typed.decode(json.getBytes(UTF_8), Line.class)).isEqualTo(new Line("a", 0));
    }
    assertThat(told).containsExactly(new Dropped("json-typed", Line.class, "more"));
  }

  static final class Note {
    public @Nullable String text = "set by the constructor";
    public int number = 5;
  }

  @Test
  void bytesOfJsonTypedAreNamed() {
    Note note = new Note();
    note.text = null; // which json-typed leaves out, and the constructor sets
    byte[] bytes;
    try (Codec typed = Codecs.builder().use("json-typed").build()) {
      bytes = typed.encode(note);
    }
    assertThatThrownBy(() -> codec.decode(bytes, Note.class))
        .isExactlyInstanceOf(MalformedDataException.class)
        .hasMessage(
            "The bytes name a class as 'json-typed' does: read them with use(\"json-typed\"), or add"
                + " envelope(Envelopes.defaults().readLegacy(\"json-typed\")) to the builder");
    try (Codec both =
        Codecs.builder()
            .use("json")
            .envelope(Envelopes.defaults().readLegacy("json-typed"))
            .build()) {
      assertThat(both.decode(bytes, Note.class).text).isNull();
    }
  }

  static class Holder { // default typing does not name final ones
    public @Nullable Object any;
  }

  @JsonIgnoreProperties("@class")
  static final class Named {
    public int number;
  }

  @Test
  void bytesOfDefaultTypingAreRefused() throws Exception {
    Holder holder = new Holder();
    holder.any = 5L;
    byte[] bytes = defaultTyping(holder);
    assertThat(bytes).asString().endsWith("\"any\":[\"java.lang.Long\",5]}");
    assertThatThrownBy(() -> codec.decode(bytes, Holder.class)) // any would be a list
        .isExactlyInstanceOf(MalformedDataException.class)
        .hasMessage(
            "The bytes name classes by \"@class\", as default typing does, which no codec reads:"
                + " read them with the mapper that wrote them; @JsonIgnoreProperties(\"@class\") on"
                + " the class takes objects that are nothing but named");
  }

  @Test
  void nameOfAClassIsLeftOutWhereTheClassSaysSo() {
    byte[] bytes = "{\"@class\":\"com.acme.Named\",\"number\":7}".getBytes(UTF_8);
    assertThat(codec.decode(bytes, Named.class).number).isEqualTo(7);
  }

  /** Writes as Spring and Redisson do. */
  private static byte[] defaultTyping(Object value) throws Exception {
    return Builders.of("json")
        .activateDefaultTyping(
            BasicPolymorphicTypeValidator.builder().allowIfBaseType(Object.class).build(),
            ObjectMapper.DefaultTyping.NON_FINAL,
            JsonTypeInfo.As.PROPERTY)
        .build()
        .writeValueAsBytes(value);
  }
}
