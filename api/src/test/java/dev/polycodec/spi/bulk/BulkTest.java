package dev.polycodec.spi.bulk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.EncodeException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class BulkTest {

  private final AsciiWriter writer = new AsciiWriter();

  @Test
  void halfACharacterIsFoundWhereverItIs() {
    assertThat(Bulk.loneSurrogate("\uD83D")).isZero();
    assertThat(Bulk.loneSurrogate("a\uD83Db")).isEqualTo(1);
    assertThat(Bulk.loneSurrogate("\uD83D\uDE00\uDE00")).isEqualTo(2);
    assertThat(Bulk.loneSurrogate("\uD83D\uD83D\uDE00")).isZero();
    assertThat(Bulk.loneSurrogate("ab\uDE00\uD83D")).isEqualTo(2);
  }

  @Test
  void wholeCharactersAreFine() {
    assertThat(Bulk.loneSurrogate("")).isEqualTo(-1);
    assertThat(Bulk.loneSurrogate("\u0000e\u00e9\u20ac\uD83D\uDE00\uFFFF")).isEqualTo(-1);
  }

  @Test
  void everyCharacterIsPutAsTheJdkEncodesIt() {
    for (int c = 0; c <= Character.MAX_CODE_POINT; c++) {
      if (c < Character.MIN_SURROGATE || c > Character.MAX_SURROGATE) {
        requirePut("a" + Character.toString(c) + "é");
      }
    }
  }

  @Test
  void longTextsArePutAsTheJdkEncodesThemWhereverTheirCharactersAre() {
    for (String one : List.of("é", "€", "\ud83d\ude00", "\ud83d\ude00é\ud83d\ude00")) {
      for (int before : new int[] {0, 38, 39, 40, 1_022, 1_023, 1_024, 2_047, 3_000}) {
        for (int after : new int[] {0, 1, 1_023, 1_024, 5_000}) {
          requirePut("a".repeat(before) + one + "z".repeat(after));
        }
      }
    }
    requirePut("\ud83d\ude00".repeat(3_000));
    requirePut("x" + "\ud83d\ude00".repeat(3_000));
  }

  private void requirePut(String text) {
    byte[] expected = text.getBytes(StandardCharsets.UTF_8);
    byte[] target = new byte[expected.length + 2];
    assertThat(writer.utf8Length(text)).isEqualTo(expected.length);
    assertThat(writer.putUtf8(text, target, 1)).isEqualTo(1 + expected.length);
    assertThat(Arrays.equals(target, 1, 1 + expected.length, expected, 0, expected.length))
        .as("%s: %d bytes", text.substring(0, Math.min(text.length(), 5)), expected.length)
        .isTrue();
    assertThat(target[0] | target[expected.length + 1]).isZero();
  }

  @Test
  void halfACharacterHasNoLength() {
    for (String text : List.of("é\ud83d", "é\ude00", "é\ud83d\ud83d\ude00", "é\ude00\ud83d")) {
      assertThatThrownBy(() -> writer.utf8Length(text))
          .isExactlyInstanceOf(EncodeException.class)
          .hasMessage(
              "A string has a lone surrogate at index 1, for which UTF-8 has no form; mend the"
                  + " string, or encode its characters as a char[]");
    }
  }

  @Test
  void halfACharacterIsFoundAtTheEndsOfChunks() {
    for (int index : new int[] {1_022, 1_023, 1_024, 1_025, 2_047, 2_048}) {
      for (String half : List.of("\ud83d", "\ude00")) {
        for (String after : List.of("", "a", "é".repeat(1_024))) {
          String text = "a".repeat(index) + half + after;
          assertThatThrownBy(() -> writer.utf8Length(text))
              .isExactlyInstanceOf(EncodeException.class)
              .hasMessageStartingWith("A string has a lone surrogate at index " + index + ",");
        }
      }
    }
  }
}
