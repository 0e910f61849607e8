package dev.polycodec.jackson;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.dataformat.cbor.databind.CBORMapper;
import com.fasterxml.jackson.dataformat.smile.databind.SmileMapper;
import dev.polycodec.Codec;
import dev.polycodec.Codecs;
import dev.polycodec.MalformedDataException;
import dev.polycodec.tck.Allocations;
import java.math.BigDecimal;
import java.math.MathContext;
import java.time.Duration;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZonedDateTime;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Fractions come back bit by bit, and those of others as the type that reads them allows. */
class NumbersTest {

  /** How many numbers of each type are read; tens of millions find what is rare. */
  private static final int COUNT = Integer.getInteger("tck.numbers", 100_000);

  private static final int BATCH = 1_000;
  private static final int DOUBLE_EXPONENTS = 1 << 11;
  private static final int FLOAT_EXPONENTS = 1 << 8;

  /** More than what a codec makes once, of a class that it has not met. */
  private static final int FIRST = 16 << 20;

  record Doubles(double[] values) {}

  record Floats(float[] values) {}

  record Real(double value) {}

  record Single(float value) {}

  record Decimal(BigDecimal value) {}

  record Keys(Map<Double, String> doubles, Map<Float, String> floats) {}

  record Parts(double[] doubles, float[] floats, float[][] grid, OptionalDouble one, Number any) {}

  record Times(Instant instant, OffsetDateTime offset, ZonedDateTime zoned, Duration duration) {}

