package dev.polycodec.tck.evolution;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.polycodec.Codec;
import dev.polycodec.CodecBuilder;
import dev.polycodec.CodecException;
import dev.polycodec.EncodeException;
import dev.polycodec.SchemaExchange;
import dev.polycodec.SchemaMismatchException;
import dev.polycodec.spi.Framing;
import dev.polycodec.spi.Variant;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
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
  private final EvolutionResults results;

  /** Tests the codecs of builders. */
  protected EvolutionTests(Supplier<CodecBuilder> builders, Variant variant) {
    this.builders = builders;
    this.variant = variant;
    this.results = new EvolutionResults(variant.name());
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
    return framed() ? cases(Mode.EXCHANGED) : Stream.of();
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
    }
  }

  private Outcome outcome(Case change, Mode mode) {
    VersionLoader writing = new VersionLoader(change.writer());
    VersionLoader reading = new VersionLoader(change.writer().other());
    try (Codec writer = codec(mode, writing);
        Codec reader = codec(mode, reading)) {
      byte[] bytes;
      try {
        bytes = writer.encode(change.value().create(writing));
      } catch (EncodeException e) {
        return Outcome.UNSUPPORTED;
      }
      Class<?> type = reading.type(change.value().type());
      if (mode == Mode.EXCHANGED) {
        Class<?>[] written = change.value().classes(writing);
        SchemaExchange.of(reader).importSchemas(SchemaExchange.of(writer).exportSchemas(written));
      }
      return decoded(change, reader, bytes, type);
    }
  }

  private Outcome decoded(Case change, Codec reader, byte[] bytes, Class<?> type) {
    String shown;
    try {
      shown = Rendering.of(reader.decode(bytes, type));
    } catch (SchemaMismatchException e) {
      assertThat(e).hasMessageContaining(VersionLoader.PACKAGE);
      return Outcome.REFUSED;
    } catch (CodecException e) {
      return Outcome.REFUSED;
    }
    if (shown.equals(change.right())) {
      return change.outcome();
    }
    if (framed() || !(change.plain().contains(shown) || change.lost().contains(shown))) {
      fail("Silently wrong: %s is read as %s", change.value(), shown);
    }
    return change.lost().contains(shown) ? Outcome.LOST : Outcome.READ;
  }

  private Codec codec(Mode mode, ClassLoader loader) {
    return builders
        .get()
        .classLoader(loader)
        .evolution(mode.evolution())
        .allow(VersionLoader.PACKAGE + "*")
        .build();
  }
}
