package dev.polycodec.stored;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.entry;

import dev.polycodec.Codec;
import dev.polycodec.CodecBuilder;
import dev.polycodec.CodecException;
import dev.polycodec.CodecListener;
import dev.polycodec.Codecs;
import dev.polycodec.Evolution;
import dev.polycodec.MalformedDataException;
import dev.polycodec.NoCodecException;
import dev.polycodec.SchemaMismatchException;
import dev.polycodec.Trait;
import dev.polycodec.TypeNotAllowedException;
import dev.polycodec.TypedCodec;
import dev.polycodec.spi.Framing;
import dev.polycodec.spi.Trust;
import dev.polycodec.spi.Variant;
import dev.polycodec.stored.FormatCounters.Format;
import dev.polycodec.testing.Providers;
import dev.polycodec.testing.Samples;
import dev.polycodec.testing.Samples.Invoice;
import dev.polycodec.testing.Samples.Order;
import dev.polycodec.testing.TinyProvider;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class MigrationTest {

  /** Announces bare codecs whose messages begin with the length of the name of the root's class. */
  public static final class SignedProvider extends TinyProvider {

    private static final Variant WEAK = bare("signed-weak");
    private static final Variant STRONG = bare("signed-strong");
    private static final Variant OPEN = bare("signed-open");
    private static final Variant SECOND =
        new Variant("signed-second", 2, Framing.FRAMED, Set.of(), Trust.HARDENED);

    private static final Variant PLAIN =
        new Variant(
            "signed-plain",
            1,
            Framing.BARE,
            Set.of(Trait.CARRIES_TYPES, Trait.PLAIN),
            Trust.HARDENED);

    private static Variant bare(String name) {
      return new Variant(name, 1, Framing.BARE, TINY.traits(), Trust.HARDENED);
    }

    @Override
    public List<Variant> variants() {
      return List.of(TINY, BARE, OTHER, WEAK, STRONG, OPEN, SECOND, PLAIN);
    }

    @Override
    public List<byte[]> beginnings(Variant variant) {
      return switch (variant.name()) {
        case "signed-weak" -> List.of(new byte[] {0});
        case "signed-strong" -> List.of(new byte[] {0, 38, 'd'}, new byte[] {0, 17, 'j'});
        default -> List.of();
      };
    }
  }

  interface Left {}

  interface Right {}

  record Both(int id) implements Left, Right {}

  private static CodecBuilder builder(String codec) {
    return Codecs.builder().classLoader(Providers.loader(SignedProvider.class)).use(codec);
  }

  private static Codec reader(Envelope envelope) {
    return builder("tiny").envelope(envelope).build();
  }

  private static byte[] written(String codec, Object value) {
    try (Codec writer = builder(codec).build()) {
      return writer.encode(value);
    }
  }

  @Test
  void bytesOfTheSameCodecWithoutAnEnvelopeAreRead() {
    Codec codec = reader(Envelopes.defaults().readLegacy("tiny"));
    assertThat(codec.decode(written("tiny", Samples.order()), Order.class))
        .isEqualTo(Samples.order());
    assertThat(codec.decode(written("tiny", null), Order.class)).isNull();
    assertThat(codec.decode(codec.encode(Samples.order()), Order.class)).isEqualTo(Samples.order());
  }

  @Test
  void legacyBytesAreReadInEveryForm() throws IOException {
    TypedCodec<Order> codec =
        reader(Envelopes.defaults().readLegacy("signed-open")).forType(Order.class);
    byte[] bytes = written("signed-open", Samples.order());
    assertThat(codec.decode(bytes)).isEqualTo(Samples.order());
    assertThat(codec.decode(ByteBuffer.wrap(bytes))).isEqualTo(Samples.order());
    assertThat(codec.decode(ByteBuffer.allocateDirect(bytes.length).put(bytes).flip()))
        .isEqualTo(Samples.order());
    assertThat(codec.decode(new ByteArrayInputStream(bytes))).isEqualTo(Samples.order());
  }

  @Test
  void legacyCodecsAreToldApartByHowTheirBytesBegin() {
    Codec codec =
        reader(
            Envelopes.defaults()
                .readLegacy("signed-second")
                .readLegacy("signed-weak")
                .readLegacy("tiny"));
    for (String old : List.of("signed-second", "signed-weak", "tiny")) {
      assertThat(codec.decode(written(old, new Invoice(1)), Invoice.class))
          .isEqualTo(new Invoice(1));
    }
    assertThatThrownBy(() -> codec.decode(new byte[] {0x5A, 1}, Invoice.class))
        .isExactlyInstanceOf(MalformedDataException.class)
        .hasMessage(
            "The bytes have no envelope, and do not begin like those of signed-second, signed-weak,"
                + " tiny");
  }

  @Test
  void longBeginningTellsACodecApartFromOneWithoutAny() {
    Codec codec =
        reader(Envelopes.defaults().readLegacy("signed-strong").readLegacy("signed-open"));
    List<String> seen = new ArrayList<>();
    Codec counted =
        builder("tiny")
            .envelope(Envelopes.defaults().readLegacy("signed-strong").readLegacy("signed-open"))
            .listener(
                new CodecListener() {
                  @Override
                  public void onDecode(Call call) {
                    seen.add(call.codec());
                  }
                })
            .build();
    assertThat(codec.decode(written("signed-strong", 1), Integer.class)).isEqualTo(1);
    assertThat(counted.decode(written("signed-strong", 1), Integer.class)).isEqualTo(1);
    assertThat(counted.decode(written("signed-open", "text"), String.class)).isEqualTo("text");
    assertThat(seen).containsExactly("signed-strong", "signed-open");
  }

  @Test
  void ambiguousLegacyCodecsAreRefusedWhenBuilt() {
    String[][] pairs = {
      {"signed-open", "tiny-bare"}, // neither has a beginning
      {"signed-weak", "signed-open"}, // one byte may be a coincidence
      {"signed-weak", "signed-strong"}, // one begins like the other
      {"signed-open", "tiny"}
    };
    for (String[] pair : pairs) {
      Envelope envelope = Envelopes.defaults().readLegacy(pair[0]).readLegacy(pair[1]);
      assertThatThrownBy(() -> reader(envelope))
          .as("%s, %s", pair[0], pair[1])
          .isInstanceOf(IllegalStateException.class)
          .hasMessageContaining(
              "for the same roots: how their bytes begin does not tell them apart");
    }
    assertThatThrownBy(
            () -> reader(Envelopes.defaults().readLegacy("tiny-bare").readLegacy("tiny")))
        .hasMessage(
            "readLegacy(\"tiny\") cannot be combined with readLegacy(\"tiny-bare\") for the same"
                + " roots: how their bytes begin does not tell them apart");
  }

  @Test
  void framedLegacyCodecsAreToldApartByTheirNumbers() {
    Codec codec = reader(Envelopes.defaults().readLegacy("tiny").readLegacy("tiny-other"));
    for (String old : List.of("tiny", "tiny-other")) {
      assertThat(codec.decode(written(old, new Invoice(1)), Invoice.class))
          .isEqualTo(new Invoice(1));
      assertThat(codec.decode(written(old, null), Invoice.class)).isNull();
    }
    assertThatThrownBy(() -> codec.decode(new byte[] {0x11, (byte) 0xFA, 3, 0}, Invoice.class))
        .isExactlyInstanceOf(MalformedDataException.class)
        .hasMessage("The bytes have no envelope, and do not begin like those of tiny, tiny-other");
  }

  @Test
  void legacyBytesOfAnotherFormatVersionAreNamed() {
    Codec codec = reader(Envelopes.defaults().readLegacy("tiny").readLegacy("tiny-other"));
    byte[] newer = written("tiny-other", new Invoice(1));
    newer[0] += 0x10;
    assertThatThrownBy(() -> codec.decode(newer, Invoice.class))
        .isExactlyInstanceOf(SchemaMismatchException.class)
        .hasMessage(
            "The bytes have version 2 of the format; this codec reads version 1: read them with the"
                + " release that wrote them")
        .extracting("codec")
        .isEqualTo("tiny-other");
  }

  @Test
  void knownWriterOfBytesWithoutAnEnvelopeIsNamed() {
    byte[] kryo = {0x10, 0x3E, 3, 0};
    byte[] java = {(byte) 0xAC, (byte) 0xED, 0, 5};
    for (Envelope envelope :
        List.of(Envelopes.defaults(), Envelopes.defaults().readLegacy("tiny"))) {
      assertThatThrownBy(() -> reader(envelope).decode(kryo, Invoice.class))
          .isExactlyInstanceOf(MalformedDataException.class)
          .hasMessage(
              "The bytes were written by the codec 'kryo', and have no envelope: add"
                  + " readLegacy(\"kryo\") to the envelope");
    }
    assertThatThrownBy(() -> reader(Envelopes.defaults()).decode(java, Invoice.class))
        .hasMessage(
            "The bytes look like a Java object stream, and have no envelope: add"
                + " readLegacy(\"jdk-plain\") to the envelope");
    assertThatThrownBy(
            () -> reader(Envelopes.defaults().readLegacy("tiny")).decode(java, Invoice.class))
        .hasMessage(
            "The bytes look like a Java object stream, and have no envelope: read them with"
                + " use(\"jdk-plain\")");
  }

  @Test
  void rootsMayHaveLegacyCodecsOfTheirOwn() {
    Codec codec =
        reader(
            Envelopes.defaults()
                .readLegacy("tiny")
                .readLegacy("tiny-other", Invoice.class)
                .readLegacy("tiny-bare", Left.class));
    assertThat(codec.decode(written("tiny", Samples.order()), Order.class))
        .isEqualTo(Samples.order());
    assertThat(codec.decode(written("tiny-other", new Invoice(1)), Invoice.class))
        .isEqualTo(new Invoice(1));
    assertThat(codec.decode(written("tiny-bare", new Both(1)), Both.class)).isEqualTo(new Both(1));
    byte[] signed = written("signed-second", new Invoice(1));
    assertThatThrownBy(() -> codec.decode(signed, Invoice.class))
        .hasMessage("The bytes have no envelope, and do not begin like those of tiny-other");
  }

  @Test
  void unrelatedInterfacesWithLegacyCodecsAreAnError() {
    Codec codec =
        reader(
            Envelopes.defaults()
                .readLegacy("tiny-bare", Left.class)
                .readLegacy("tiny", Right.class));
    assertThatThrownBy(() -> codec.decode(new byte[1], Both.class))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("readLegacy(\"tiny-bare\", Left.class)");
  }

  @Test
  void unknownCodecIsRefusedWhenBuilt() {
    for (Envelope envelope :
        List.of(Envelopes.defaults().readLegacy("other"), Envelopes.defaults().alsoRead("other"))) {
      assertThatThrownBy(() -> reader(envelope))
          .isInstanceOf(NoCodecException.class)
          .hasMessageStartingWith("There is no codec 'other', which the envelope names; present: ");
    }
  }

  @Test
  void bothModesAreReadIfAskedFor() {
    FormatCounters counters = new FormatCounters();
    Envelope envelope = Envelopes.defaults().readLegacy("tiny");
    CodecBuilder compatible = builder("tiny").evolution(Evolution.COMPATIBLE).listener(counters);
    byte[] strict = reader(envelope).encode(new Invoice(1));
    byte[] older = written("tiny", new Invoice(1));
    try (Codec codec = compatible.envelope(envelope.readBothModes()).build()) {
      for (byte[] bytes : List.of(strict, older, codec.encode(new Invoice(1)))) {
        assertThat(codec.decode(bytes, Invoice.class)).isEqualTo(new Invoice(1));
      }
      assertThat(counters.counts()).containsExactly(entry(new Format("tiny", 1), 2L));
      assertThatThrownBy(() -> codec.decode(new byte[0], Invoice.class))
          .hasMessage("The bytes have no envelope, and do not begin like those of tiny");
    }
    try (Codec codec = compatible.envelope(envelope).build()) {
      assertThatThrownBy(() -> codec.decode(strict, Invoice.class))
          .isExactlyInstanceOf(SchemaMismatchException.class);
      assertThatThrownBy(() -> codec.decode(older, Invoice.class))
          .hasMessage(
              "The bytes were written with evolution(STRICT); build this codec with it, too");
    }
  }

  @Test
  void plainCodecGoesOnWritingAndReadsWhatIsToCome() {
    Codec first =
        builder("signed-plain")
            .envelope(
                Envelopes.defaults()
                    .readLegacy("signed-plain")
                    .alsoRead("signed-second")
                    .notYetWritten())
            .build();
    Codec second =
        builder("signed-second").envelope(Envelopes.defaults().readLegacy("signed-plain")).build();

    assertThat(first.encode(1)).isEqualTo(written("signed-plain", 1));
    assertThat(second.decode(first.encode(1), Integer.class)).isEqualTo(1);
    assertThat(first.decode(second.encode(2), Integer.class)).isEqualTo(2);
  }

  @Test
  void tagsAreReadIfAskedFor() {
    byte[] tagged;
    try (Codec router = builder("tiny").use("tiny-bare", Invoice.class).build()) {
      tagged = router.encode(new Invoice(1));
    }
    Envelope envelope = Envelopes.defaults().alsoRead("tiny-bare").readTags();
    assertThat(reader(envelope).decode(tagged, Invoice.class)).isEqualTo(new Invoice(1));
    assertThatThrownBy(() -> reader(Envelopes.defaults().readTags()).decode(tagged, Invoice.class))
        .hasMessage(
            "The bytes were written by the codec 'tiny-bare', which takes no part in tiny: add"
                + " alsoRead(\"tiny-bare\") to the envelope");
  }

  @Test
  void codecThatDoesNotYetWriteEnvelopesWritesWhatItAlwaysDid() {
    Codec first =
        reader(Envelopes.defaults().readLegacy("tiny").alsoRead("tiny-bare").notYetWritten());
    assertThat(first.encode(Samples.order())).isEqualTo(written("tiny", Samples.order()));
    Codec second = builder("tiny-bare").envelope(Envelopes.defaults().readLegacy("tiny")).build();
    assertThat(first.decode(second.encode(new Invoice(2)), Invoice.class))
        .isEqualTo(new Invoice(2));
    assertThat(second.decode(first.encode(new Invoice(2)), Invoice.class))
        .isEqualTo(new Invoice(2));
    Codec router =
        builder("tiny")
            .use("tiny-bare", Invoice.class)
            .envelope(Envelopes.defaults().readTags().notYetWritten())
            .build();
    assertThat(router.encode(new Invoice(1))).startsWith(0xD7, 0x11);
    assertThat(router.decode(router.encode(new Invoice(1)), Invoice.class))
        .isEqualTo(new Invoice(1));
  }

  @Test
  void firstStepThatDoesNotReadWhatItWritesIsRefused() {
    String written = "notYetWritten() goes on writing as 'tiny' does without an envelope, which ";
    refusedFirstStep(
        Envelopes.defaults(), written + "this envelope does not read: add readLegacy(\"tiny\")");
    refusedFirstStep(
        Envelopes.defaults().readLegacy("tiny").readLegacy("signed-second", Order.class),
        written + "this envelope does not read: add readLegacy(\"tiny\", Order.class)");
    refusedFirstStep(
        Envelopes.defaults().readLegacy("signed-plain"),
        written
            + "cannot be told from what readLegacy(\"signed-plain\") reads: the first step goes on"
            + " writing what is stored, with use(\"signed-plain\") and alsoRead(\"tiny\")");
    refusedFirstStep(
        Envelopes.defaults().readLegacy("signed-open"),
        written
            + "cannot be told from what readLegacy(\"signed-open\") reads: the first step goes on"
            + " writing what is stored, with use(\"signed-open\") and alsoRead(\"tiny\")");
    assertThatThrownBy(
            () ->
                builder("tiny")
                    .use("tiny-bare", Invoice.class)
                    .envelope(Envelopes.defaults().readLegacy("tiny").notYetWritten())
                    .build())
        .isInstanceOf(IllegalStateException.class)
        .hasMessage(
            "notYetWritten() goes on writing codec tags, which this envelope does not read: add"
                + " readTags()");
  }

  private static void refusedFirstStep(Envelope envelope, String message) {
    assertThatThrownBy(() -> reader(envelope.notYetWritten()))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage(message);
  }

  @Test
  void theFirstStepOfAChangeFromAnotherCodecIsWrittenByThatOne() {
    Envelope first =
        Envelopes.defaults().readLegacy("signed-open").alsoRead("tiny").notYetWritten();
    try (Codec old = builder("signed-open").envelope(first).build();
        Codec next =
            builder("tiny").envelope(Envelopes.defaults().readLegacy("signed-open")).build()) {
      assertThat(next.decode(old.encode(new Invoice(1)), Invoice.class)).isEqualTo(new Invoice(1));
      assertThat(old.decode(next.encode(new Invoice(1)), Invoice.class)).isEqualTo(new Invoice(1));
    }
  }

  @Test
  void oldValuesAreCountedByCodecAndVersion() {
    FormatCounters counters = new FormatCounters();
    Envelope envelope =
        Envelopes.defaults()
            .readLegacy("signed-second")
            .readLegacy("tiny")
            .alsoRead("tiny-bare")
            .readTags();
    Codec codec = builder("tiny").envelope(envelope).listener(counters).build();
    codec.decode(codec.encode(1), Integer.class);
    assertThat(counters.counts()).isEmpty();
    codec.decode(written("tiny", 1), Integer.class);
    codec.decode(written("tiny", 2), Integer.class);
    codec.decode(written("signed-second", 1), Integer.class);
    try (Codec other = builder("tiny-bare").envelope(Envelopes.defaults()).build();
        Codec router = builder("tiny").useAnnotations().build()) {
      codec.decode(other.encode(1), Integer.class);
      codec.decode(router.encode(1), Integer.class);
    }
    byte[] broken = {0x12, 0};
    assertThatThrownBy(() -> codec.decode(broken, Integer.class))
        .isInstanceOf(CodecException.class);
    assertThat(counters.counts())
        .containsExactly(
            entry(new Format("signed-second", 2), 1L),
            entry(new Format("tiny", 1), 3L),
            entry(new Format("tiny-bare", 1), 1L));
    assertThat(counters.counts()).hasToString("{signed-second 2=1, tiny 1=3, tiny-bare 1=1}");
  }

  @Test
  void nothingIsOldBeforeEnvelopesAreWritten() {
    FormatCounters counters = new FormatCounters();
    Codec codec =
        builder("tiny")
            .envelope(Envelopes.defaults().readLegacy("tiny").notYetWritten())
            .listener(counters)
            .build();
    codec.decode(codec.encode(1), Integer.class);
    codec.decode(reader(Envelopes.defaults()).encode(1), Integer.class);
    assertThat(counters.counts()).isEmpty();
  }

  private static byte[] forbidden() {
    try (Codec writer =
        builder("tiny").allow(Invoice.class).envelope(Envelopes.defaults()).build()) {
      return writer.encode(List.of(new Invoice(1)));
    }
  }

  @Test
  void whatCannotBeDecodedMayBeAMissThatListenersSee() throws IOException {
    List<Throwable> seen = new ArrayList<>();
    CodecListener listener =
        new CodecListener() {
          @Override
          public void onDecode(Call call) {
            seen.add(call.failure());
          }
        };
    Codec codec =
        builder("tiny")
            .envelope(Envelopes.defaults().onDecodeFailure(failure -> true))
            .listener(listener)
            .build();
    TypedCodec<Invoice> handle = codec.forType(Invoice.class);
    byte[] damaged = {1, 2, 3};
    byte[] forbidden = forbidden();
    ByteBuffer direct = ByteBuffer.allocateDirect(3).put(damaged).flip();
    assertThat(handle.decode(damaged)).isNull();
    assertThat(handle.decode(damaged, 1, 2)).isNull();
    assertThat(handle.decode(ByteBuffer.wrap(damaged))).isNull();
    assertThat(handle.decode(direct)).isNull();
    assertThat(handle.decode(new ByteArrayInputStream(damaged))).isNull();
    assertThat(codec.decode(damaged, Invoice.class)).isNull();
    assertThat(codec.decode(forbidden, List.class)).isNull();
    assertThat(seen).hasSize(7).last().isInstanceOf(TypeNotAllowedException.class);
    assertThat(handle.decode(codec.encode(new Invoice(1)))).isEqualTo(new Invoice(1));
  }

  @Test
  void handlerDecidesByTheFailure() {
    Codec codec =
        reader(
            Envelopes.defaults()
                .onDecodeFailure(failure -> failure instanceof MalformedDataException));
    byte[] forbidden = forbidden();
    assertThat(codec.decode(new byte[1], Invoice.class)).isNull();
    assertThatThrownBy(() -> codec.decode(forbidden, List.class))
        .isExactlyInstanceOf(TypeNotAllowedException.class);
  }
}
