package dev.polycodec.tck.evolution;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.polycodec.Codec;
import dev.polycodec.CodecBuilder;
import dev.polycodec.CodecException;
import dev.polycodec.SchemaMismatchException;
import dev.polycodec.spi.Framing;
import dev.polycodec.spi.Variant;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.TestInstance;

/**
 * Bytes of another version of a class give the right value, the documented default, or say so. No
 * JDK changes that.
 */
@Tag("once")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class EvolutionTests {

  private final Supplier<CodecBuilder> builders;
  private final Variant variant;
  private final Map<String, String> misread;
  private final EvolutionResults<Case> results;

  /** Tests the codecs of builders. */
  protected EvolutionTests(Supplier<CodecBuilder> builders, Variant variant) {
    this(builders, variant, Map.of());
  }

  /**
   * Tests the codecs of builders, where the format makes something wrong without a word.
   *
   * @param misread the value that the reader gets instead, by the line of the table
   */
  protected EvolutionTests(
      Supplier<CodecBuilder> builders, Variant variant, Map<String, String> misread) {
    this.builders = builders;
    this.variant = variant;
    this.misread = misread;
    this.results = EvolutionResults.ofClasses(variant.name());
  }

  @TestFactory
  @DisplayName("Compatible: the same value, the documented default, or an exception")
  Stream<DynamicTest> changesInCompatibleMessages() {
    return cases(Mode.COMPATIBLE);
  }

  @TestFactory
  @DisplayName("Strict: a changed class is an exception, where the bytes tell")
  Stream<DynamicTest> changesInStrictMessages() {
    return cases(Mode.STRICT);
  }

  @TestFactory
  @DisplayName("Strict, schemas exchanged: as in compatible messages")
  Stream<DynamicTest> changesInStrictMessagesAfterAnExchange() {
    try (Codec strict = Mode.STRICT.builder(builders).build()) {
      return Schemas.areExchanged(strict) ? cases(Mode.EXCHANGED) : Stream.of();
    }
  }

  @Test
  @DisplayName("What is said of the format is said of changes that the kit knows")
  void declarationsAreOfKnownChanges() {
    assertThat(Changes.ALL).extracting(Case::title).containsAll(misread.keySet());
  }

  @AfterAll
  void writeResults() {
    results.write();
  }

  private Stream<DynamicTest> cases(Mode mode) {
    return Changes.ALL.stream()
        .map(change -> dynamicTest(change.title(), () -> require(change, mode)));
  }

  private boolean framed() {
    return variant.framing() == Framing.FRAMED;
  }

  private void require(Case change, Mode mode) {
    Outcome outcome = outcome(change, mode);
    results.record(change, mode, outcome);
    if (framed()) {
      assertThat(outcome).isEqualTo(change.expected(mode));
    } else if (mode == Mode.EXCHANGED && misread.containsKey(change.title())) {
      assertThat(outcome).isEqualTo(Outcome.MISREAD);
    }
  }

  private Outcome outcome(Case change, Mode mode) {
    VersionLoader writing = new VersionLoader(change.writer());
    VersionLoader reading = new VersionLoader(change.writer().other());
    try (Codec writer = mode.codec(builders, writing);
        Codec reader = mode.codec(builders, reading)) {
      byte[] bytes;
      try {
        bytes = writer.encode(change.value().create(writing));
      } catch (CodecException e) { // some say so of the class, others of the value
        return Outcome.UNSUPPORTED;
      }
      Class<?> type = reading.type(change.value().type());
      if (mode == Mode.EXCHANGED) {
        Schemas.send(writer, reader, change.value().classes(writing));
      }
      return decoded(change, reader, bytes, type);
    }
  }

  private Outcome decoded(Case change, Codec reader, byte[] bytes, Class<?> type) {
    String shown;
    try {
      shown = Rendering.of(reader.decode(bytes, type));
    } catch (CodecException e) {
      if (framed() && e instanceof SchemaMismatchException) {
        assertThat(e).hasMessageContaining(VersionLoader.PACKAGE);
      }
      return Outcome.REFUSED;
    }
    if (shown.equals(change.right())) {
      return change.outcome();
    } else if (shown.equals(misread.get(change.title()))) {
      return Outcome.MISREAD;
    }
    if (framed() || !(change.plain().contains(shown) || change.lost().contains(shown))) {
      fail("Silently wrong: %s is read as %s", change.value(), shown);
    }
    return change.lost().contains(shown) ? Outcome.LOST : Outcome.READ;
  }
}
