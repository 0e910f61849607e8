package dev.polycodec.tck;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.polycodec.CodecException;
import dev.polycodec.EncodeException;
import dev.polycodec.Trait;
import dev.polycodec.TypeRef;
import dev.polycodec.TypedCodec;
import dev.polycodec.tck.model.Family.Narrowed;
import dev.polycodec.tck.model.Family.Recounted;
import dev.polycodec.tck.model.Family.Subtitled;
import dev.polycodec.tck.model.Records.Pair;
import dev.polycodec.tck.model.Subclasses.Closing;
import dev.polycodec.tck.model.Subclasses.Hidden;
import dev.polycodec.tck.model.Subclasses.Numbering;
import dev.polycodec.tck.sample.Position;
import dev.polycodec.tck.sample.Sample;
import dev.polycodec.tck.sample.SampleSet;
import dev.polycodec.tck.sample.Tier;
import java.io.Serializable;
import java.nio.charset.Charset;
import java.time.temporal.IsoFields;
import java.time.temporal.JulianFields;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Every value at every position comes back equal, or is refused where that is allowed. */
abstract class RoundTripTests extends Kit.Group {

  @TestFactory
  @DisplayName("The value set comes back equal")
  Stream<DynamicTest> valuesComeBackEqual() {
    return SampleSet.all().stream().map(sample -> dynamicTest(sample.name(), () -> test(sample)));
  }

  @Test
  @DisplayName("A container that hides what it holds comes back, or is refused if it fills itself")
  void hiddenContentComesBackOrIsRefused() {
    Hidden hidden = new Hidden();
    hidden.addAll(List.of("b", "a"));
    assertThat(Trips.roundTrip(subject.open(), hidden)).containsExactly("b", "a");
    for (Hidden changing : List.of(new Numbering(), new Closing())) {
      changing.add("b");
      requireSameOrRefused(changing);
    }
  }

  private void requireSameOrRefused(Hidden changing) {
    List<String> content = List.copyOf(changing);
    try {
      assertThat(Trips.roundTrip(subject.open(), changing)).containsExactlyElementsOf(content);
    } catch (EncodeException e) {
      assertThat(e)
          .hasMessage(
              changing.getClass().getName()
                  + " has methods of its own that fill it, and do not make it again of what it"
                  + " lists: register a Surrogate for it");
    }
  }

  @Test
  @DisplayName("A field that hides another one comes back, whoever has accessors of that")
  void fieldsThatHideOthersComeBack() {
    for (Object value : List.of(new Subtitled("a", "b"), new Recounted(1, 1L << 40))) {
      assertThat(Trips.roundTrip(subject.open(), value)).hasToString(value.toString());
    }
  }

  @Test
  @DisplayName("A field that a getter returns as another type comes back, or is refused")
  void fieldsThatGettersNarrowComeBackOrAreRefused() {
    assertThat(Trips.roundTrip(subject.open(), new Narrowed(7))).hasToString("7");
    Narrowed large = new Narrowed(1L << 40);
    try {
      assertThat(Trips.roundTrip(subject.open(), large)).hasToString(large.toString());
    } catch (EncodeException e) {
      assertThat(e).hasMessageStartingWith("The property count of " + Narrowed.class.getName());
    }
  }

  @Test
  @DisplayName("An element that is declared by an interface, or as anything, comes back")
  void openElementsComeBack() {
    requireBack(new TypeRef<List<Serializable>>() {}, List.of("a", 7));
    requireBack(new TypeRef<Map<String, Serializable>>() {}, Map.of("k", "a"));
    requireBack(new TypeRef<Optional<Serializable>>() {}, Optional.of("a"));
    requireBack(new TypeRef<Serializable[]>() {}, new Serializable[] {"a", true});
    requireBack(new TypeRef<List<CharSequence>>() {}, List.of("a"));
    requireBack(new TypeRef<List<Number>>() {}, List.of(7, 0.5));
    requireBack(new TypeRef<Map<String, Object>>() {}, Map.of("k", List.of("a", 7)));
  }

  @Test
  @DisplayName("Charsets of any module of the JDK, and constants of its hidden enums, come back")
  void hiddenClassesComeBack() {
    requireBack(new TypeRef<Charset>() {}, Charset.forName("ISO-2022-JP"));
    if (subject.claims(Trait.CARRIES_TYPES)) {
      requireBack(
          new TypeRef<List<Object>>() {},
          List.of(IsoFields.QUARTER_OF_YEAR, IsoFields.WEEK_BASED_YEARS, JulianFields.JULIAN_DAY));
    }
  }

  private <T> void requireBack(TypeRef<T> type, T value) {
    TypedCodec<T> handle = subject.open().forType(type);
    assertThat(handle.decode(handle.encode(value))).as("%s", type).isEqualTo(value);
  }

  @Test
  @DisplayName("A view of a list beside it comes back as a view of the same kind, of a copy")
  void viewsAreCopied() {
    if (!subject.claims(Trait.CARRIES_TYPES)) {
      return;
    }
    List<Object> items = new ArrayList<>(List.of("a"));
    Pair<Object, Object> pair = new Pair<>(items, Collections.unmodifiableList(items));
    Pair<Object, Object> decoded = Trips.roundTrip(subject.open(), pair);
    assertThat(decoded).isEqualTo(pair);
    assertThat(decoded.second()).hasSameClassAs(pair.second());
  }

  @Test
  @DisplayName("Every exemption names a cell of the value set")
  void exemptionsNameCells() {
    assertThat(subject.exemptions().unused(SampleSet.all())).isEmpty();
  }

  /** One test for all positions: reports, and the listeners of JUnit, pay for each. */
  private void test(Sample sample) {
    assertAll(sample.name(), sample.positions().stream().map(at -> () -> test(sample, at)));
  }

  private void test(Sample sample, Position position) {
    try {
      verify(new Cell(sample, position));
    } catch (AssertionError | Exception e) {
      throw new AssertionError(position + ": " + e.getMessage(), e);
    }
  }

  private void verify(Cell cell) {
    Optional<CodecException> refusal = cell.roundTrip(subject);
    refusal.ifPresentOrElse(
        e -> subject.results().refused(cell, e),
        () -> subject.results().record(cell, Results.Outcome.EQUAL));
    refusal.ifPresent(e -> assertThat(e.getMessage()).as("the refusal's message").isNotBlank());
    if (subject.exemptions().exempt(cell.sample(), cell.position())) {
      assertThat(refusal).as("exempted, but it passes: drop the exemption").isPresent();
    } else if (isRequired(cell.tier()) && refusal.isPresent()) {
      throw new AssertionError(
          "Refused, without an exemption: " + refusal.get().getMessage(), refusal.get());
    }
  }

  private boolean isRequired(Tier tier) {
    return switch (tier) {
      case CORE -> true;
      case TYPED -> subject.claims(Trait.CARRIES_TYPES);
      case EXTRA -> false;
    };
  }
}
