package dev.polycodec.msgpack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.dataformat.cbor.CBORFactory;
import dev.polycodec.Codec;
import dev.polycodec.Codecs;
import dev.polycodec.EncodeException;
import dev.polycodec.MalformedDataException;
import dev.polycodec.TypeRef;
import dev.polycodec.jackson.JacksonOptions;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.msgpack.jackson.dataformat.MessagePackFactory;

/** What a mapper of MessagePack's own factory for Jackson writes is read, and the other way. */
class DocumentTest {

  private final Codec codec = Codecs.builder().use("msgpack").build();
  private final ObjectMapper library = new ObjectMapper(new MessagePackFactory());

  @AfterEach
  void close() {
    codec.close();
  }

  record Named(int n) {}

  static final class Settings {
    public int n;
    public int port = 8080;
    public List<String> hosts = List.of("localhost");
  }

  record Line(String item, double price, float weight, boolean open) {}

  record Order(
      long id,
      List<Line> lines,
      Map<String, Integer> counts,
      int[] numbers,
      byte[] photo,
      Line none) {}

  private static byte[] bytes(String hex) {
    return HexFormat.of().parseHex(hex);
  }

  /** Returns orders with containers and texts on both sides of what a first byte can say. */
  static Stream<Order> orders() {
    return Stream.of(0, 1, 15, 16, 40, 70_000).map(DocumentTest::order);
  }

  private static Order order(int size) {
    Map<String, Integer> counts = new LinkedHashMap<>();
    IntStream.range(0, size).forEach(i -> counts.put("key" + i, i - size / 2));
    List<Line> lines =
        IntStream.range(0, Math.min(size, 100))
            .mapToObj(i -> new Line("\u00fc".repeat(i * i), i / 3.0, i / 3f, i % 2 == 0))
            .toList();
    int[] numbers = IntStream.range(0, size).map(i -> i * 40_000).toArray();
    return new Order(1L << size, lines, counts, numbers, new byte[size], null);
  }

  @Test
  void anInitialisedFieldKeepsItsValueIfTheBytesSayNothingOfIt() {
    Settings settings = codec.decode(codec.encode(new Named(3)), Settings.class);
    assertThat(settings.n).isEqualTo(3);
    assertThat(settings.port).isEqualTo(8080);
    assertThat(settings.hosts).containsExactly("localhost");
  }

  @ParameterizedTest
  @MethodSource("orders")
  void theBytesAreThoseOfTheLibrary(Order order) throws IOException {
    byte[] encoded = codec.encode(order);
    assertThat(encoded).isEqualTo(library.writeValueAsBytes(order));
    Order decoded = codec.decode(encoded, Order.class);
    assertThat(library.writeValueAsBytes(decoded)).isEqualTo(encoded);
    assertThat(library.writeValueAsBytes(library.readValue(encoded, Order.class)))
        .isEqualTo(encoded);
  }

  record Tree(JsonNode node) {}

  @Test
  void aNumberInATreeThatWouldBeReadAsATextIsRefused() {
    JsonNodeFactory nodes = JsonNodeFactory.instance;
    Tree small = new Tree(nodes.numberNode(5));
    assertThat(codec.decode(codec.encode(small), Tree.class)).isEqualTo(small);
    for (JsonNode node :
        List.of(
            nodes.numberNode(new BigDecimal("1.25")),
            nodes.arrayNode().add(new BigDecimal("1.50")),
            nodes.numberNode(BigInteger.TEN.pow(30)))) {
      assertThatThrownBy(() -> codec.encode(new Tree(node)))
          .isInstanceOf(EncodeException.class)
          .hasMessageStartingWith(
              "A codec without types would not bring back an object of "
                  + node.getClass().getName()
                  + " where "
                  + JsonNode.class.getName()
                  + " is declared");
    }
  }

  static Stream<BigInteger> integers() {
    return Stream.of(0, 7, 8, 31, 32, 63)
        .map(BigInteger.ONE::shiftLeft)
        .flatMap(
            n -> Stream.of(n, n.negate(), n.subtract(BigInteger.ONE), n.not().add(BigInteger.ONE)));
  }

  @ParameterizedTest
  @MethodSource("integers")
  void anIntegerOf64BitsIsThatOfTheLibrary(BigInteger number) throws IOException {
    byte[] encoded = codec.encode(number);
    assertThat(encoded).isEqualTo(library.writeValueAsBytes(number));
    assertThat(codec.decode(encoded, BigInteger.class)).isEqualTo(number);
  }

