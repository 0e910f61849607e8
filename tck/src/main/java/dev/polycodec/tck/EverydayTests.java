package dev.polycodec.tck;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.polycodec.Codec;
import dev.polycodec.CodecException;
import dev.polycodec.EncodeException;
import dev.polycodec.Trait;
import dev.polycodec.tck.equality.DeepEquality;
import dev.polycodec.tck.model.Color;
import dev.polycodec.tck.model.Graphs.Box;
import dev.polycodec.tck.sample.DeclaredMaps;
import dev.polycodec.tck.sample.EverydayGraphs;
import dev.polycodec.tck.sample.EverydaySamples;
import dev.polycodec.tck.sample.ModelHolders;
import dev.polycodec.tck.sample.Position;
import dev.polycodec.tck.sample.Sample;
import dev.polycodec.tck.sample.SampleSet;
import dev.polycodec.tck.sample.Tier;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * What applications are full of comes back at every place, and in random graphs of all values: what
 * was encoded with a configuration is decoded by it.
 */
abstract class EverydayTests extends Kit.Group {

  /** New kinds of values, beside the value set. */
  private static final int FEWEST = 250;

  private static final int GRAPHS = 100;

  /** The JDK from which on containers that have an order say so. */
  private static final int SEQUENCED = 21;

  @Test
  @DisplayName("There are hundreds of values, each of its own name")
  void thereAreHundreds() {
    assertThat(EverydaySamples.all().stream().map(Sample::name).distinct())
        .hasSize(EverydaySamples.all().size())
        .hasSizeGreaterThanOrEqualTo(FEWEST);
  }

  @TestFactory
  @DisplayName("What applications are full of comes back equal at every place")
  Stream<DynamicTest> valuesComeBack() {
    return Stream.of(Position.values())
        .map(
            place ->
                dynamicTest(place.name(), () -> requireNoneLost(EverydaySamples.all(), place)));
  }

  @TestFactory
  @DisplayName("Maps come back at every place, whatever their declared types leave to choose")
  Stream<DynamicTest> declaredMapsComeBack() {
    return Stream.of(Position.values())
        .map(place -> dynamicTest(place.name(), () -> requireNoneLost(DeclaredMaps.all(), place)));
  }

  private void requireNoneLost(List<Sample> samples, Position place) {
    List<String> lost = new ArrayList<>();
    for (Sample sample : samples) {
      if (isPossible(sample, place)) {
        String loss = loss(new Cell(sample, place));
        if (!loss.isEmpty()) {
          lost.add(sample.name() + ": " + loss);
        }
      }
    }
    assertThat(lost).isEmpty();
  }

  private static boolean isPossible(Sample sample, Position place) {
    return sample.positions().contains(place)
        && (place != Position.KEY
            || EverydaySamples.isKey(Objects.requireNonNull(sample.create())));
  }

  /** Returns what is wrong; only a codec without types may refuse. */
  private String loss(Cell cell) {
    try {
      return cell.roundTrip(subject)
          .filter(refusal -> subject.claims(Trait.CARRIES_TYPES))
          .map(refusal -> "refused: " + refusal.getMessage())
          .orElse("");
    } catch (AssertionError | RuntimeException e) {
      return e.toString();
    }
  }

  @Test
  @DisplayName("A container comes back where an interface is declared that it has")
  void interfacesOfContainersAreRoots() {
    List<String> lost = new ArrayList<>();
    if (subject.claims(Trait.CARRIES_TYPES)) {
      for (Sample sample : EverydaySamples.all()) {
        requireInterfaces(Objects.requireNonNull(sample.create()), sample.name(), lost);
      }
    }
    assertThat(lost).isEmpty();
  }

  private void requireInterfaces(Object container, String name, List<String> lost) {
    Codec codec = subject.open();
    for (Class<?> type : interfaces(container.getClass()).collect(Collectors.toSet())) {
      try {
        assertThat(codec.decode(codec.encode(container), type)).isInstanceOf(type);
      } catch (CodecException | AssertionError e) {
        lost.add(name + " as " + type.getName() + ": " + e.getMessage());
      }
    }
  }

