package dev.polycodec.jackson;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.Codec;
import dev.polycodec.Codecs;
import dev.polycodec.EncodeException;
import dev.polycodec.MalformedDataException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Names, keys and values that are not well-formed UTF-8 are refused, each time they come. */
class IllFormedTextTest {

  /** In the place of as many bytes: overlong, a surrogate, beyond Unicode, truncated. */
  private static final List<String> ILL_FORMED =
      List.of("c0af", "c328", "c3c3", "80bf", "e080af", "eda080", "edbfbf", "e228a1", "f4908080");

  record Box(String text, Map<String, Integer> counts) {}

  @ParameterizedTest
  @ValueSource(strings = {"json", "smile", "cbor", "json-typed", "smile-typed", "cbor-typed"})
  void keysAndNamesAreRefusedHoweverOftenTheyCome(String name) {
    try (Codec codec = Codecs.builder().use(name).build()) {
      for (String prefix : List.of("", "key", "k".repeat(70))) {
        byte[] good = codec.encode(new Box("", Map.of(prefix + "1234", 1)));
        for (byte[] bad : damaged(good)) {
          for (int time = 0; time < 3; time++) { // the factory keeps names that it has met
            assertThatThrownBy(() -> codec.decode(bad, Box.class))
                .as(HexFormat.of().formatHex(bad))
                .isInstanceOf(MalformedDataException.class);
          }
          assertThat(codec.decode(good, Box.class).counts).containsKey(prefix + "1234");
        }
      }
    }
  }

  /** What nobody asks for is skipped, and part of the message all the same. */
  @ParameterizedTest
  @ValueSource(strings = {"json", "smile", "cbor"})
  void namesAndTextsThatAreSkippedAreRefused(String name) {
    record Nothing(Map<String, Integer> counts) {}
    try (Codec codec = Codecs.builder().use(name).build()) {
      for (String text : List.of("1234", "1234" + "-".repeat(100))) {
        for (byte[] bad : damaged(codec.encode(new Box(text, Map.of())))) {
          assertThatThrownBy(() -> codec.decode(bad, Nothing.class))
              .as(HexFormat.of().formatHex(bad))
              .isInstanceOf(MalformedDataException.class)
              .hasMessageContaining("text that is not well-formed UTF-8");
        }
      }
    }
  }

  /** JSON escapes it in texts, and Smile has no form for it. */
  @ParameterizedTest
  @ValueSource(strings = {"json", "smile", "cbor", "json-typed", "smile-typed", "cbor-typed"})
  void halfACharacterComesBackOrIsRefused(String name) {
    try (Codec codec = Codecs.builder().use(name).build()) {
      for (String half :
          List.of("\uD83D", "\uDE00", "a\uD83Db", "\uDE00\uD83D", "\uD83D\uDE00\uD83D")) {
        for (String text : List.of(half, "k".repeat(20) + half, "k".repeat(2_000) + half)) {
          Box box = new Box(text, Map.of());
          if (name.startsWith("json")) {
            assertThat(codec.decode(codec.encode(box), Box.class)).isEqualTo(box);
          } else {
            requireRefused(codec, box);
          }
          requireRefused(codec, new Box("", new HashMap<>(Map.of(text, 1))));
        }
      }
    }
  }

  private static void requireRefused(Codec codec, Box box) {
    assertThatThrownBy(() -> codec.encode(box)).isInstanceOf(EncodeException.class);
  }

  @ParameterizedTest
  @ValueSource(strings = {"smile-typed", "cbor-typed"})
  void halfACharacterIsRefusedWithItsIndex(String name) {
    try (Codec codec = Codecs.builder().use(name).build()) {
      for (String half : List.of("\uD83D", "\uDE00", "\uD83Db", "\uDE00\uD83D\uDE00")) {
        for (String before : List.of("", "\uD83D\uDE00\uD83D\uDE00", "k".repeat(2_000))) {
          assertThatThrownBy(() -> codec.encode(new Box(before + half, Map.of())))
              .isInstanceOf(EncodeException.class)
              .hasMessage(
                  "A string has a lone surrogate at index "
                      + before.length()
                      + ", for which UTF-8 has no form; mend the string, or encode its characters"
                      + " as a char[]");
        }
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"smile", "cbor"})
  void halfACharacterIsRefusedWithAWayOut(String name) {
    try (Codec codec = Codecs.builder().use(name).build()) {
      assertThatThrownBy(() -> codec.encode(new Box("a\uD83D", Map.of())))
          .isInstanceOf(EncodeException.class)
          .hasMessage(
              "A string has a lone surrogate, for which UTF-8 has no form; mend the string, or use"
                  + " a codec that carries it, such as json or kryo; found at text of "
                  + Box.class.getName());
    }
  }

  @Test
  void halfACharacterInANameOfJsonIsRefusedWithItsIndex() {
    try (Codec codec = Codecs.builder().use("json").build()) {
      assertThatThrownBy(() -> codec.encode(new Box("", Map.of("a\uD83D\uDE00\uD83D", 1))))
          .isInstanceOf(EncodeException.class)
          .hasMessage(
              "A name in JSON cannot hold half a character, as it does at the index 3; found at"
                  + " counts of "
                  + Box.class.getName());
      Box whole = new Box("", Map.of("a\uD83D\uDE00", 1));
      assertThat(codec.decode(codec.encode(whole), Box.class)).isEqualTo(whole);
    }
  }

  private static List<byte[]> damaged(byte[] good) {
    List<byte[]> all = new ArrayList<>();
    int at = new String(good, ISO_8859_1).indexOf("1234");
    for (String by : ILL_FORMED) {
      byte[] bad = Arrays.copyOf(good, good.length);
      byte[] bytes = HexFormat.of().parseHex(by);
      System.arraycopy(bytes, 0, bad, at, bytes.length);
      all.add(bad);
    }
    return all;
  }
}