  static Stream<Number> numbersWithoutAForm() {
    BigInteger beyond = BigInteger.ONE.shiftLeft(64);
    Stream<BigInteger> integers =
        Stream.of(beyond, beyond.not(), BigInteger.ONE.shiftLeft(63).not());
    Stream<BigDecimal> decimals =
        Stream.of("0", "12.5", "12.50", "-0.12345678901234567891", "1E+400", "1E-400")
            .map(BigDecimal::new);
    return Stream.concat(integers, decimals);
  }

  @ParameterizedTest
  @MethodSource("numbersWithoutAForm")
  void numbersThatHaveNoFormAreTexts(Number number) throws IOException {
    byte[] encoded = codec.encode(number);
    assertThat(encoded).isEqualTo(library.writeValueAsBytes(number.toString()));
    assertThat(codec.decode(encoded, number.getClass()).equals(number)).isTrue();
    assertThat(library.readValue(encoded, number.getClass()).equals(number)).isTrue();
  }

  @Test
  void aDecimalOfTheLibraryIsRead() throws IOException {
    for (BigDecimal number : List.of(new BigDecimal("7"), new BigDecimal("-12.5"))) {
      byte[] theirs = library.writeValueAsBytes(number);
      assertThat(codec.decode(theirs, BigDecimal.class)).isEqualTo(number);
    }
  }

  @Test
  void aTextThatIsNoNumberIsRefused() throws IOException {
    byte[] bytes = library.writeValueAsBytes("12,5");
    assertThatThrownBy(() -> codec.decode(bytes, BigDecimal.class))
        .isInstanceOf(MalformedDataException.class);
  }

  /** Whatever that mapper's own format has for such numbers. */
  @Test
  void withAMapperOfAnotherFormatNumbersStayWhatTheyAre() {
    JacksonOptions options = JacksonOptions.mapper(new ObjectMapper(new CBORFactory()));
    try (Codec theirs = Codecs.builder().use("msgpack").configure(options).build()) {
      BigInteger number = BigInteger.valueOf(-5);
      assertThat(theirs.encode(number)).isEqualTo(new byte[] {-5});
      assertThat(theirs.decode(new byte[] {-5}, BigInteger.class)).isEqualTo(number);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "81a16e05",
        "de0001d9016ecc05",
        "df00000001da0001 6ecd0005",
        "81db000000016ece00000005",
        "81a16ecf0000000000000005",
        "81a16ed005",
        "81a16ed10005",
        "81a16ed200000005",
        "81a16ed30000000000000005"
      })
  void valuesOfEveryFormAreRead(String hex) {
    assertThat(codec.decode(bytes(hex.replace(" ", "")), Named.class)).isEqualTo(new Named(5));
  }

  @Test
  void numbersAreNamesAsOtherSoftwareWritesThem() {
    Map<?, ?> map =
        codec.forType(new TypeRef<Map<Integer, Integer>>() {}).decode(bytes("820102ff03"));
    assertThat(map).isEqualTo(Map.of(1, 2, -1, 3));
  }

  @ParameterizedTest
  @CsvSource({
    "81a16ed6ff00000000, extension of MessagePack",
    "81a16ec70100aa, extension of MessagePack",
    "81a16ec1, extension of MessagePack",
    "81c4016e05, neither text nor a number",
    "81cfffffffffffffffff05, neither text nor a number of 64 bits",
    "81a1fe05, not well-formed UTF-8",
    "82a16e05a16e05, a field twice",
    "81a26e, end within a value",
    "81a16ecd00, end within a value",
    "81dbffffffff6e05, end within a value",
    "82a16e, more values than the bytes can hold",
    "dd7fffffff, more values than the bytes can hold",
    "dfffffffff, more values than the bytes can hold"
  })
  void whatIsNoDocumentIsRefused(String hex, String reason) {
    assertThatThrownBy(() -> codec.decode(bytes(hex), Named.class))
        .isInstanceOf(MalformedDataException.class)
        .hasMessageContaining(reason);
  }

  /** Holds what only its class says. */
  record Holder(List<Object> things) {}

  @Test
  void aRefusalSaysWhereInTheValueItIs() {
    assertThatThrownBy(() -> codec.encode(new Holder(List.of("a", new Named(5)))))
        .hasMessageEndingWith("; found at things of " + Holder.class.getName());
    assertThatThrownBy(() -> codec.decode(bytes("81a16ea178"), Named.class))
        .hasMessageEndingWith("; found at n of " + Named.class.getName());
  }

  @ParameterizedTest
  @ValueSource(strings = {"81a16e0500", "81c005", "81c305", "819005", "8181a16e0505"})
  void neitherMoreThanADocumentNorAnotherNameIsTaken(String hex) {
    assertThatThrownBy(() -> codec.decode(bytes(hex), Named.class))
        .isInstanceOf(MalformedDataException.class);
  }
}
