package dev.polycodec.spi.graph;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

class ReadNamesTest {

  private final ReadNames names = new ReadNames();

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.US_ASCII);
  }

  private String next(byte[] source, int from) {
    ReadNames.Name known = names.next(source, from, source.length);
    assertThat(known.length()).isEqualTo(6);
    return known.text();
  }

  @Test
  void findsTheNamesOfTheLastMessageInTheirOrder() {
    byte[] source = bytes("..first.second");
    names.keep("a", source, 2, 8);
    names.keep("b", source, 8, 14);
    names.begin();

    assertThat(next(source, 2)).isEqualTo("a");
    assertThat(next(source, 8)).isEqualTo("b");
  }

  @Test
  void findsNoNameIfOtherBytesFollow() {
    names.keep("a", bytes("first."), 0, 6);
    names.begin();

    assertThat(names.next(bytes("First."), 0, 6)).isNull();
  }

  @Test
  void findsNoNameBeyondTheEndOfTheMessage() {
    byte[] source = bytes("first.");
    names.keep("a", source, 0, 6);
    names.begin();

    assertThat(names.next(source, 0, 5)).isNull();
  }

  @Test
  void keepsTheNameThatStandsThereNow() {
    names.keep("a", bytes("first."), 0, 6);
    names.begin();
    names.keep("b", bytes("other."), 0, 6);
    names.begin();

    assertThat(names.next(bytes("first."), 0, 6)).isNull();
    assertThat(next(bytes("other."), 0)).isEqualTo("b");
  }

  @Test
  void keepsOnlyTheFirstNamesAndNoLongOnes() {
    byte[] huge = new byte[1_000];
    Arrays.fill(huge, (byte) 'x');
    names.keep("huge", huge, 0, huge.length);
    for (int i = 1; i < 20; i++) {
      names.keep("a", bytes("a"), 0, 1);
    }

    assertThat(names.next(bytes("a"), 0, 1)).isNull();
    names.begin();
    assertThat(names.next(huge, 0, huge.length)).isNull();
  }
}
