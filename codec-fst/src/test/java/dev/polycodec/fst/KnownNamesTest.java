package dev.polycodec.fst;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

class KnownNamesTest {

  private final KnownNames names = new KnownNames();

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.US_ASCII);
  }

  @Test
  void findsTheNamesOfTheLastMessageInTheirOrder() {
    byte[] source = bytes("..first.second");
    names.keep("a", source, 2, 8);
    names.keep("b", source, 8, 14);
    names.begin();

    assertThat(names.find(source, 2, 14)).isEqualTo("a");
    assertThat(names.pass()).isEqualTo(6);
    assertThat(names.find(source, 8, 14)).isEqualTo("b");
  }

  @Test
  void findsNoNameIfOtherBytesFollow() {
    names.keep("a", bytes("first."), 0, 6);
    names.begin();

    assertThat(names.find(bytes("First."), 0, 6)).isNull();
  }

  @Test
  void findsNoNameBeyondTheEndOfTheMessage() {
    byte[] source = bytes("first.");
    names.keep("a", source, 0, 6);
    names.begin();

    assertThat(names.find(source, 0, 5)).isNull();
  }

  @Test
  void keepsTheNameThatStandsThereNow() {
    names.keep("a", bytes("first."), 0, 6);
    names.begin();
    names.keep("b", bytes("other."), 0, 6);
    names.begin();

    assertThat(names.find(bytes("first."), 0, 6)).isNull();
    assertThat(names.find(bytes("other."), 0, 6)).isEqualTo("b");
  }

  @Test
  void keepsOnlyTheFirstNamesAndNoLongOnes() {
    byte[] huge = new byte[1_000];
    Arrays.fill(huge, (byte) 'x');
    names.keep("huge", huge, 0, huge.length);
    for (int i = 1; i < 20; i++) {
      names.keep("a", bytes("a"), 0, 1);
    }

    assertThat(names.find(bytes("a"), 0, 1)).isNull();
    names.begin();
    assertThat(names.find(huge, 0, huge.length)).isNull();
  }
}
