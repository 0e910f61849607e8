package dev.polycodec.jackson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.polycodec.Codec;
import dev.polycodec.Codecs;
import dev.polycodec.EncodeException;
import dev.polycodec.TypeNotAllowedException;
import dev.polycodec.TypeRef;
import dev.polycodec.TypedCodec;
import dev.polycodec.jackson.plain.Builders;
import java.io.IOException;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What applications have had for years with a mapper of their own, which sees no private field. */
class OwnMapperTest {

  private static Codec codec(String name, ObjectMapper mapper) {
    return Codecs.builder().use(name).configure(JacksonOptions.mapper(mapper)).build();
  }

  /** Checks that a codec has the bytes of the mapper, and that each reads the other. */
  private static void assertSame(String name, Object value) throws Exception {
    ObjectMapper mapper = Builders.of(name).build();
    byte[] bytes = mapper.writeValueAsBytes(value);
    try (Codec codec = codec(name, mapper)) {
      assertThat(codec.encode(value)).isEqualTo(bytes);
      assertThat((Object) codec.decode(bytes, value.getClass())).isEqualTo(value);
      assertThat((Object) mapper.readValue(bytes, value.getClass())).isEqualTo(value);
    }
  }

  /** A bean whose accessors have other names than its fields. */
  static final class Account {

    private boolean isActive;
    private int aNumber;
    private String _name = "";

    public boolean isActive() {
      return isActive;
    }

    public void setActive(boolean active) {
      isActive = active;
    }

    public int getANumber() {
      return aNumber;
    }

    public void setANumber(int number) {
      aNumber = number;
    }

    public String getName() {
      return _name;
    }

    public void setName(String name) {
      _name = name;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Account account
          && isActive == account.isActive
          && aNumber == account.aNumber
          && _name.equals(account._name);
    }

    @Override
    public int hashCode() {
      return Objects.hash(isActive, aNumber, _name);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"json", "smile", "cbor"})
  void accessorsStandForFieldsThatTheMapperDoesNotSee(String name) throws Exception {
    Account account = new Account();
    account.setActive(true);
    account.setANumber(7);
    account.setName("Ada");
    assertSame(name, account);
  }

  /** One of its two fields is behind no accessor. */
  static final class Vault {

    private String _open = "";
    private String key = "";

    public String getOpen() {
      return _open;
    }

    public void setOpen(String open) {
      _open = open;
    }
  }

  @Test
  void aFieldForWhichNothingStandsIsRefused() {
    try (Codec codec = codec("json", Builders.of("json").build())) {
      Vault vault = new Vault();
      vault.key = "secret";
      assertThatThrownBy(() -> codec.encode(vault))
          .isInstanceOf(EncodeException.class)
          .hasMessage(
              "The field _open of dev.polycodec.jackson.OwnMapperTest$Vault is in no property that"
                  + " is written; annotate it with @JsonProperty, or exclude it with @JsonIgnore");
    }
  }

  record Money(long cents, String currency) {}

  /** Is written and read by hand, but for what is in it. */
  @JsonSerialize(using = BasketWriter.class)
  @JsonDeserialize(using = BasketReader.class)
  record Basket(String owner, Money total, List<Money> prices) {}

  static final class BasketWriter extends JsonSerializer<Basket> {

    @Override
    public void serialize(Basket basket, JsonGenerator out, SerializerProvider provider)
        throws IOException {
      out.writeStartObject();
      out.writeFieldName("total");
      out.writePOJO(basket.total());
      out.writeFieldName("prices");
      out.writePOJO(basket.prices());
      out.writeFieldName("owner");
      out.writeString(basket.owner());
      out.writeEndObject();
    }
  }

  static final class BasketReader extends JsonDeserializer<Basket> {

    @Override
    public Basket deserialize(JsonParser in, DeserializationContext context) throws IOException {
      JsonNode tree = in.readValueAsTree();
      List<Money> prices = new ArrayList<>();
      for (JsonNode price : tree.get("prices")) {
        prices.add(context.readTreeAsValue(price, Money.class));
      }
      Money total = context.readTreeAsValue(tree.get("total"), Money.class);
      return new Basket(tree.get("owner").asText(), total, prices);
    }
  }

  /** Reads what is in it from the parser itself. */
  @JsonDeserialize(using = PurseReader.class)
  record Purse(Money money) {}

  static final class PurseReader extends JsonDeserializer<Purse> {

    @Override
    public Purse deserialize(JsonParser in, DeserializationContext context) throws IOException {
      in.nextToken();
      in.nextToken();
      Money money = in.readValueAs(Money.class);
      in.nextToken();
      return new Purse(money);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"json", "smile", "cbor"})
  void serializersWriteAndReadWhatIsWithinTheirValues(String name) throws Exception {
    Money money = new Money(5, "EUR");
    assertSame(name, new Basket("Ada", money, List.of(money, new Money(7, "CHF"))));
    assertSame(name, new Purse(money));
  }

  /** A deserializer that reads what nothing declares. */
  @JsonDeserialize(using = OpenReader.class)
  record Open(Object any) {}

