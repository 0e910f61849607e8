package dev.polycodec.tck.evolution;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.polycodec.Codec;
import dev.polycodec.CodecBuilder;
import dev.polycodec.CodecException;
import dev.polycodec.MalformedDataException;
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
  private final boolean framed;
  private final EvolutionResults<Case> results;

  /** Tests the codecs of builders. */
  protected EvolutionTests(Supplier<CodecBuilder> builders, Variant variant) {
    this.builders = builders;
    this.framed = variant.framing() == Framing.FRAMED;
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
    try (Codec strict = Mode.STRICT.of(builders).get().build()) {
      return Schemas.areExchanged(strict) ? cases(Mode.EXCHANGED) : Stream.of();
    }
  }

  @AfterAll
  void writeResults() {
    results.write();
  }

  private Stream<DynamicTest> cases(Mode mode) {
    Trial trial = new Trial(builders, mode);
    return Changes.ALL.stream()
        .map(change -> dynamicTest(change.title(), () -> require(change, mode, trial)))
        .onClose(trial::close);
  }

  private void require(Case change, Mode mode, Trial trial) {
    Outcome outcome = trial.outcome(change, framed ? framed(change) : bare(change));
    results.record(change, mode, outcome);
    if (framed) {
      assertThat(outcome).isEqualTo(change.expected(mode));
    }
  }

  private static Trial.Judge framed(Case change) {
    return new Trial.Judge() {
      @Override
      public Outcome read(String shown) {
        return shown.equals(change.right()) ? change.outcome() : silentlyWrong(change, shown);
      }

      @Override
      public Outcome refused(CodecException why) {
        assertThat(why).isNotInstanceOf(MalformedDataException.class); // that is no version's
        if (why instanceof SchemaMismatchException) {
          assertThat(why).hasMessageContaining(VersionLoader.PACKAGE);
        }
        return Outcome.REFUSED;
      }
    };
  }

  private static Trial.Judge bare(Case change) {
    return shown -> {
      Outcome outcome = change.outcome(shown);
      return outcome == Outcome.MISREAD ? silentlyWrong(change, shown) : outcome;
    };
  }

  private static Outcome silentlyWrong(Case change, String shown) {
    return fail("Silently wrong: %s is read as %s", change.value(), shown);
  }
}
