package dev.polycodec.tck.evolution;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.polycodec.Codec;
import dev.polycodec.CodecBuilder;
import dev.polycodec.CodecListener;
import java.util.ArrayList;
import java.util.List;
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
 * Bytes of a library that knows no modes give what another version of a class can hold, or say so,
 * unless they say too little of classes. No JDK changes that.
 */
@Tag("once")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class PlainEvolutionTests {

  private final Supplier<CodecBuilder> builders;
  private final boolean misreads;
  private final boolean tells;
  private final EvolutionResults<Case> results;

  /**
   * Tests the codecs of builders.
   *
   * @param codec its name, and what tells this set-up of the library from the usual one
   * @param misreads whether a reader may get another value, and nothing tells
   * @param tells whether listeners are told what the bytes hold and the class has no longer
   */
  protected PlainEvolutionTests(
      Supplier<CodecBuilder> builders, String codec, boolean misreads, boolean tells) {
    this.builders = builders;
    this.misreads = misreads;
    this.tells = tells;
    this.results = EvolutionResults.ofPlain(codec);
  }

  @TestFactory
  @DisplayName("What another version of the class can hold, or an exception")
  Stream<DynamicTest> changes() {
    Mode mode = mode();
    Trial trial = new Trial(builders, mode);
    return Changes.ALL.stream()
        .map(change -> dynamicTest(change.title(), () -> require(change, mode, trial)))
        .onClose(trial::close);
  }

  @Test
  @DisplayName(
      "A listener is told of a field that the class has no longer, or the bytes are refused")
  void whatIsDroppedIsTold() {
    List<String> told = new ArrayList<>();
    CodecListener listener =
        new CodecListener() {
          @Override
          public void onDropped(Dropped field) {
            told.add(field.name());
          }
        };
    Case emptied =
        Changes.ALL.stream()
            .filter(change -> change.title().equals("all fields removed → newer"))
            .findFirst()
            .orElseThrow();
    try (Trial trial = new Trial(() -> builders.get().listener(listener), mode())) {
      Outcome outcome = trial.outcome(emptied, emptied::outcome);
      if (outcome == Outcome.READ || outcome == Outcome.LOST) {
        assertThat(told).as("told of what is %s", outcome).hasSize(tells ? 1 : 0);
      }
    }
  }

  @AfterAll
  void writeResults() {
    results.write();
  }

  private Mode mode() {
    try (Codec codec = builders.get().build()) {
      return Schemas.areExchanged(codec) ? Mode.EXCHANGED : Mode.COMPATIBLE;
    }
  }

  private void require(Case change, Mode mode, Trial trial) {
    Outcome outcome = trial.outcome(change, shown -> judged(change, shown));
    results.record(change, mode, outcome);
  }

  private Outcome judged(Case change, String shown) {
    Outcome outcome = change.outcome(shown);
    if (!misreads) {
      assertThat(outcome)
          .as(
              "%s is read as %s. If nothing in the bytes tells, misreads() says so",
              change.value(), shown)
          .isNotEqualTo(Outcome.MISREAD);
    }
    return outcome;
  }
}
