package dev.polycodec.jackson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.dataformat.cbor.CBORFactory;
import com.fasterxml.jackson.dataformat.cbor.CBORGenerator;
import dev.polycodec.Codec;
import dev.polycodec.CodecException;
import dev.polycodec.Codecs;
import dev.polycodec.MalformedDataException;
import dev.polycodec.SchemaMismatchException;
import dev.polycodec.TypeRef;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.Collections;
import java.util.Date;
import java.util.HexFormat;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is CBOR's own in {@code cbor}. */
class CborTest {

  private static final BigInteger BEYOND = BigInteger.ONE.shiftLeft(64);

  private final Codec codec = Codecs.builder().use("cbor").build();

  @AfterEach
  void close() {
    codec.close();
  }

  record Quoted(@JsonProperty("a\"b") int number) {}

  record Named(int n) {}

  private static byte[] bytes(String hex) {
    return HexFormat.of().parseHex(hex);
  }

  private static String hex(byte[] bytes) {
    return HexFormat.of().formatHex(bytes);
  }

  /** The examples of RFC 8949, and what other software writes. */
  @ParameterizedTest
  @CsvSource({
    "c249010000000000000000, 18446744073709551616",
    "c349010000000000000000, -18446744073709551617",
    "c2488000000000000000, 9223372036854775808",
    "c3488000000000000000, -9223372036854775809",
    "c34100, -1",
    "c240, 0"
  })
  void numbersWithoutALimitAreReadAsTheStandardSays(String item, BigInteger number) {
    assertThat(codec.decode(bytes(item), BigInteger.class)).isEqualTo(number);
  }

  static Stream<BigInteger> numbers() {
    return Stream.of(BEYOND, BEYOND.negate(), BEYOND.not(), BigInteger.ONE.negate(), BigInteger.TWO)
        .flatMap(number -> Stream.of(number, number.negate()));
  }

  @ParameterizedTest
  @MethodSource("numbers")
  void numbersWithoutALimitComeBack(BigInteger number) {
    BigDecimal decimal = new BigDecimal(number, 7);
    assertThat(codec.decode(codec.encode(number), BigInteger.class)).isEqualTo(number);
    assertThat(codec.decode(codec.encode(decimal), BigDecimal.class)).isEqualTo(decimal);
  }

  @Test
  void aLargeNegativeNumberIsWrittenAsTheStandardSays() {
    assertThat(hex(codec.encode(BEYOND.not()))).isEqualTo("c349010000000000000000");
  }

  @Test
  void withAMapperLargeNumbersAreThoseOfTheMapper() throws Exception {
    ObjectMapper mapper = new ObjectMapper(new CBORFactory());
    try (Codec theirs =
        Codecs.builder().use("cbor").configure(JacksonOptions.mapper(mapper)).build()) {
      byte[] bytes = mapper.writeValueAsBytes(BEYOND.not());
      assertThat(theirs.encode(BEYOND.not())).isEqualTo(bytes);
      assertThat(theirs.decode(bytes, BigInteger.class)).isEqualTo(BEYOND.not());
    }
  }

  @Test
  void aMapperThatRefersToTextsIsRefused() {
    CBORFactory factory = CBORFactory.builder().enable(CBORGenerator.Feature.STRINGREF).build();
    JacksonOptions options = JacksonOptions.mapper(new ObjectMapper(factory));
    assertThatThrownBy(() -> Codecs.builder().use("cbor").configure(options).build())
        .isInstanceOf(CodecException.class)
        .hasMessageContaining("disable CBORGenerator.Feature.STRINGREF");
  }

  @Test
  void aMapperThatMarksItsBytesIsFollowed() {
    CBORFactory factory =
        CBORFactory.builder().enable(CBORGenerator.Feature.WRITE_TYPE_HEADER).build();
    JacksonOptions options = JacksonOptions.mapper(new ObjectMapper(factory));
    try (Codec theirs = Codecs.builder().use("cbor").configure(options).build()) {
      byte[] bytes = theirs.encode(new Named(5));
      assertThat(hex(bytes)).startsWith("d9d9f7");
      assertThat(codec.decode(bytes, Named.class)).isEqualTo(new Named(5));
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "a1616e05", // with a length
        "bf616e05ff", // without
        "bf7f616eff05ff", // a name in pieces
        "d9d9f7a1616e1805" // with a mark, and a longer number than is needed
      })
  void itemsOfEveryFormAreRead(String item) {
    assertThat(codec.decode(bytes(item), Named.class)).isEqualTo(new Named(5));
  }

