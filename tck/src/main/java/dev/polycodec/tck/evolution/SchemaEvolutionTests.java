package dev.polycodec.tck.evolution;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.polycodec.Codec;
import dev.polycodec.CodecBuilder;
import dev.polycodec.CodecException;
import dev.polycodec.MalformedDataException;
import dev.polycodec.SchemaMismatchException;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.Predicate;
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
 * Bytes of another version of a schema give the right value, or say so; what the format itself
 * makes wrong without a word is declared. No JDK changes that.
 */
@Tag("once")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class SchemaEvolutionTests {

  private final Supplier<CodecBuilder> builders;
  private final SchemaVersions versions;
  private final SchemaObjects objects;
  private final EvolutionResults<SchemaCase> results;
  private final boolean exchanging;

  /** Tests the codecs of builders. */
  protected SchemaEvolutionTests(
      String codec, Supplier<CodecBuilder> builders, SchemaVersions versions) {
    this.builders = builders;
    this.versions = versions;
    this.objects = new SchemaObjects(versions);
    this.results = EvolutionResults.ofSchemas(codec);
    try (Codec any = builders.get().build()) {
      this.exchanging = Schemas.areExchanged(any);
    }
  }

  @TestFactory
  @DisplayName("Compatible: the same value, a default, what is declared, or an exception")
  Stream<DynamicTest> changesInCompatibleMessages() {
    return cases(change -> require(change, Mode.COMPATIBLE));
  }

  @TestFactory
  @DisplayName("Strict: the same, or an exception")
  Stream<DynamicTest> changesInStrictMessages() {
    return cases(change -> require(change, Mode.STRICT));
  }

  @TestFactory
  @DisplayName("Without the writer's schema: an exception, if its fingerprint is another")
  Stream<DynamicTest> changesOfSchemasThatAreNotKnown() {
    return exchanging ? cases(this::requireRefusedUnlessKnown) : Stream.of();
  }

  @TestFactory
  @DisplayName("A change that the format has no form for cannot be made")
  Stream<DynamicTest> changesWithoutAForm() {
    return tests(this::isLacking, this::requireNoForm);
  }

  @Test
  @DisplayName("What is said of the format is said of changes that the kit knows")
  void declarationsAreOfKnownChanges() {
    assertThat(SchemaChanges.ALL).extracting(SchemaCase::change).containsAll(versions.lacks());
    assertThat(SchemaChanges.ALL)
        .extracting(SchemaCase::title)
        .containsAll(versions.misread().keySet());
  }

  @AfterAll
  void writeResults() {
    results.write();
  }

  private boolean isLacking(SchemaCase change) {
    return versions.lacks().contains(change.change());
  }

  private Stream<DynamicTest> cases(Consumer<SchemaCase> test) {
    return tests(change -> !isLacking(change), test);
  }

  private static Stream<DynamicTest> tests(
      Predicate<SchemaCase> wanted, Consumer<SchemaCase> test) {
    return SchemaChanges.ALL.stream()
        .filter(wanted)
        .map(change -> dynamicTest(change.title(), () -> test.accept(change)));
  }

  private void require(SchemaCase change, Mode mode) {
    Outcome outcome = outcome(change, mode, exchanging);
    results.record(change, mode, outcome);
    if (mode == Mode.COMPATIBLE && versions.misread().containsKey(change.title())) {
      assertThat(outcome).isEqualTo(Outcome.MISREAD);
    }
  }

  private void requireRefusedUnlessKnown(SchemaCase change) {
    assertThat(outcome(change, Mode.COMPATIBLE, false))
        .isIn(Outcome.REFUSED, outcome(change, Mode.COMPATIBLE, true));
  }

  private void requireNoForm(SchemaCase change) {
    assertThatThrownBy(() -> objects.value(change)).isInstanceOf(IllegalArgumentException.class);
  }

  private Outcome outcome(SchemaCase change, Mode mode, boolean exchanged) {
    Object value = objects.value(change);
    Class<?> type = objects.type(change);
    Supplier<CodecBuilder> inMode = mode.of(builders);
    try (Codec writer = objects.loader(change.writer()).codec(inMode);
        Codec reader = objects.loader(change.writer().other()).codec(inMode)) {
      if (exchanged) {
        Schemas.send(writer, reader, value.getClass());
        Schemas.send(reader, writer, type);
      }
      return outcome(change, writer, value, reader, type);
    }
  }

  private Outcome outcome(
      SchemaCase change, Codec writer, Object value, Codec reader, Class<?> type) {
    byte[] bytes = writer.encode(value);
    Object read;
    try {
      read = Objects.requireNonNull(reader.decode(bytes, type), "no object");
    } catch (SchemaMismatchException | MalformedDataException e) { // no other will do
      return Outcome.REFUSED;
    }
    Outcome outcome = change.outcome(objects.show(read), versions.misread().get(change.title()));
    return change.mayBeKept(outcome) && isKept(writer, value, reader, read)
        ? outcome.kept()
        : outcome;
  }

  /** Says whether what the reader writes again has all that its class has no place for. */
  private static boolean isKept(Codec writer, Object value, Codec reader, Object read) {
    try {
      return value.equals(writer.decode(reader.encode(read), value.getClass()));
    } catch (CodecException e) {
      return false;
    }
  }
}
