package dev.polycodec.fastjson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.alibaba.fastjson2.JSON;
import com.alibaba.fastjson2.JSONFactory;
import com.alibaba.fastjson2.JSONWriter;
import com.alibaba.fastjson2.annotation.JSONField;
import dev.polycodec.Codec;
import dev.polycodec.CodecException;
import dev.polycodec.Codecs;
import dev.polycodec.DecodeException;
import dev.polycodec.EncodeException;
import dev.polycodec.LimitExceededException;
import dev.polycodec.MalformedDataException;
import dev.polycodec.TypeRef;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the library would do with JSON, and what the codec lets it do. */
class FastjsonPlainTest {

  private final Codec codec = Codecs.builder().use("fastjson-plain").trustedInput().build();

  @AfterEach
  void close() {
    codec.close();
  }

  static class Order {
    @Nullable String customer;
    int lines;
    @Nullable Object note;

    Order() {}

    Order(String customer, int lines) {
      this.customer = customer;
      this.lines = lines;
    }
  }

  static final class Login {
    @Nullable String name;

    @JSONField(serialize = false)
    @Nullable String password;
  }

  static final class Express extends Order {
    Express() {
      super("Ada", 3);
    }
  }

  private static byte[] utf8(String json) {
    return json.getBytes(StandardCharsets.UTF_8);
  }

  private Order read(String json) {
    return codec.decode(utf8(json), Order.class);
  }

  @Test
  void itIsTheJsonOfTheLibrary() {
    byte[] bytes = codec.encode(new Order("Ada", 3));
    assertThat(bytes).asString().isEqualTo("{\"customer\":\"Ada\",\"lines\":3}");
    assertThat(bytes)
        .isEqualTo(JSON.toJSONBytes(new Order("Ada", 3), JSONWriter.Feature.FieldBased));
    assertThat(JSON.parseObject(bytes, Map.class)).containsEntry("customer", "Ada");
    assertThat(read("{ \"lines\": 3,\n\"customer\": \"Ada\" }"))
        .usingRecursiveComparison()
        .isEqualTo(new Order("Ada", 3));
  }

  @Test
  void whatTheLibraryWouldChangeIsRefused() {
    Order order = new Order("Ada", 3);
    order.note = 7L;
    assertThatThrownBy(() -> codec.encode(order))
        .isInstanceOf(EncodeException.class)
        .hasMessage(
            "fastjson2 does not bring back this dev.polycodec.fastjson.FastjsonPlainTest$Order:"
                + " dev.polycodec.fastjson.FastjsonPlainTest$Order.note is java.lang.Integer, not"
                + " java.lang.Long; declare what is there, or use fastjson-jsonb, which carries types");
  }

  /** As in each plain codec: the library would lose it. */
  @Test
  void whatAnnotationsLeaveOutIsRefusedUnlessItIsNull() {
    Login login = new Login();
    login.name = "Ada";
    assertThat(codec.encode(login)).asString().isEqualTo("{\"name\":\"Ada\"}");
    login.password = "secret";
    assertThatThrownBy(() -> codec.encode(login)).isInstanceOf(EncodeException.class);
  }

  @Test
  void whatTheLibraryCannotReadAsItIsDeclaredIsRefused() {
    ArrayDeque<String> names = new ArrayDeque<>(List.of("Ada"));
    assertThatThrownBy(() -> codec.forType(new TypeRef<ArrayDeque<String>>() {}).encode(names))
        .isInstanceOf(EncodeException.class);
  }

  @Test
  void whatIsInAFieldComesBackAsWhatItIs() {
    Order order = new Order("Ada", 3);
    order.note = new ArrayList<>(List.of("text", 7, new BigDecimal("1.50"), true));
    assertThat(read(new String(codec.encode(order), StandardCharsets.UTF_8)).note)
        .isEqualTo(order.note);
  }

