package dev.polycodec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.spi.Framing;
import dev.polycodec.spi.Trust;
import dev.polycodec.spi.Variant;
import dev.polycodec.testing.Providers;
import dev.polycodec.testing.TinyProvider;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class ReadOnlyTest {

  /** Announces a codec that only reads, before those that it reads. */
  public static final class RawProvider extends TinyProvider {

    static final Variant RAW =
        new Variant(
            "tiny-raw",
            1,
            Framing.BARE,
            Set.of(Trait.CARRIES_TYPES, Trait.READ_ONLY),
            Trust.HARDENED,
            "tiny-bare");

    @Override
    public List<Variant> variants() {
      return List.of(RAW, BARE);
    }
  }

  /** What the messages hold. */
  record Note(int id, String text) {}

  /** A root whose annotation names a codec that only reads. */
  @UseCodec("tiny-raw")
  record Annotated(int id) {}

  private static CodecBuilder builder() {
    return Codecs.builder().classLoader(Providers.loader(RawProvider.class));
  }

  @Test
  void readsWhatAnotherCodecWrote() {
    Note note = new Note(7, "seven");
    try (Codec writer = builder().use("tiny-bare").build();
        Codec reader = builder().use("tiny-raw").build()) {
      assertThat(reader.decode(writer.encode(note), Note.class)).isEqualTo(note);
    }
  }

  @Test
  void encodingIsRefused() {
    try (Codec codec = builder().use("tiny-raw").build()) {
      assertThatThrownBy(() -> codec.encode(new Note(7, "seven")))
          .isInstanceOf(EncodeException.class)
          .hasMessage(
              "The codec 'tiny-raw' only decodes what other software wrote; encode with 'tiny-bare'");
      assertThatThrownBy(() -> codec.forType(Note.class).encode(null))
          .isInstanceOf(EncodeException.class);
    }
  }

  @Test
  void isNeverSelectedUnasked() {
    assertThatThrownBy(() -> builder().build())
        .isInstanceOf(NoCodecException.class)
        .hasMessageStartingWith("No codec is present");
  }

  @Test
  void isNotOneOfSeveral() {
    String refusal =
        "The codec 'tiny-raw' only decodes, and so cannot be one of several: use 'tiny-bare' to"
            + " encode, or 'tiny-raw' alone to decode";
    assertThatThrownBy(() -> builder().use("tiny-raw").use("tiny-bare", Note.class).build())
        .isInstanceOf(IllegalStateException.class)
        .hasMessage(refusal);
    assertThatThrownBy(() -> builder().use("tiny-bare").use("tiny-raw", Note.class).build())
        .isInstanceOf(IllegalStateException.class)
        .hasMessage(refusal);
  }

  @Test
  void noAnnotationAndNoTagNamesIt() {
    try (Codec codec = builder().use("tiny-bare").useAnnotations().build()) {
      assertThatThrownBy(() -> codec.forType(Annotated.class))
          .isInstanceOf(NoCodecException.class)
          .hasMessageStartingWith("The codec 'tiny-raw' takes no part in tiny-bare");
      byte[] tagged = "\u00d7\u0011\u0010tiny-raw".getBytes(StandardCharsets.ISO_8859_1);
      assertThatThrownBy(() -> codec.decode(tagged, Note.class))
          .isInstanceOf(MalformedDataException.class)
          .hasMessageStartingWith(
              "The bytes were written by the codec 'tiny-raw', which takes no part in tiny-bare");
    }
  }

  @Test
  void variantIsBareAndNamesItsWriter() {
    assertThat(RawProvider.RAW.writer()).isEqualTo("tiny-bare");
    assertThat(TinyProvider.TINY.writer()).isEqualTo("tiny");
    refused(Framing.FRAMED, "tiny", Trait.READ_ONLY);
    refused(Framing.BARE, "tiny-raw", Trait.READ_ONLY);
    refused(Framing.BARE, "tiny", Trait.IDENTITY);
  }

  private static void refused(Framing framing, String writer, Trait trait) {
    assertThatThrownBy(
            () -> new Variant("tiny-raw", 1, framing, Set.of(trait), Trust.HARDENED, writer))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "A read-only variant is bare and names another codec to write with, any other names"
                + " itself: not 'tiny-raw'");
  }
}
