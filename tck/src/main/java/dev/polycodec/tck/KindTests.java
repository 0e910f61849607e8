package dev.polycodec.tck;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.polycodec.Codec;
import dev.polycodec.CodecBuilder;
import dev.polycodec.Evolution;
import dev.polycodec.SchemaMismatchException;
import dev.polycodec.Surrogate;
import dev.polycodec.spi.Framing;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Bytes of a class that has become something else, such as a map that was a list, are refused, and
 * not read as what they would be by chance. The reader has another class under the same name.
 */
abstract class KindTests extends Kit.Group {

  /** A container without fields. */
  public static class Listed extends ArrayList<String> {}

  /** A container without fields. */
  public static class Linked extends LinkedList<String> {}

  /** A container without fields. */
  public static class Unique extends HashSet<String> {}

  /** A container without fields. */
  public static class Mapped extends HashMap<String, String> {}

  /** A container with a field. */
  public static class KeptList extends ArrayList<String> {
    public int kept;
  }

  /** A container with a field. */
  public static class KeptMap extends HashMap<String, String> {
    public int kept;
  }

  /** A record without components. */
  public record Told() {}

  /** A record that takes no null. */
  public record Demanding(String text) {
    public Demanding {
      Objects.requireNonNull(text);
    }
  }

  /** An exception without fields. */
  public static class Failed extends RuntimeException {}

  /** A class that is replaced by forms. */
  public record Span(long seconds) {}

  private static <F> Form<Span, F> form(
      Class<F> form, Function<Long, F> to, Function<F, Long> from) {
    return new Form<>(Span.class, form, to.compose(Span::seconds), from.andThen(Span::new));
  }

  /** Constants of one name. */
  public enum First {
    ONE
  }

  /** Constants of one name. */
  public enum Second {
    ONE
  }

  @TestFactory
  @DisplayName("A class that has become another kind of class is refused in both modes")
  Stream<DynamicTest> otherKindsAreRefused() {
    return subject.variant().framing() == Framing.BARE
        ? Stream.of()
        : Stream.of(Evolution.values()).flatMap(this::otherKinds);
  }

  private Stream<DynamicTest> otherKinds(Evolution mode) {
    Surrogate<?, ?> moment = form(Instant.class, Instant::ofEpochSecond, Instant::getEpochSecond);
    Surrogate<?, ?> length = form(Duration.class, Duration::ofDays, Duration::toDays);
    return Stream.of(
        became(mode, new Listed(), Mapped.class),
        became(mode, filled(new Listed(), "a", "b"), Unique.class),
        became(mode, filled(new Unique(), "a"), Listed.class),
        became(mode, new Mapped(), Listed.class),
        became(mode, filled(new KeptList(), "a", "b"), KeptMap.class),
        became(mode, filled(new Listed(), "a"), Told.class),
        became(mode, new Failed(), Told.class),
        became(mode, new Told(), Failed.class),
        reading(
            mode,
            "a value whose form is another one now",
            new Span(5),
            codec -> codec.surrogate(moment),
            codec -> codec.surrogate(length)),
        reading(
            mode,
            "a value that had a form",
            new Span(5),
            codec -> codec.surrogate(moment),
            codec -> codec.allow(Span.class)),
        reading(
            mode,
            "constants of enums that have changed their numbers",
            new ArrayList<>(List.of(First.ONE)),
            codec -> codec.register(First.class, 1).register(Second.class, 2),
            codec -> codec.register(First.class, 2).register(Second.class, 1)));
  }

  @TestFactory
  @DisplayName("A container is read by another class of its kind in the compatible mode")
  Stream<DynamicTest> sameKindIsRead() {
    return subject.variant().framing() == Framing.BARE
        ? Stream.of()
        : Stream.of(dynamicTest("Listed → Linked", this::readLinked));
  }

  @TestFactory
  @DisplayName("A record that takes no null for what it lacked is refused by its own name")
  Stream<DynamicTest> demandsAreTold() {
    return subject.variant().framing() == Framing.BARE
        ? Stream.of()
        : Stream.of(dynamicTest("Told → Demanding", this::readDemanding));
  }

  private void readDemanding() {
    try (Codec writer = compatible().allow(Told.class).build();
        Codec reader = compatible().renamed(Told.class.getName(), Demanding.class).build()) {
      byte[] bytes = writer.encode(new Told());
      assertThatThrownBy(() -> reader.decode(bytes, Demanding.class))
          .isInstanceOf(SchemaMismatchException.class)
          .hasMessage(
              "The constructor of "
                  + Demanding.class.getName()
                  + " refuses what another version of it has: let it replace null and zero, which"
                  + " stand for what is not in the bytes")
          .hasCauseInstanceOf(NullPointerException.class);
    }
  }

  private void readLinked() {
    try (Codec writer = compatible().allow(Listed.class).build();
        Codec reader = compatible().renamed(Listed.class.getName(), Linked.class).build()) {
      byte[] bytes = writer.encode(filled(new Listed(), "a", "b"));
      assertThat(reader.decode(bytes, Linked.class)).containsExactly("a", "b");
    }
  }

  private CodecBuilder compatible() {
    return subject.builder().evolution(Evolution.COMPATIBLE);
  }

  private DynamicTest became(Evolution mode, Object value, Class<?> now) {
    Class<?> was = value.getClass();
    return reading(
        mode,
        was.getSimpleName() + " → " + now.getSimpleName(),
        value,
        codec -> codec.allow(was),
        codec -> codec.renamed(was.getName(), now));
  }

  private DynamicTest reading(
      Evolution mode,
      String what,
      Object value,
      UnaryOperator<CodecBuilder> then,
      UnaryOperator<CodecBuilder> now) {
    return dynamicTest(
        mode + ": " + what,
        () -> {
          try (Codec writer = then.apply(subject.builder().evolution(mode)).build();
              Codec reader = now.apply(subject.builder().evolution(mode)).build()) {
            byte[] bytes = writer.forType(Object.class).encode(value);
            assertThatThrownBy(() -> reader.decode(bytes, Object.class))
                .isInstanceOf(SchemaMismatchException.class);
          }
        });
  }

  private static <C extends Collection<String>> C filled(C container, String... elements) {
    container.addAll(Arrays.asList(elements));
    return container;
  }
}
