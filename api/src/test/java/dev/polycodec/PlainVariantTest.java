package dev.polycodec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.spi.Framing;
import dev.polycodec.spi.Trust;
import dev.polycodec.spi.Variant;
import dev.polycodec.testing.Providers;
import dev.polycodec.testing.TinyProvider;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class PlainVariantTest {

  /** Announces a codec that is the library itself, before one that is not. */
  public static final class PlainProvider extends TinyProvider {

    static final Variant PLAIN =
        new Variant(
            "tiny-plain",
            1,
            Framing.BARE,
            Set.of(Trait.CARRIES_TYPES, Trait.PLAIN),
            Trust.HARDENED);

    @Override
    public List<Variant> variants() {
      return List.of(PLAIN, BARE);
    }
  }

  /** What the messages hold. */
  record Note(int id, String text) {}

  private static CodecBuilder builder() {
    return Codecs.builder().classLoader(Providers.loader(PlainProvider.class));
  }

  @Test
  void isNeverSelectedUnasked() {
    assertThatThrownBy(() -> builder().build())
        .isInstanceOf(NoCodecException.class)
        .hasMessageStartingWith("No codec is present");
  }

  @Test
  void isOneOfSeveralLikeAnyOther() {
    Note note = new Note(7, "seven");
    try (Codec codec = builder().use("tiny-bare").use("tiny-plain", Note.class).build()) {
      assertThat(codec.decode(codec.encode(note), Note.class)).isEqualTo(note);
      assertThat(codec.explain(Note.class)).contains("tiny-plain");
    }
  }

  @Test
  void isBare() {
    assertThatThrownBy(
            () ->
                new Variant(
                    "tiny-plain", 1, Framing.FRAMED, Set.of(Trait.PLAIN), Trust.HARDENED))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("A plain variant is bare: 'tiny-plain' is not");
  }
}
