package dev.polycodec.spi.bulk;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Random;
import org.junit.jupiter.api.Test;

class BulkAsciiTest {

  private static final int OFFSET = 3;

  private final AsciiWriter writer = new AsciiWriter();

  @Test
  void asciiOfAnyLengthIsPutAndGot() {
    Random random = new Random(6);
    for (int length = 0; length < 3_000; length += length < 300 ? 1 : 97) {
      String text = ascii(random, length);
      byte[] target = new byte[OFFSET + length];
      assertThat(writer.put(text, target, OFFSET)).isTrue();
      assertThat(new String(target, OFFSET, length, StandardCharsets.US_ASCII)).isEqualTo(text);
      assertThat(Bulk.getAscii(target, OFFSET, length)).isEqualTo(text);
    }
  }

  @Test
  void oneOtherCharacterAnywhereIsFound() {
    Random random = new Random(7);
    for (char other : new char[] {0x80, 0xFF, 0x100, 0x2041, 0xD800, 0xDFFF, 0xFFFF}) {
      for (int length = 1; length < 3_000; length += length < 70 ? 1 : 239) {
        StringBuilder text = new StringBuilder(ascii(random, length));
        text.setCharAt(random.nextInt(length), other);
        assertThat(writer.put(text.toString(), new byte[length], 0)).isFalse();
      }
    }
  }

  @Test
  void halfOfAPairAtTheEndIsFoundWhereverTheTextIsDivided() {
    for (int length = 1_000; length < 2_100; length++) {
      String text = "?".repeat(length) + '\uD83D';
      assertThat(writer.put(text, new byte[length + 1], 0)).isFalse();
      assertThat(writer.put(text + '\uDE00', new byte[length + 2], 0)).isFalse();
    }
  }

  @Test
  void textIsPutAfterOneThatCouldNotBe() {
    byte[] target = new byte[100];
    assertThat(writer.put("\u00E9".repeat(100), target, 0)).isFalse();
    assertThat(writer.put("e".repeat(100), target, 0)).isTrue();
    assertThat(target).containsOnly('e');
  }

  @Test
  void oneOtherByteAnywhereIsFound() {
    for (int length = 1; length < 70; length++) {
      for (int i = 0; i < length; i++) {
        byte[] bytes = new byte[length];
        bytes[i] = (byte) 0x80;
        assertThat(Bulk.getAscii(bytes, 0, length)).isNull();
        assertThat(Bulk.asciiEnd(bytes, 0, length)).isEqualTo(i);
        assertThat(Bulk.asciiEnd(bytes, i + 1, length)).isEqualTo(length);
        assertThat(Bulk.asciiEnd(bytes, 0, i)).isEqualTo(i);
      }
    }
  }

  /** Question marks, too: what the JDK puts for a surrogate. */
  private static String ascii(Random random, int length) {
    return random
        .ints(length, 0, 0x80)
        .collect(
            StringBuilder::new,
            (text, c) -> text.append(random.nextInt(4) == 0 ? '?' : (char) c),
            StringBuilder::append)
        .toString();
  }
}
