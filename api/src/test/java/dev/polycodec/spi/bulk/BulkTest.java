package dev.polycodec.spi.bulk;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class BulkTest {

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
}
