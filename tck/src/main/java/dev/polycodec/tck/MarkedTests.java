package dev.polycodec.tck;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.polycodec.Codec;
import dev.polycodec.CodecBuilder;
import dev.polycodec.CodecException;
import dev.polycodec.MalformedDataException;
import dev.polycodec.stored.Envelope;
import dev.polycodec.stored.Envelopes;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** What is in an envelope, or behind a codec tag, is refused by a codec that reads neither. */
abstract class MarkedTests extends Kit.Group {

  /** Hessian has three bytes for such a number: the marker, the kind, and any byte. */
  private static final int LIKE_ENVELOPES = 0x32000;

  @TestFactory
  @DisplayName("What is marked is refused with the line that reads both")
  Stream<DynamicTest> marksAreRefusedWithTheLineThatReadsBoth() {
    Envelope plain = Envelopes.defaults();
    Envelope full = plain.number(subject.name(), 1).checksum().deflate(1);
    CodecBuilder tagging = subject.builder().useAnnotations();
    return Stream.of(
        refused("an envelope", subject.builder().envelope(plain), "have an envelope", plain),
        refused("a full one", subject.builder().envelope(full), "have an envelope", full),
        refused("a tag", tagging, "begin with a codec tag", plain.readTags()));
  }

  @Test
  @DisplayName("A number that begins like an envelope is read where none is written yet")
  void numbersThatBeginLikeAnEnvelopeAreRead() {
    Envelope firstStep = Envelopes.defaults().readLegacy(subject.name()).notYetWritten();
    try (Codec codec = subject.builder().envelope(firstStep).build()) {
      for (int number = LIKE_ENVELOPES; number < LIKE_ENVELOPES + 0x1000; number += 0x1F) {
        try {
          codec.encode(number);
        } catch (CodecException noRoot) {
          return;
        }
        assertThat(codec.decode(codec.encode(number), Integer.class)).isEqualTo(number);
      }
    }
  }

  private DynamicTest refused(String name, CodecBuilder writer, String claim, Envelope reading) {
    return dynamicTest(name, () -> refuses(writer, claim, reading));
  }

  private void refuses(CodecBuilder marking, String claim, Envelope reading) {
    Envelope advised = reading.readLegacy(subject.name());
    try (Codec writer = marking.build();
        Codec both = subject.builder().envelope(advised).build()) {
      byte[] marked = writer.encode(subject.model());
      byte[] bare = subject.plain().encode(subject.model());
      assertThatThrownBy(() -> subject.plain().decode(marked, subject.model().getClass()))
          .isExactlyInstanceOf(MalformedDataException.class)
          .hasMessage(
              "The bytes %s, which this codec does not read: to read both, add"
                  + " envelope(Envelopes.defaults()%s.readLegacy(\"%s\")) to the builder",
              claim, claim.contains("tag") ? ".readTags()" : "", subject.name());
      for (byte[] bytes : List.of(marked, bare)) {
        assertThat(both.decode(bytes, subject.model().getClass())).hasSameClassAs(subject.model());
      }
    }
  }
}