  @ParameterizedTest
  @ValueSource(strings = {"json", "smile", "cbor", "json-typed", "smile-typed", "cbor-typed"})
  void doublesOfAllExponentsComeBack(String name) {
    Random random = new Random(17);
    try (Codec codec = Codecs.builder().use(name).build()) {
      for (int i = 0; i < COUNT; i += BATCH) {
        double[] values = new double[BATCH];
        for (int k = 0; k < BATCH; k++) {
          values[k] = number(random, i + k);
        }
        Doubles read = codec.decode(codec.encode(new Doubles(values)), Doubles.class);
        assertThat(read.values).as("from " + i).isEqualTo(values);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"json", "smile", "cbor", "json-typed", "smile-typed", "cbor-typed"})
  void floatsOfAllExponentsComeBack(String name) {
    Random random = new Random(19);
    try (Codec codec = Codecs.builder().use(name).build()) {
      for (int i = 0; i < COUNT; i += BATCH) {
        float[] values = new float[BATCH];
        for (int k = 0; k < BATCH; k++) {
          int exponent = (i + k) % FLOAT_EXPONENTS;
          values[k] = Float.intBitsToFloat(random.nextInt() & 0x807F_FFFF | exponent << 23);
        }
        Floats read = codec.decode(codec.encode(new Floats(values)), Floats.class);
        assertThat(read.values).as("from " + i).isEqualTo(values);
      }
    }
  }

  @Test
  void wholeNumbersOfJavaScriptAreTheirDoubles() {
    Random random = new Random(23);
    try (Codec codec = Codecs.builder().use("json").build()) {
      for (int i = 0; i < BATCH; i++) {
        double value = Math.scalb(1 + random.nextDouble(), 54 + i % 15);
        assertThat(codec.decode(json(padded(value)), Real.class)).isEqualTo(new Real(value));
      }
    }
  }

  /**
   * Returns the fewest digits that tell a number, with zeros behind them: JDKs before 19 have more.
   */
  private static String padded(double value) {
    BigDecimal whole = new BigDecimal(value);
    int digits = 1;
    while (whole.round(new MathContext(digits)).doubleValue() != value) {
      digits++;
    }
    return whole.round(new MathContext(digits)).toPlainString();
  }

  /** Returns a number of the next exponent, or one that had 18 digits before JDK 19, often. */
  private static double number(Random random, int i) {
    if (i % 4 == 0) {
      return Math.scalb(random.nextDouble(), 60);
    }
    long exponent = i / 4 % DOUBLE_EXPONENTS;
    return Double.longBitsToDouble(random.nextLong() & 0x800F_FFFF_FFFF_FFFFL | exponent << 52);
  }

  @ParameterizedTest
  @CsvSource({
    "3.14159265358979323846, 3.141592653589793",
    "2.09734488058507264E17, 2.0973448805850726E17",
    "0.1000000000000000055511151231257827, 0.1",
    "4.9E-324, 4.9E-324",
    "0.000e999, 0",
    "-0.0, -0.0",
    "9007199254740992, 9007199254740992",
    "1200000000000001000, 1.200000000000001E18", // as JavaScript and Go write it
    "-123456789012345680000, -1.2345678901234568E20",
    "64664892169152000000, 6.4664892169152E19",
    "18446744073709551616, 18446744073709551616",
    "1152921504606847000, 1152921504606846976"
  })
  void doublesOfOthersAreTheNextOnes(String text, double value) {
    try (Codec codec = Codecs.builder().use("json").build()) {
      assertThat(codec.decode(json(text), Real.class)).isEqualTo(new Real(value));
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1e400",
        "-1e400",
        "1e-400",
        "9007199254740993",
        "90071992547409910",
        "18446744073709551617",
        "90071992547409930", // a long: the double ends with 936, and is written with 940
        "9223372036854775800"
      })
  void doublesThatWouldBecomeOthersAreRefused(String text) {
    requireRefused(Real.class, text, "double");
  }

  @ParameterizedTest
  @CsvSource({
    "0.10000000149011612, 0.1", // as JavaScript writes it
    "1.17549435E-38, 1.17549435E-38",
    "16777216, 16777216",
    "4294967300, 4294967296", // as JavaScript and Go write it
    "1152921504606847000, 1152921504606846976", // as JavaScript writes it
    "0.1, 0.1"
  })
  void floatsOfOthersAreTheirTextOrTheirDouble(String text, float value) {
    try (Codec codec = Codecs.builder().use("json").build()) {
      assertThat(codec.decode(json(text), Single.class)).isEqualTo(new Single(value));
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"3.141592653589793", "1e39", "1e-50", "16777217", "4294967200", "4294967310"})
  void floatsThatWereDoublesAreRefused(String text) {
    requireRefused(Single.class, text, "float");
  }

  @ParameterizedTest
  @CsvSource({"0.12345678901234567, false", "0.123456789012345678, true"})
  void decimalsOfSmileAreDoublesIfAllTheirDigitsAre(BigDecimal decimal, boolean refused)
      throws Exception {
    byte[] bytes = new SmileMapper().writeValueAsBytes(new Decimal(decimal));
    try (Codec codec = Codecs.builder().use("smile").build()) {
      if (refused) {
        assertThatThrownBy(() -> codec.decode(bytes, Real.class))
            .isInstanceOf(MalformedDataException.class)
            .hasMessageContaining("is none that a double can hold");
      } else {
        assertThat(codec.decode(bytes, Real.class).value).isEqualTo(decimal.doubleValue());
      }
    }
  }

  @ParameterizedTest
  @CsvSource({
    "'{\"doubles\":[1e400]}', double",
    "'{\"doubles\":[0.5,1e-400]}', double",
    "'{\"doubles\":[9007199254740993]}', double",
    "'{\"floats\":[1e39]}', float",
    "'{\"floats\":[3.141592653589793]}', float",
    "'{\"grid\":[[16777217]]}', float",
    "'{\"one\":1e400}', double",
    "'{\"any\":-1e400}', double"
  })
  void partsThatWouldBecomeOtherNumbersAreRefused(String text, String kind) {
    try (Codec codec = Codecs.builder().use("json").build()) {
      assertThatThrownBy(() -> codec.decode(text.getBytes(UTF_8), Parts.class))
          .isInstanceOf(MalformedDataException.class)
          .hasMessageContaining(" is none that a " + kind + " can hold");
    }
  }

  @ParameterizedTest
  @CsvSource({
    "doubles, 1e400, double",
    "doubles, 9007199254740993, double",
    "floats, 1e39, float",
    "floats, 1e-50, float",
    "floats, 3.141592653589793, float"
  })
  void keysThatWouldBecomeOthersAreRefused(String map, String key, String kind) {
    byte[] bytes = ("{\"" + map + "\":{\"" + key + "\":\"\"}}").getBytes(UTF_8);
    try (Codec codec = Codecs.builder().use("json").build()) {
      assertThatThrownBy(() -> codec.decode(bytes, Keys.class))
          .isInstanceOf(MalformedDataException.class)
          .hasMessageContaining(" is none that a " + kind + " can hold");
    }
  }

  @Test
  void keysOfOthersAreTheirNumbers() {
    String text =
        "{\"doubles\":{\"1\":\"a\",\"1e+22\":\"b\",\"NaN\":\"c\",\"1152921504606847000\":\"d\"},"
            + "\"floats\":{\"0.50\":\"d\"}}";
    try (Codec codec = Codecs.builder().use("json").build()) {
      assertThat(codec.decode(text.getBytes(UTF_8), Keys.class))
          .isEqualTo(
              new Keys(
                  Map.of(1.0, "a", 1e22, "b", Double.NaN, "c", 0x1p60, "d"), Map.of(0.5f, "d")));
    }
  }

  @ParameterizedTest
  @CsvSource({ // 5.5 in the low 64 bits
    "instant, 18446744073709551621.5",
    "instant, '\"18446744073709551621.5\"'",
    "offset, 18446744073709551621.5",
    "zoned, 18446744073709551621.5",
    "duration, 18446744073709551621.5"
  })
  void secondsThatWouldBecomeOthersAreRefused(String time, String seconds) {
    String text = "{\"" + time + "\":" + seconds + "}";
    try (Codec codec = Codecs.builder().use("json").build()) {
      assertThatThrownBy(() -> codec.decode(text.getBytes(UTF_8), Times.class))
          .isInstanceOf(MalformedDataException.class)
          .hasMessageContaining(" is more seconds than a time can have");
    }
  }

  @ParameterizedTest
  @CsvSource({"2147483648, 2.147483648E+9", "1234567.125, 1234567.125", "0.5, 0.5"})
  void floatsOfCborAreTheDoublesThatWereShortened(float shortened, BigDecimal value)
      throws Exception {
    byte[] bytes = new CBORMapper().writeValueAsBytes(new Single(shortened));
    try (Codec codec = Codecs.builder().use("cbor").build()) {
      assertThat(codec.decode(bytes, Decimal.class).value).isEqualTo(value);
    }
  }

  /** To take the zeros away one at a time, the JDK makes a number of each length. */
  @ParameterizedTest
  @ValueSource(classes = {Real.class, Single.class})
  void zerosBehindAFractionCostNoMoreThanTheirBytes(Class<?> type) throws Exception {
    Decimal one = new Decimal(BigDecimal.ONE.setScale(20_000));
    Map<String, byte[]> messages =
        Map.of(
            "smile", new SmileMapper().writeValueAsBytes(one),
            "cbor", new CBORMapper().writeValueAsBytes(one));
    messages.forEach(
        (name, bytes) -> {
          try (Codec codec = Codecs.builder().use(name).build()) {
            assertThat(Allocations.during(() -> codec.decode(bytes, type)))
                .isLessThan(400L * bytes.length + FIRST);
          }
        });
  }

  private static void requireRefused(Class<?> type, String text, String kind) {
    try (Codec codec = Codecs.builder().use("json").build()) {
      assertThatThrownBy(() -> codec.decode(json(text), type))
          .isInstanceOf(MalformedDataException.class)
          .hasMessageContaining("The number at offset 9 is none that a " + kind + " can hold");
    }
  }

  private static byte[] json(String number) {
    return ("{\"value\":" + number + "}").getBytes(UTF_8);
  }
}
