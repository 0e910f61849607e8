package dev.polycodec.bson4jackson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.ObjectMapper;
import de.undercouch.bson4jackson.BsonFactory;
import de.undercouch.bson4jackson.BsonGenerator;
import dev.polycodec.Codec;
import dev.polycodec.Codecs;
import dev.polycodec.EncodeException;
import dev.polycodec.LimitExceededException;
import dev.polycodec.Limits;
import dev.polycodec.MalformedDataException;
import dev.polycodec.TypeRef;
import dev.polycodec.jackson.JacksonOptions;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a mapper of the library's own factory writes is read, and the other way. */
class DocumentTest {

  private final Codec codec = Codecs.builder().use("bson4jackson").build();
  private final ObjectMapper library = new ObjectMapper(new BsonFactory());

  @AfterEach
  void close() {
    codec.close();
  }

  record Named(int n) {}

  record Priced(BigDecimal n) {}

  record Line(String item, double price, float weight, boolean open) {}

  record Order(
      long id,
      List<Line> lines,
      Map<String, Integer> counts,
      int[] numbers,
      byte[] photo,
      Line none) {}

  private static byte[] bytes(String hex) {
    return HexFormat.of().parseHex(hex.replace(" ", ""));
  }

  private static String hex(byte[] bytes) {
    return HexFormat.of().formatHex(bytes);
  }

  /** Returns orders that fit into the first buffer of the library, and do not. */
  static Stream<Order> orders() {
    return Stream.of(0, 1, 40, 70_000).map(DocumentTest::order);
  }

  private static Order order(int size) {
    Map<String, Integer> counts = new LinkedHashMap<>();
    IntStream.range(0, size).forEach(i -> counts.put("key" + i, i - size / 2));
    List<Line> lines =
        IntStream.range(0, Math.min(size, 100))
            .mapToObj(i -> new Line("\u00fc\ud83d\ude00".repeat(i * i), i / 3.0, i / 3f, i > 1))
            .toList();
    int[] numbers = IntStream.range(0, size).map(i -> i * 40_000).toArray();
    return new Order(1L << size, lines, counts, numbers, new byte[size], null);
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

  @Test
  void aRootThatIsNoObjectIsInAnElementWithoutAName() {
    assertThat(hex(codec.encode(5))).isEqualTo("0b000000" + "1000" + "05000000" + "00");
    assertThat(hex(codec.forType(new TypeRef<List<Integer>>() {}).encode(List.of(5))))
        .isEqualTo("13000000" + "0400" + "0c000000" + "103000" + "05000000" + "00" + "00");
    assertThat(codec.decode(codec.encode("text"), String.class)).isEqualTo("text");
  }

  @Test
  void anObjectThatBeginsWithAnEmptyNameIsNoWrapper() {
    for (Map<String, Integer> map : List.of(Map.of("", 5), Map.<String, Integer>of())) {
      byte[] encoded = codec.forType(new TypeRef<Map<String, Integer>>() {}).encode(map);
      assertThat(codec.decode(encoded, Object.class)).isEqualTo(map);
    }
    assertThat(hex(codec.encode(new LinkedHashMap<>(Map.of("", 5)))))
        .isEqualTo("12000000" + "0300" + "0b000000" + "1000" + "05000000" + "00" + "00");
  }

  @Test
  void aListThatTheLibraryWroteAsADocumentIsRead() throws IOException {
    List<Named> list = List.of(new Named(1), new Named(2));
    byte[] theirs = library.writeValueAsBytes(list);
    assertThat(codec.forType(new TypeRef<List<Named>>() {}).decode(theirs)).isEqualTo(list);
  }

  @Test
  void onlyTheRootIsAListWithoutItsType() throws IOException {
    byte[] inner = library.writeValueAsBytes(Map.of("list", Map.of("0", 5)));
    assertThatThrownBy(
            () -> codec.forType(new TypeRef<Map<String, List<Integer>>>() {}).decode(inner))
        .isInstanceOf(MalformedDataException.class);
  }

  static Stream<BigInteger> integers() {
    return Stream.of(0, 7, 31, 32, 63, 64)
        .map(BigInteger.ONE::shiftLeft)
        .flatMap(n -> Stream.of(n, n.negate(), n.subtract(BigInteger.ONE), n.not()));
  }

  record Counted(BigInteger n) {}

  @ParameterizedTest
  @MethodSource("integers")
  void integersAreThoseOfTheLibrary(BigInteger number) throws IOException {
    byte[] encoded = codec.encode(new Counted(number));
    assertThat(encoded).isEqualTo(library.writeValueAsBytes(new Counted(number)));
    assertThat(codec.decode(encoded, Counted.class).n()).isEqualTo(number);
  }

  static Stream<BigDecimal> decimals() {
    return Stream.of(
            "0", "12.5", "12.50", "-0.12345678901234567891", "1E+400", "1E-7000", "0E+7000")
        .map(BigDecimal::new);
  }

  @ParameterizedTest
  @MethodSource("decimals")
  void decimalsAreTexts(BigDecimal number) throws IOException {
    byte[] encoded = codec.encode(new Priced(number));
    assertThat(encoded).isEqualTo(library.writeValueAsBytes(Map.of("n", number.toString())));
    assertThat(codec.decode(encoded, Priced.class).n()).isEqualTo(number);
  }

  @ParameterizedTest
  @MethodSource("decimals")
  void aMapperThatWritesDecimal128IsFollowedWhereItIsExact(BigDecimal number) throws IOException {
    BsonFactory factory = new BsonFactory();
    factory.enable(BsonGenerator.Feature.WRITE_BIGDECIMALS_AS_DECIMAL128);
    JacksonOptions options = JacksonOptions.mapper(new ObjectMapper(factory));
    try (Codec theirs = Codecs.builder().use("bson4jackson").configure(options).build()) {
      byte[] encoded = theirs.encode(new Priced(number));
      boolean exact = Math.abs(number.scale()) < 6_000;
      assertThat(hex(encoded)).contains(exact ? "136e00" : "026e00");
      assertThat(theirs.decode(encoded, Priced.class).n()).isEqualTo(number);
      assertThat(codec.decode(encoded, Priced.class).n()).isEqualTo(number);
    }
  }

  record Stored(String id, Instant at, UUID key) {}

  @Test
  void whatADatabaseStoresIsRead() {
    byte[] stored =
        Elements.document(
            out ->
                out.element(7, "id")
                    .raw(bytes("0102030405060708090a0b0c"))
                    .element(9, "at")
                    .raw(bytes("e803000000000000"))
                    .element(5, "key")
                    .int32(16)
                    .raw(bytes("04 000102030405060708090a0b0c0d0e0f")));
    assertThat(codec.decode(stored, Stored.class))
        .isEqualTo(
            new Stored(
                "0102030405060708090a0b0c",
                Instant.ofEpochSecond(1),
                UUID.fromString("00010203-0405-0607-0809-0a0b0c0d0e0f")));
  }

  @ParameterizedTest
  @CsvSource({
    "06, 6",
    "0b 6e 00, 11",
    "0c, 12",
    "0d, 13",
    "0e, 14",
    "0f, 15",
    "11, 17",
    "ff, 255",
    "7f, 127"
  })
  void aTypeThatNoPropertyHasIsRefused(String begin, int type) {
    byte[] document = Elements.document(out -> out.element(bytes(begin)[0], "n").raw(new byte[9]));
    assertThatThrownBy(() -> codec.decode(document, Named.class))
        .isInstanceOf(MalformedDataException.class)
        .hasMessageContaining(
            "The bytes hold an element of a type of BSON for which no property has a form: "
                + type);
  }

  @ParameterizedTest
  @CsvSource({
    "0c000000 106e00 05000000 00 00, of the length that they have",
    "0d000000 106e00 05000000 00, its length is none",
    "0c000000 106e00 05000000 01, of the length that they have",
    "ffffffff 106e00 05000000 00, its length is none",
    "0c000000 106e00 05000000, its length is none",
    "0f000000 036e00 07000000 0a00 00, its length is none",
    "0d000000 036e00 05000000 01 00, of the length that they have",
    "0e000000 036e00 06000000 0000 00, does not end where its length says",
    "12000000 026e00 7fffffff 6100000000 00, its length is none",
    "12000000 026e00 00000000 6100000000 00, its length is none",
    "0e000000 026e00 02000000 6161 00, does not end where its length says",
    "0e000000 026e00 02000000 fe00 00, a text that is ill-formed",
    "0c000000 10fe00 05000000 00, a text that is ill-formed",
    "0d000000 056e00 ffffff7f 00 00, its length is none",
    "0d000000 056e00 ffffffff 00 00, its length is none",
    "0d000000 056e00 00000000 03 00, another length than its kind has",
    "0d000000 056e00 00000000 02 00, another length than its kind has",
    "11000000 056e00 04000000 02 ffffff7f 00, another length than its kind has",
    "13000000 106e00 05000000 106e00 05000000 00, a field twice",
    "18000000 136e00 00000000 00000000 00000000 00000078 00, no number of Java"
  })
  void whatIsNoDocumentIsRefused(String hex, String reason) {
    assertThatThrownBy(() -> codec.decode(bytes(hex), Object.class))
        .isInstanceOf(MalformedDataException.class)
        .hasMessageContaining(reason);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "00", "05000000", "0b000000 1000 05000000 00 00"})
  void neitherMoreNorLessThanADocumentIsTaken(String hex) {
    assertThatThrownBy(() -> codec.decode(bytes(hex), Integer.class))
        .isInstanceOf(MalformedDataException.class);
  }