  static final class OpenReader extends JsonDeserializer<Open> {

    @Override
    public Open deserialize(JsonParser in, DeserializationContext context) throws IOException {
      return new Open(in.readValueAs(Money.class));
    }
  }

  @Test
  void whatADeserializerReadsWithinItsValueGoesThroughThePolicy() {
    try (Codec codec = codec("json", Builders.of("json").build())) {
      assertThatThrownBy(
              () -> codec.decode("{\"cents\":5,\"currency\":\"\"}".getBytes(), Open.class))
          .hasStackTraceContaining(TypeNotAllowedException.class.getName())
          .hasStackTraceContaining(
              "The policy does not allow the class dev.polycodec.jackson.OwnMapperTest$Money");
    }
  }

  @JsonTypeInfo(use = JsonTypeInfo.Id.MINIMAL_CLASS)
  interface Shape {}

  record Circle(int radius) implements Shape {}

  record Drawing(Shape shape, List<Shape> shapes) {}

  @ParameterizedTest
  @ValueSource(strings = {"json", "smile", "cbor"})
  void minimalNamesOfClassesAreThoseOfTheMapper(String name) throws Exception {
    ObjectMapper mapper = Builders.of(name).build();
    Drawing drawing = new Drawing(new Circle(3), List.of(new Circle(4)));
    byte[] bytes = mapper.writeValueAsBytes(drawing);
    try (Codec codec =
        Codecs.builder()
            .use(name)
            .configure(JacksonOptions.mapper(mapper))
            .allow(Circle.class)
            .build()) {
      assertThat(codec.encode(drawing)).isEqualTo(bytes);
      assertThat(codec.decode(bytes, Drawing.class)).isEqualTo(drawing);
    }
  }

  enum Level {
    LOW,
    HIGH {}
  }

  record Named(@JsonTypeInfo(use = JsonTypeInfo.Id.CLASS) Object value) {}

  @ParameterizedTest
  @ValueSource(strings = {"json", "smile", "cbor"})
  void namesOfEnumsAreThoseOfTheMapper(String name) throws Exception {
    ObjectMapper mapper = Builders.of(name).build();
    try (Codec codec =
        Codecs.builder()
            .use(name)
            .configure(JacksonOptions.mapper(mapper))
            .allow(Level.class)
            .build()) {
      for (Object value :
          List.of(
              Level.HIGH, EnumSet.of(Level.LOW, Level.HIGH), new EnumMap<>(Map.of(Level.LOW, 1)))) {
        byte[] bytes = mapper.writeValueAsBytes(new Named(value));
        assertThat(codec.encode(new Named(value))).isEqualTo(bytes);
        assertThat(codec.decode(bytes, Named.class).value()).isEqualTo(value);
      }
    }
  }

  record Event(JsonNode payload, ObjectNode details, Map<String, JsonNode> tags) {}

  record Optionally(@JsonInclude(JsonInclude.Include.NON_NULL) JsonNode payload) {}

  private static ObjectNode tree() {
    ObjectNode tree = JsonNodeFactory.instance.objectNode();
    tree.put("id", 7).put("name", "Ada").putNull("none");
    tree.putArray("list").add(1.5).add(true);
    return tree;
  }

  @ParameterizedTest
  @ValueSource(strings = {"json", "smile", "cbor"})
  void treesAreCarried(String name) throws Exception {
    Map<String, JsonNode> tags = new HashMap<>();
    tags.put("none", JsonNodeFactory.instance.nullNode());
    assertSame(name, new Event(tree(), tree(), tags));
    assertSame(name, new Event(JsonNodeFactory.instance.textNode("text"), null, tags));
    assertSame(name, new Optionally(null));
    assertSame(name, tree());
    try (Codec codec = Codecs.builder().use(name).build()) {
      TypedCodec<JsonNode> trees = codec.forType(new TypeRef<JsonNode>() {});
      assertThat(trees.decode(trees.encode(tree()))).isEqualTo(tree());
    }
  }

  @Test
  void aTreeThatWouldBecomeAnotherIsRefused() {
    try (Codec codec = Codecs.builder().use("json").build()) {
      assertThatThrownBy(() -> codec.encode(new Event(null, tree(), Map.of())))
          .isInstanceOf(EncodeException.class)
          .hasMessage(
              "Jackson reads null where com.fasterxml.jackson.databind.JsonNode is declared as a"
                  + " NullNode; put one there, or annotate the property with"
                  + " @JsonInclude(NON_NULL); found at payload of "
                  + Event.class.getName());
      JsonNode small = JsonNodeFactory.instance.numberNode(5L);
      assertThatThrownBy(() -> codec.encode(new Event(small, tree(), Map.of())))
          .isInstanceOf(EncodeException.class)
          .hasMessageStartingWith(
              "A codec without types would not bring back an object of"
                  + " com.fasterxml.jackson.databind.node.LongNode");
      assertThatThrownBy(() -> codec.encode(JsonNodeFactory.instance.nullNode()))
          .isInstanceOf(EncodeException.class)
          .hasMessageStartingWith("An empty com.fasterxml.jackson.databind.node.NullNode");
    }
  }
}
