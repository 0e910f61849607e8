package dev.polycodec.spi.graph;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class WrittenNamesTest {

  private static final byte[] BYTES = "..first.second".getBytes(StandardCharsets.US_ASCII);

  private final WrittenNames names = new WrittenNames();

  @Test
  void findsTheNamesOfTheLastMessageInTheirOrder() {
    names.keep(String.class, BYTES, 2, 8);
    names.keep(Integer.class, BYTES, 8, 14);
    names.begin();

    assertThat(names.next(String.class)).asString(StandardCharsets.US_ASCII).isEqualTo("first.");
    assertThat(names.next(Integer.class)).asString(StandardCharsets.US_ASCII).isEqualTo("second");
  }

  @Test
  void findsNoNameOfAnotherClass() {
    names.keep(String.class, BYTES, 2, 8);
    names.begin();

    assertThat(names.next(Integer.class)).isNull();
  }

  @Test
  void keepsTheNameThatStandsThereNow() {
    names.keep(String.class, BYTES, 2, 8);
    names.begin();
    names.keep(Integer.class, BYTES, 8, 14);
    names.begin();

    assertThat(names.next(String.class)).isNull();
    assertThat(names.next(Integer.class)).asString(StandardCharsets.US_ASCII).isEqualTo("second");
  }

  @Test
  void keepsOnlyTheFirstNamesAndNoLongOnes() {
    names.keep(String.class, new byte[1_000], 0, 1_000);
    for (int i = 1; i < 20; i++) {
      names.keep(Integer.class, BYTES, 2, 8);
    }

    assertThat(names.next(Integer.class)).isNull();
    names.begin();
    assertThat(names.next(String.class)).isNull();
  }
}
