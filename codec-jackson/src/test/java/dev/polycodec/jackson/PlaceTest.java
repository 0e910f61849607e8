package dev.polycodec.jackson;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.polycodec.Codec;
import dev.polycodec.Codecs;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A refusal says where in the value it is, and nothing of the payload. */
class PlaceTest {

  /** A root with containers. */
  public static final class Order {
    public List<Line> lines = new ArrayList<>();
    public @Nullable Map<String, Line> byName;
    public @Nullable Object any;
    public @Nullable Line[] array;
  }

  /** A property of it. */
  public static final class Line {
    @JsonProperty("unit_price")
    public int price;

    public @Nullable Pair pair;
    public @Nullable Object any;
  }

  /** Has an accessor that fails. */
  public static final class Failing {
    public int first;
    private int second;

    public int getSecond() {
      throw new IllegalStateException();
    }

    public void setSecond(int second) {
      this.second = second;
    }
  }

  /** What is made of its components. */
  public record Pair(int left, List<Integer> right) {}

  private final Codec json = Codecs.builder().use("json").build();

  @AfterEach
  void close() {
    json.close();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{'lines':[{},{'unit_price':'secret'}]} | lines[1].unit_price of ORDER",
        "{'byName':{'secret':{'unit_price':[]}}} | byName[value].unit_price of ORDER",
        "{'lines':[{'pair':{'left':1,'right':[1,{}]}}]} | lines[0].pair.right[1] of ORDER",
        "{'array':[{'pair':{'left':'secret'}}]} | array[0].pair.left of ORDER",
        "{'lines':[{'secret':1}]} | lines[0] of ORDER",
        "{'any':{'secret':[1,{'lines':tru}]}} | any[value][1][value] of ORDER",
      })
  void decodeSaysWhere(String text, String place) {
    byte[] bytes = text.replace('\'', '"').getBytes(StandardCharsets.UTF_8);

    assertThatThrownBy(() -> json.decode(bytes, Order.class))
        .hasMessageEndingWith("; found at " + place.replace("ORDER", Order.class.getName()))
        .message()
        .doesNotContain("secret");
  }

  @Test
  void encodeSaysWhere() {
    Line line = new Line();
    line.any = new Line();
    Order order = new Order();
    order.lines.add(new Line());
    order.lines.add(line);
    requirePlace(order, "lines[1].any of ");

    order.lines.clear();
    order.byName = Map.of("secret", line);
    requirePlace(order, "byName[value].any of ");
  }

  @Test
  void gettersThatFailAreNamed() {
    assertThatThrownBy(() -> json.encode(new Failing()))
        .hasMessage(
            "An object of the declared type "
                + Failing.class.getName()
                + " cannot be encoded: the backend failed with java.lang.IllegalStateException;"
                + " found at second of "
                + Failing.class.getName());
  }

  private void requirePlace(Order order, String place) {
    assertThatThrownBy(() -> json.encode(order))
        .hasMessageEndingWith("; found at " + place + Order.class.getName())
        .message()
        .doesNotContain("secret");
  }

  @Test
  void nothingIsSaidOfTheRoot() {
    assertThatThrownBy(() -> json.decode("1".getBytes(StandardCharsets.UTF_8), Order.class))
        .message()
        .doesNotContain("found at");
  }
}
