package dev.polycodec.kryo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.Codec;
import dev.polycodec.Codecs;
import dev.polycodec.LimitExceededException;
import dev.polycodec.Limits;
import dev.polycodec.MalformedDataException;
import java.util.Arrays;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class KryoStringsTest {

  private static final Codec CODEC = Codecs.builder().use("kryo").build();

  @AfterAll
  static void close() {
    CODEC.close();
  }

  static Stream<String> strings() {
    String[] alphabets = {
      "abc xyz?",
      "caf\u00e9?",
      "\u6f22\u5b57?",
      "\ud83d\ude00?",
      "\ud800?",
      "\udc00x",
      "\0\u007f\u0080\u07ff\u0800\uffff"
    };
    Random random = new Random(42);
    return Arrays.stream(alphabets)
        .flatMap(
            alphabet ->
                IntStream.of(0, 1, 2, 3, 7, 8, 9, 31, 32, 33, 34, 63, 64, 65, 255, 256, 257, 5000)
                    .mapToObj(length -> string(random, alphabet, length)));
  }

  @ParameterizedTest
  @MethodSource("strings")
  void comeBackExactlyIllFormedOrNot(String value) {
    assertThat(CODEC.decode(CODEC.encode(value), String.class)).isEqualTo(value);
  }

  @Test
  void aLoneSurrogateIsNotTakenForTheQuestionMarkThatReplacesIt() {
    String value = "?".repeat(20) + '\udfff' + "?".repeat(20);
    assertThat(CODEC.decode(CODEC.encode(value), String.class)).isEqualTo(value);
  }

  /** Kryo leaves characters of an earlier message where such a byte stands. */
  @ParameterizedTest
  @ValueSource(ints = {0x80, 0xBF, 0xF0, 0xFF})
  void aByteThatBeginsNoCharacterIsRefused(int lead) {
    assertIllFormed(0x84, lead, 0x80, 0x80);
  }

  @ParameterizedTest
  @ValueSource(ints = {0x00, 0x7F, 0xC0, 0xFF})
  void aByteThatContinuesNoCharacterIsRefused(int continuation) {
    assertIllFormed(0x82, 0xC3, continuation);
  }

  @ParameterizedTest
  @ValueSource(ints = {0x06, 0x07})
  void anAnnouncedLengthIsCheckedBeforeAnythingIsAllocated(int last) {
    byte[] sample = CODEC.encode("abc");
    byte[] message = Arrays.copyOf(sample, sample.length + 1);
    message[message.length - 6] = 5;
    for (int i = 5; i > 1; i--) {
      message[message.length - i] = (byte) 0xFF;
    }
    message[message.length - 1] = (byte) last;
    assertThatThrownBy(() -> CODEC.decode(message, String.class))
        .isInstanceOf(MalformedDataException.class)
        .hasMessageMatching("The bytes announce \\d+ elements, but only 0 bytes remain");
  }

  @ParameterizedTest
  @ValueSource(strings = {"0123456789abcdef0", "0123456789abcdef0123456789abcdef0123456789"})
  void theLimitHoldsInBothDirections(String value) {
    byte[] bytes = CODEC.encode(value);
    try (Codec limited =
        Codecs.builder().use("kryo").limits(Limits.defaults().withMaxBytes(16)).build()) {
      assertThatThrownBy(() -> limited.encode(value)).isInstanceOf(LimitExceededException.class);
      assertThatThrownBy(() -> limited.decode(bytes, String.class))
          .isInstanceOf(LimitExceededException.class)
          .hasMessage(
              "The message has more than 16 bytes; raise Limits.withMaxBytes if that is expected");
    }
  }

  /** Plain Kryo writes units of up to three bytes, and marks where a short text ends. */
  private static void assertIllFormed(int... text) {
    byte[] bytes = new byte[text.length];
    for (int i = 0; i < text.length; i++) {
      bytes[i] = (byte) text[i];
    }
    try (Codec plain =
        Codecs.builder()
            .use("kryo-plain")
            .configure(KryoPlainOptions.builder().rootsNamed(false).build())
            .build()) {
      assertThatThrownBy(() -> plain.decode(bytes, String.class))
          .isInstanceOf(MalformedDataException.class)
          .hasMessage("The bytes hold a string that is ill-formed");
    }
  }

  private static String string(Random random, String alphabet, int length) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < length; i++) {
      text.append(alphabet.charAt(random.nextInt(alphabet.length())));
    }
    return text.toString();
  }
}
