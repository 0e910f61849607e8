package dev.polycodec.tck;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.polycodec.Codec;
import dev.polycodec.CodecException;
import dev.polycodec.Trait;
import dev.polycodec.TypedCodec;
import dev.polycodec.spi.Framing;
import dev.polycodec.stored.Envelope;
import dev.polycodec.stored.EnvelopeHeader;
import dev.polycodec.stored.Envelopes;
import dev.polycodec.tck.sample.Position;
import dev.polycodec.tck.sample.Tier;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.TestInstance;

/** Messages in envelopes come back, and no bit of them changes unseen. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class EnvelopeTests extends Kit.Group {

  private static final List<String> SAMPLES =
      List.of(
          "scalar/null",
          "scalar/long min",
          "text/127 ascii",
          "time/zoned date time",
          "list/integers",
          "map/strings",
          "object/no default constructor",
          "object/record of containers");

  private static final String SEEN =
      "The checksum of the envelope does not match: .*|The header of the envelope is damaged"
          + "|The bytes begin with the marker of an envelope .*|The bytes have no envelope.*";

  private Codec numbered;
  private Codec named;

  @BeforeAll
  void open() {
    numbered = codec(Envelopes.defaults().number(subject.name(), 1).deflate(100));
    named = codec(Envelopes.defaults());
  }

  /** The codec also reads what it wrote without an envelope, so that there is a wrong way to go. */
  private Codec codec(Envelope envelope) {
    Envelope checked = envelope.checksum().readTags().readLegacy(subject.name());
    return subject.builder().allow(Subject.OPEN).envelope(checked).build();
  }

  @AfterAll
  void close() {
    numbered.close();
    named.close();
  }

  @TestFactory
  @DisplayName("Every value comes back from an envelope")
  Stream<DynamicTest> everyValueComesBack() {
    return cells().map(cell -> dynamicTest(cell.sample().name(), () -> comesBack(cell)));
  }

  private void comesBack(Cell cell) {
    Object root = cell.root();
    byte[] bytes = cell.handle(numbered).encode(root);
    byte[] old = cell.handle(cell.codec(subject)).encode(root);
    for (byte[] each : List.of(bytes, old)) {
      Object decoded = cell.handle(numbered).decode(each);
      requireUnchanged(root, decoded);
    }
    EnvelopeHeader header = Envelopes.header(bytes);
    assertThat(header.codecNumber()).isEqualTo(1);
    assertThat(header.formatVersion()).isEqualTo(subject.variant().formatVersion());
    assertThat(header.type() == null).isEqualTo(cell.root() == null);
    assertThat(header.compressor()).isIn(0, old.length < 100 ? 0 : 1);
  }

  @TestFactory
  @DisplayName("Every changed bit of a message with a checksum is seen")
  Stream<DynamicTest> everyChangedBitIsSeen() {
    return cells()
        .filter(cell -> SAMPLES.contains(cell.sample().name()))
        .flatMap(
            cell ->
                Stream.of(numbered, named)
                    .map(
                        codec ->
                            dynamicTest(cell.sample().name(), () -> changesAreSeen(cell, codec))));
  }

  private void changesAreSeen(Cell cell, Codec codec) {
    TypedCodec<Object> handle = cell.handle(codec);
    byte[] bytes = handle.encode(cell.root());
    for (int bit = 0; bit < 8 * bytes.length; bit++) {
      byte[] changed = bytes.clone();
      changed[bit / 8] ^= (byte) (1 << bit % 8);
      assertThat(catchThrowable(() -> handle.decode(changed)))
          .as("bit %d", bit)
          .isInstanceOf(CodecException.class)
          .hasMessageMatching(SEEN);
    }
  }

  @TestFactory
  @DisplayName("Every message begins as its provider announces")
  Stream<DynamicTest> everyMessageBeginsAsAnnounced() {
    List<byte[]> beginnings = subject.beginnings();
    return subject.variant().framing() == Framing.FRAMED || beginnings.isEmpty()
        ? Stream.empty()
        : cells()
            .map(cell -> dynamicTest(cell.sample().name(), () -> beginsWith(cell, beginnings)));
  }

  private void beginsWith(Cell cell, List<byte[]> beginnings) {
    byte[] bytes = cell.handle(cell.codec(subject)).encode(cell.root());
    assertThat(beginnings).anyMatch(each -> Arrays.equals(each, Arrays.copyOf(bytes, each.length)));
  }

  private Stream<Cell> cells() {
    return Cells.at(Position.ROOT)
        .filter(cell -> cell.tier() == Tier.CORE || subject.claims(Trait.CARRIES_TYPES))
        .filter(cell -> !subject.exemptions().exempt(cell.sample(), cell.position()));
  }
}
