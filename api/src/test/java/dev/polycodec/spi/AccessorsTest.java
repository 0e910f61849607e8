package dev.polycodec.spi;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class AccessorsTest {

  /** Has constants of each length, and components of each kind. */
  record Plain(int number, long wide, double share, boolean flag, String text, List<String> all) {
    static final long WIDE = 1L << 40;

    double twice() {
      return 2.5 * share + WIDE;
    }
  }

  record Loud(String text, int count) {
    @Override
    public String text() {
      return text.toUpperCase(java.util.Locale.ROOT);
    }

    @Override
    public int count() {
      return Math.max(count, 0);
    }
  }

  record Crossed(String one, String other) {
    @Override
    public String one() {
      return other;
    }
  }

  record Failing(String text) {
    @Override
    public String text() {
      throw new IllegalStateException();
    }
  }

  @Test
  void theCompilersAccessorsAreKnownByTheFile() {
    assertThat(CompiledAccessors.of(Plain.class))
        .contains("number", "wide", "share", "flag", "text", "all")
        .doesNotContain("twice");
    assertThat(CompiledAccessors.of(Loud.class)).isEmpty();
    assertThat(CompiledAccessors.of(Crossed.class)).containsExactly("other");
    assertThat(Accessors.of(Plain.class).loss(new Plain(1, 2, 3, true, "x", List.of()))).isNull();
  }

  @Test
  void aRecordWhoseAccessorsReturnWhatItHoldsIsKept() {
    Accessors loud = Accessors.of(Loud.class);
    assertThat(loud.loss(new Loud("A", 1))).isNull();
    assertThat(loud.loss(new Loud("a", 1)))
        .isEqualTo("its accessor text returns something else than it holds");
    assertThat(loud.loss(new Loud("A", -1)))
        .isEqualTo("its accessor count returns something else than it holds");
    assertThat(Accessors.of(Crossed.class).loss(new Crossed("a", "b")))
        .isEqualTo("its accessor one returns something else than it holds");
    assertThat(Accessors.of(Failing.class).loss(new Failing("a")))
        .isEqualTo("one of its accessors fails");
  }
}
