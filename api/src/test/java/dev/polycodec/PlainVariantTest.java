package dev.polycodec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.spi.Backend;
import dev.polycodec.spi.BackendConfig;
import dev.polycodec.spi.Engine;
import dev.polycodec.spi.Framing;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.Plan;
import dev.polycodec.spi.Trust;
import dev.polycodec.spi.Variant;
import dev.polycodec.stored.Envelope;
import dev.polycodec.stored.Envelopes;
import dev.polycodec.testing.Providers;
import dev.polycodec.testing.TinyProvider;
import java.io.Serializable;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
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

    static final Variant NAIVE =
        new Variant("tiny-naive", 1, Framing.BARE, PLAIN.traits(), Trust.HARDENED);
    static final Variant GENERATED =
        new Variant("tiny-first", 1, Framing.FRAMED, Set.of(Trait.SCHEMA_FIRST), Trust.HARDENED);

    @Override
    public List<Variant> variants() {
      return List.of(PLAIN, BARE, NAIVE, GENERATED);
    }

    @Override
    public Backend open(Variant variant, BackendConfig config) {
      return variant == NAIVE || variant == GENERATED
          ? NaiveEngine::new
          : super.open(variant, config);
    }
  }

  /** A library that walks over objects and tells nobody. */
  static final class NaiveEngine implements Engine {

    @Override
    public void encode(Object value, Plan plan, Message message, int headroom, BytesConsumer out) {
      out.accept(new byte[headroom + 1], headroom, 1);
    }

    @Override
    public Object decode(byte[] bytes, int offset, int length, Plan plan, Message message) {
      return message.rootClass() == Generated.class
          ? new Generated()
          : new Note(length, "from nowhere");
    }

    @Override
    public boolean recover() {
      return true;
    }

    @Override
    public long retainedBytes() {
      return 0;
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
        .hasMessageStartingWith("No codec is present")
        .hasMessageEndingWith(
            "; or name what is there, but never selected unasked: tiny-plain, tiny-bare,"
                + " tiny-naive, tiny-first");
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
  void libraryThatForgetsTheCoreIsRefusedInBothDirections() {
    String refusal =
        "The engine of 'tiny-naive' entered no object of this message: call Message.enter for"
            + " each, the root first";
    try (Codec codec = builder().use("tiny-naive").build()) {
      assertThatThrownBy(() -> codec.encode(new Note(7, "seven")))
          .isInstanceOf(EncodeException.class)
          .hasStackTraceContaining(refusal);
      assertThatThrownBy(() -> codec.decode(new byte[1], Note.class))
          .isInstanceOf(DecodeException.class)
          .hasStackTraceContaining(refusal);
    }
  }

  /** Marks fields that are nobody's business. */
  @Retention(RetentionPolicy.RUNTIME)
  @Target(ElementType.FIELD)
  @interface Secret {}

  static final class NoteForm implements Surrogate<Note, String> {

    @Override
    public Class<Note> type() {
      return Note.class;
    }

    @Override
    public Class<String> form() {
      return String.class;
    }

    @Override
    public String toForm(Note note) {
      return note.text();
    }

    @Override
    public Note fromForm(String text) {
      return new Note(0, text);
    }
  }

  @Test
  void whatNoLibraryWouldHeedIsRefused() {
    assertThatThrownBy(() -> builder().use("tiny-plain").exclude(Secret.class).build())
        .isExactlyInstanceOf(IllegalStateException.class)
        .hasMessage(
            "exclude cannot be combined with the codec 'tiny-plain', whose library decides what its"
                + " objects hold: make the fields transient, or use another codec");
    CodecBuilder several = builder().use("tiny-plain").use("tiny-naive", Note.class);
    assertThatThrownBy(() -> several.surrogate(new NoteForm()).build())
        .isExactlyInstanceOf(IllegalStateException.class)
        .hasMessage(
            "surrogate cannot be combined with the codecs 'tiny-plain', 'tiny-naive', whose"
                + " libraries decide what their objects hold: give the library a serializer of your"
                + " own, or use another codec");
  }

  @Test
  void whatOneOfSeveralWouldNotHeedIsRefused() {
    String refusal =
        "exclude cannot be combined with the codec 'tiny-plain', whose library decides what its"
            + " objects hold: make the fields transient, or use another codec";
    List<CodecBuilder> several =
        List.of(
            builder().use("tiny-bare").use("tiny-plain", Note.class),
            builder().use("tiny-plain").use("tiny-bare", Note.class),
            builder().use("tiny-bare").useInside("tiny-plain", Note.class),
            builder().use("tiny-plain").useAnnotations(),
            builder().use("tiny-plain").envelope(Envelopes.defaults().alsoRead("tiny-bare")));
    for (CodecBuilder each : several) {
      assertThatThrownBy(() -> each.exclude(Secret.class).build())
          .isExactlyInstanceOf(IllegalStateException.class)
          .hasMessage(refusal);
    }
    CodecBuilder override = builder().use("tiny-bare").use("tiny-plain", Note.class);
    assertThatThrownBy(() -> override.surrogate(new NoteForm()).build())
        .isExactlyInstanceOf(IllegalStateException.class)
        .hasMessage(
            "surrogate cannot be combined with the codec 'tiny-plain', whose library decides what"
                + " its objects hold: give the library a serializer of your own, or use another"
                + " codec");
  }

  /** What an annotation gives to a codec that would write it whole. */
  @UseCodec("tiny-plain")
  record Annotated(@Secret String text) {}

  @Test
  void annotationGivesNothingToACodecThatWouldNotHeedWhatTheBuilderSays() {
    CodecBuilder annotated = builder().use("tiny-bare").useAnnotations();
    try (Codec codec = annotated.exclude(Secret.class).build()) {
      assertThatThrownBy(() -> codec.encode(new Annotated("secret")))
          .isInstanceOf(NoCodecException.class)
          .hasMessage(
              "The codec 'tiny-plain' takes no part in tiny-bare; name it with use(), or say"
                  + " useAnnotations() and add its artifact");
    }
  }

  @Test
  void codecThatOnlyReadsNeedNotHeedIt() {
    Envelope reading = Envelopes.defaults().readLegacy("tiny-plain");
    CodecBuilder changed = builder().use("tiny-bare").envelope(reading);
    try (Codec codec = changed.exclude(Secret.class).surrogate(new NoteForm()).build()) {
      assertThat(codec.explain(Note.class)).contains("tiny-bare");
    }
  }

  @Test
  void whatAnotherCodecHeedsIsNotRefused() {
    Envelope first =
        Envelopes.defaults().readLegacy("tiny-plain").alsoRead("tiny-bare").notYetWritten();
    CodecBuilder changing = builder().use("tiny-plain").envelope(first);
    try (Codec codec = changing.exclude(Secret.class).surrogate(new NoteForm()).build()) {
      assertThat(codec.explain(Note.class)).contains("tiny-plain");
    }
  }

  /** A class as generators make them, with a hook that stands for the object elsewhere. */
  static final class Generated implements Serializable {

    private int number = 7;

    private Object writeReplace() {
      return number;
    }
  }

  @Test
  void generatedClassesAreNotRefusedForTheirHooks() {
    try (Codec codec = builder().use("tiny-first").build()) {
      assertThat(codec.decode(codec.encode(new Generated()), Generated.class).number).isEqualTo(7);
    }
  }

  @Test
  void isBare() {
    assertThatThrownBy(
            () -> new Variant("tiny-plain", 1, Framing.FRAMED, Set.of(Trait.PLAIN), Trust.HARDENED))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("A plain variant is bare: 'tiny-plain' is not");
  }
}