  /** A map that is ordered by access, and what is looked at was asked for. */
  @Test
  void encodingLeavesAMapInItsOrder() {
    Map<String, Integer> map = new LinkedHashMap<>(16, 0.75f, true);
    map.put("one", 1);
    map.put("two", 2);
    map.put("three", 3);
    byte[] bytes = codec.forType(new TypeRef<Map<String, Integer>>() {}).encode(map);
    assertThat(bytes).asString().isEqualTo("{\"one\":1,\"two\":2,\"three\":3}");
    assertThat(map.keySet()).containsExactly("one", "two", "three");
  }

  @Test
  void aSubclassIsRefusedWhereItsClassIsNotDeclared() {
    List<Order> orders = new ArrayList<>(List.of(new Express()));
    assertThatThrownBy(() -> codec.forType(new TypeRef<List<Order>>() {}).encode(orders))
        .isInstanceOf(CodecException.class);
  }

  @Test
  void aNameOfAClassIsNotFollowed() {
    String named = "\"@type\":\"" + Express.class.getName() + "\"";
    assertThatThrownBy(() -> read("{" + named + ",\"lines\":3}"))
        .isInstanceOf(DecodeException.class);
    assertThat(read("{\"note\":{" + named + "}}").note)
        .isEqualTo(Map.of("@type", Express.class.getName()));
  }

  @Test
  void aReferenceIsNotFollowed() {
    assertThat(read("{\"customer\":\"Ada\",\"note\":{\"$ref\":\"$.customer\"}}").note)
        .isEqualTo(Map.of("$ref", "$.customer"));
    Order order = new Order("Ada", 3);
    order.note = new LinkedHashMap<>(Map.of("$ref", "$"));
    assertThat(read(new String(codec.encode(order), StandardCharsets.UTF_8)).note)
        .isEqualTo(order.note);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/* three */ {\"lines\":3}",
        "{\"lines\":3} // three",
        "{'lines':3}",
        "{\"lines\":3}}",
        "{\"lines\":3",
        "{\"customer\":\"Ada}",
        "{\"customer\":\"Ada\\"
      })
  void whatIsNoJsonIsRefused(String text) {
    assertThatThrownBy(() -> read(text)).isInstanceOf(MalformedDataException.class);
  }

  @ParameterizedTest
  @ValueSource(strings = {"{\"lines\":3}{}", "{\"lines\":3} 4", "{\"lines\":3,\"more\":1}", ""})
  void whatIsMoreOrLessThanTheObjectIsRefused(String text) {
    assertThatThrownBy(() -> read(text)).isInstanceOf(DecodeException.class);
  }

  @Test
  void numbersThatCostMuchAreRefused() {
    assertThatThrownBy(() -> read("{\"note\":1" + "0".repeat(2_048) + "}"))
        .isInstanceOf(LimitExceededException.class)
        .hasMessage("A number of the JSON has more than 2048 digits");
    assertThatThrownBy(() -> read("{\"note\":1e-1000}"))
        .isInstanceOf(LimitExceededException.class)
        .hasMessage("A number of the JSON has an exponent beyond 999");
  }

  @Test
  void bracketsAreCountedBeforeTheLibraryFollowsThem() {
    assertThatThrownBy(() -> read("{\"note\":" + "[".repeat(100_000) + "]".repeat(100_000) + "}"))
        .isInstanceOf(LimitExceededException.class)
        .hasMessageStartingWith("Objects are nested deeper than ");
  }

  /** What the codec finds out about a class, the application's own fastjson2 does not get. */
  @Test
  void nothingIsLeftInTheLibrary() {
    Object reader = JSONFactory.getDefaultObjectReaderProvider().getObjectReader(Order.class);
    Object writer = JSONFactory.getDefaultObjectWriterProvider().getObjectWriter(Order.class);
    codec.decode(codec.encode(new Order("Ada", 3)), Order.class);
    assertThat(JSONFactory.getDefaultObjectReaderProvider().getObjectReader(Order.class))
        .isSameAs(reader);
    assertThat(JSONFactory.getDefaultObjectWriterProvider().getObjectWriter(Order.class))
        .isSameAs(writer);
    assertThat(JSON.toJSONString(new Order("Ada", 3))).isEqualTo("{}"); // it has no accessors
  }
}