  /** Returns the interfaces of the JDK's containers among those of a class. */
  private static Stream<Class<?>> interfaces(Class<?> type) {
    Stream<Class<?>> above =
        Stream.concat(Stream.of(type.getInterfaces()), Stream.ofNullable(type.getSuperclass()));
    Stream<Class<?>> itself =
        Stream.<Class<?>>of(type).filter(Class::isInterface).filter(EverydayTests::isContainer);
    return Stream.concat(itself, above.flatMap(EverydayTests::interfaces));
  }

  private static boolean isContainer(Class<?> type) {
    return type.getName().startsWith("java.util.")
        && (Collection.class.isAssignableFrom(type) || Map.class.isAssignableFrom(type));
  }

  @Test
  @DisplayName("The first entry of a map in order comes back as an entry")
  void firstEntriesComeBack() throws ReflectiveOperationException {
    if (subject.claims(Trait.CARRIES_TYPES) && Runtime.version().feature() >= SEQUENCED) {
      Object map = new LinkedHashMap<>(Map.of("key", 1));
      Object entry = Class.forName("java.util.SequencedMap").getMethod("firstEntry").invoke(map);
      assertThat(back(List.of(entry))).isEqualTo(List.of(entry));
    }
  }

  @Test
  @DisplayName("A list of a stream may be asked for null, and one of constants not")
  void listsOfStreamsMayBeAskedForNull() {
    if (subject.claims(Trait.EXACT_CONTAINERS)) {
      assertThat(back(Stream.of("a", "b").toList()).contains(null)).isFalse();
      assertThat(back(Stream.of().toList()).contains(null)).isFalse();
      assertThatThrownBy(() -> back(List.of("a", "b", "c")).contains(null))
          .isInstanceOf(NullPointerException.class);
    }
  }

  private List<?> back(List<?> list) {
    byte[] bytes = subject.open().encode(new Box<Object>(list));
    Box<?> box = Objects.requireNonNull(subject.open().decode(bytes, Box.class));
    return (List<?>) Objects.requireNonNull(box.content());
  }

  @Test
  @DisplayName("A class that is a value is one that the policy allows, in both directions")
  void classesAreUnderThePolicy() {
    Object holder = ModelHolders.held(Color.class);
    requireDenied(() -> subject.plain().encode(holder));
    if (subject.claims(Trait.CARRIES_TYPES)) {
      byte[] bytes = subject.open().encode(holder);
      requireDenied(() -> subject.plain().decode(bytes, ModelHolders.OfObject.class));
    }
  }

  private void requireDenied(ThrowingCallable call) {
    String named = subject.claims(Trait.CARRIES_TYPES) ? Color.class.getName() : "java.lang.Class";
    assertThatThrownBy(call).isInstanceOf(CodecException.class).hasMessageContaining(named);
  }

  @Test
  @DisplayName("What is encoded of random graphs of all values is decoded, and equal")
  void randomGraphsComeBack() {
    List<Sample> samples =
        Stream.concat(SampleSet.all().stream(), EverydaySamples.all().stream())
            .filter(this::isCarried)
            .toList();
    List<String> lost = new ArrayList<>();
    int carried = 0;
    for (int seed = 0; seed < GRAPHS; seed++) {
      Optional<String> loss = loss(EverydayGraphs.graph(seed, samples));
      loss.filter(text -> !text.isEmpty()).ifPresent(lost::add);
      carried += loss.isPresent() ? 1 : 0;
    }
    assertThat(lost).isEmpty();
    assertThat(carried).isEqualTo(subject.claims(Trait.CARRIES_TYPES) ? GRAPHS : carried);
  }

  private boolean isCarried(Sample sample) {
    return sample.tier() != Tier.EXTRA
        && sample.create() != null
        && !subject.exemptions().exempt(sample, Position.ELEMENT)
        && !subject.exemptions().exempt(sample, Position.OBJECT);
  }

  /** Returns what came back wrong, or nothing if the graph was refused. */
  private Optional<String> loss(Box<Object> graph) {
    Codec codec = subject.open();
    byte[] bytes;
    try {
      bytes = codec.encode(graph);
    } catch (EncodeException e) {
      return subject.claims(Trait.CARRIES_TYPES)
          ? Optional.of("refused: " + e.getMessage())
          : Optional.empty();
    }
    Object decoded = codec.decode(bytes, Box.class);
    return Optional.of(
        DeepEquality.difference(graph, decoded, subject.variant().traits()).orElse(""));
  }
}