  @ParameterizedTest
  @CsvSource({"'', Bytes follow the value", "n, a value with a name beside one without"})
  void aSecondValueBesideTheRootIsRefused(String name, String reason) {
    byte[] two = Elements.document(out -> out.number("", 5).number(name, 5));
    assertThatThrownBy(() -> codec.decode(two, Integer.class))
        .isInstanceOf(MalformedDataException.class)
        .hasMessageContaining(reason);
  }

  @Test
  void aNumberThatAnIntegerCannotHoldIsRefused() throws IOException {
    byte[] large = library.writeValueAsBytes(Map.of("n", 1L << 32));
    byte[] fraction = library.writeValueAsBytes(Map.of("n", 1.5));
    for (byte[] number : List.of(large, fraction)) {
      assertThatThrownBy(() -> codec.decode(number, Named.class))
          .isInstanceOf(MalformedDataException.class);
    }
  }

  @Test
  void aNameThatWouldEndWithinItselfIsRefused() {
    assertThatThrownBy(() -> codec.encode(new LinkedHashMap<>(Map.of("a\0b", 1))))
        .isInstanceOf(EncodeException.class)
        .hasMessageContaining("A name has the character U+0000, which ends a name in BSON");
  }

  @Test
  void aMessageBeyondTheLimitIsNotBuffered() {
    Limits limits = Limits.defaults().withMaxBytes(1 << 20);
    try (Codec bounded = Codecs.builder().use("bson4jackson").limits(limits).build()) {
      List<String> endless = Collections.nCopies(1 << 12, "x".repeat(1 << 10));
      assertThatThrownBy(() -> bounded.encode(new ArrayList<>(endless)))
          .isInstanceOf(LimitExceededException.class)
          .hasMessageContaining("more than 1048576 bytes; raise Limits.withMaxBytes");
    }
  }
}