  @ParameterizedTest
  @CsvSource({
    "62c0af, text that is not well-formed UTF-8", // overlong
    "7f61c361a4ff, text that is not well-formed UTF-8", // a character in two pieces
    "d901008161, refer to earlier texts by number",
    "d81900, refer to earlier texts by number",
    "d9d9f7d9d9f7d9d9f7d9d9f7d9d9f76161, more than 4 tags",
    "7bffffffffffffffff61, end within an item",
    "1c, end within an item"
  })
  void whatNoTextIsIsRefused(String item, String reason) {
    assertThatThrownBy(() -> codec.decode(bytes(item), String.class))
        .isInstanceOf(MalformedDataException.class)
        .hasMessageContaining(reason);
  }

  @ParameterizedTest
  @CsvSource({
    "a141fe05, neither text nor a number",
    "a1d825616e05, neither text nor a number",
    "a11b800000000000000005, neither text nor a number of 64 bits",
    "a13bffffffffffffffff05, neither text nor a number of 64 bits",
    "a161fe05, not well-formed UTF-8",
    "a2616e05616e05, a field twice"
  })
  void namesThatAreNoneAreRefused(String item, String reason) {
    assertThatThrownBy(() -> codec.decode(bytes(item), Named.class))
        .isInstanceOf(MalformedDataException.class)
        .hasMessageContaining(reason);
  }

  @Test
  void numbersAreNamesAsOtherSoftwareWritesThem() {
    Map<?, ?> map =
        codec.forType(new TypeRef<Map<Integer, Integer>>() {}).decode(bytes("a201022003"));
    assertThat(map).isEqualTo(Map.of(1, 2, -1, 3));
  }

  @Test
  void aNumberIsANameWithAllItsBits() {
    Map<?, ?> map =
        codec
            .forType(new TypeRef<Map<Long, Integer>>() {})
            .decode(bytes("a21b7fffffffffffffff013b7fffffffffffffff02"));
    assertThat(map).isEqualTo(Map.of(Long.MAX_VALUE, 1, Long.MIN_VALUE, 2));
  }

  /** A {@code Date} of JavaScript is one or the other, by its milliseconds. */
  @ParameterizedTest
  @CsvSource({
    "c11a514b67b0, 2013-03-21T20:04:00Z",
    "c1fb41d452d9ec200000, 2013-03-21T20:04:00.500Z",
    "c120, 1969-12-31T23:59:59Z",
    "c074323031332d30332d32315432303a30343a30305a, 2013-03-21T20:04:00Z"
  })
  void aTimeWithATagIsSecondsWhetherWholeOrNot(String item, Instant time) {
    assertThat(codec.decode(bytes(item), Instant.class)).isEqualTo(time);
    OffsetDateTime here = codec.decode(bytes(item), OffsetDateTime.class);
    assertThat(here.toInstant()).isEqualTo(time);
  }

  @Test
  void aTimeInSecondsIsNotReadAsMilliseconds() {
    assertThatThrownBy(() -> codec.decode(bytes("c11a514b67b0"), Date.class))
        .isInstanceOf(MalformedDataException.class);
    assertThat(codec.decode(bytes("1a514b67b0"), Date.class)).isEqualTo(new Date(0x514b67b0));
  }

  @ParameterizedTest
  @CsvSource({
    "81e0, simple value",
    "81f8ff, simple value",
    "81d81d00, refer to earlier values by number",
    "d856480000000000000840, an array of numbers as bytes"
  })
  void whatWouldBeAnotherNumberIsRefused(String item, String reason) {
    assertThatThrownBy(() -> codec.decode(bytes(item), double[].class))
        .isInstanceOf(MalformedDataException.class)
        .hasMessageContaining(reason);
  }

  @Test
  void whatIsUndefinedIsNull() {
    assertThat(codec.<Object>decode(bytes("81f7"), Object.class))
        .isEqualTo(Collections.singletonList(null));
  }

  @Test
  void aNameIsItselfAndNotWhatJsonMakesOfIt() {
    assertThat(codec.decode(bytes("a163612262" + "05"), Quoted.class)).isEqualTo(new Quoted(5));
    assertThatThrownBy(() -> codec.decode(bytes("a16461" + "5c2262" + "05"), Quoted.class))
        .isInstanceOf(SchemaMismatchException.class);
  }

  @Test
  void aNumberIsNoObject() {
    assertThatThrownBy(() -> codec.decode(bytes("10"), Named.class))
        .isInstanceOf(MalformedDataException.class);
  }
}
