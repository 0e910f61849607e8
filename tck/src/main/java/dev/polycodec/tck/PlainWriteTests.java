package dev.polycodec.tck;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.polycodec.Codec;
import dev.polycodec.CodecException;
import dev.polycodec.DecodeException;
import dev.polycodec.Limits;
import dev.polycodec.Trait;
import dev.polycodec.TypeNotAllowedException;
import dev.polycodec.tck.PlainResults.Outcome;
import dev.polycodec.tck.equality.DeepEquality;
import dev.polycodec.tck.model.Graphs.Link;
import dev.polycodec.tck.model.Singletons.Lone$;
import dev.polycodec.tck.model.Singletons.Mode;
import dev.polycodec.tck.model.Singletons.NullValue;
import dev.polycodec.tck.model.Singletons.Solo$;
import dev.polycodec.tck.sample.ModelHolders;
import dev.polycodec.tck.sample.Position;
import dev.polycodec.tck.sample.Sample;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;

/** What is encoded is what the library writes, byte for byte; what it loses is refused instead. */
@TestInstance(Lifecycle.PER_CLASS)
abstract class PlainWriteTests extends PlainTck.LibraryGroup {

  private static final double MOST_OVER_REFUSED = 0.01;

  private final Set<String> overRefused;
  private PlainResults results;

  PlainWriteTests(Set<String> overRefused) {
    this.overRefused = overRefused;
  }

  @BeforeAll
  void begin() {
    results = new PlainResults(subject.name() + library.setup());
  }

  @AfterAll
  void writeResults() {
    results.write();
    assertThat(subject.exemptions().unused(PlainCells.samples())).as("exempted").isEmpty();
    assertThat(results.shareOverRefused())
        .as("the share of cells that are refused, although the library brings them back")
        .isLessThanOrEqualTo(MOST_OVER_REFUSED);
  }

  @TestFactory
  @DisplayName("A value is written as the library writes it, or refused")
  Stream<DynamicTest> valuesAreWrittenAsTheLibraryWritesThem() {
    return PlainCells.samples(library).stream()
        .map(sample -> dynamicTest(sample.name(), () -> write(sample)));
  }

  private void write(Sample sample) {
    boolean seen = !overRefused.contains(sample.name());
    for (Cell cell : PlainCells.of(sample)) {
      Object root = cell.root();
      if (root != null) {
        seen |= write(cell, root) == Outcome.OVER_REFUSED;
      }
    }
    assertThat(seen).as("overRefused() names %s, which is not refused", sample.name()).isTrue();
  }

  private Outcome write(Cell cell, Object root) {
    byte[] bytes;
    try {
      bytes = encode(cell, root);
    } catch (CodecException refusal) {
      return note(cell, refused(cell, root, refusal), refusal);
    }
    return note(cell, carried(cell, root, bytes), null);
  }

  private Outcome note(Cell cell, Outcome outcome, @Nullable CodecException refusal) {
    results.record(cell, outcome);
    assertThat(outcome == Outcome.OVER_REFUSED && !overRefused.contains(cell.sample().name()))
        .as(
            "%s is refused (%s), although the library brings it back. If it has to be, overRefused()"
                + " names %s",
            cell, refusal, cell.sample().name())
        .isFalse();
    return outcome;
  }

  private Outcome refused(Cell cell, Object root, CodecException refusal) {
    if (!bringsBack(cell, root)) {
      return Outcome.REFUSED;
    }
    return isBeyondPolicies(refusal) || isExempt(cell) ? Outcome.UNSAFE : Outcome.OVER_REFUSED;
  }

  private Outcome carried(Cell cell, Object root, byte[] bytes) {
    assertThat(bytes).as("%s", cell).isEqualTo(PlainReadTests.written(library, root));
    if (overRefused.contains(cell.sample().name()) && !isRead(cell, bytes)) {
      return Outcome.OVER_REFUSED;
    }
    assertThat(isExempt(cell)).as("%s is exempted, and comes back", cell).isFalse();
    Object decoded = cell.decode(subject, subject.wide(), bytes);
    DeepEquality.difference(root, decoded, subject.variant().traits())
        .ifPresent(
            difference -> {
              throw new AssertionError("Silently wrong: " + difference);
            });
    return Outcome.EQUAL;
  }

  /** Says whether a class is refused that no configuration lets bytes name. */
  static boolean isBeyondPolicies(CodecException refusal) {
    return refusal instanceof TypeNotAllowedException
        && String.valueOf(refusal.getMessage()).startsWith("No policy allows the class ");
  }

  private boolean isExempt(Cell cell) {
    return subject.exemptions().exempt(cell.sample(), cell.position());
  }

  private byte[] encode(Cell cell, Object root) {
    try {
      return cell.encode(subject.wide(), root);
    } catch (DecodeException e) {
      throw new AssertionError("Encoding failed as if it were decoding", e);
    }
  }

  private boolean isRefused(Cell cell, Object root) {
    try {
      encode(cell, root);
      return false;
    } catch (CodecException e) {
      return true;
    }
  }

  /**
   * Says whether the policy lets a value in that was declared as what it is when it was written.
   */
  private boolean isRead(Cell cell, byte[] bytes) {
    try {
      cell.decode(subject, subject.wide(), bytes);
      return true;
    } catch (TypeNotAllowedException e) {
      return false;
    }
  }

  /** The library is told the class to read, too, and seldom finds another one in the bytes. */
  private boolean bringsBack(Cell cell, Object root) {
    if (!cell.isOfDeclaredClass(root) && !subject.claims(Trait.CARRIES_TYPES)) {
      return false;
    }
    try {
      Object read = library.read(library.write(root), root.getClass());
      return DeepEquality.difference(root, read, subject.variant().traits()).isEmpty();
    } catch (Exception | StackOverflowError | LinkageError e) {
      return false; // it cannot
    }
  }

  @Test
  @DisplayName("Values made for the library are written as it writes them")
  void valuesOfTheLibraryAreWrittenAsItDoes() {
    Codec codec = subject.wide();
    for (Object value : library.values()) {
      assertThat(codec.encode(value))
          .as("%s", value.getClass())
          .isEqualTo(PlainReadTests.written(library, value));
    }
    Link root = Link.chain(2);
    assertThat(codec.encode(root)).isEqualTo(PlainReadTests.written(library, root));
  }

  @Test
  @DisplayName("The only object of a class comes back as the same object, or is refused")
  void singletonsAreTheSame() {
    for (Object only : List.of(NullValue.INSTANCE, Mode.ON, Solo$.MODULE$, Lone$.MODULE$)) {
      requireSame(only, only);
      requireSame(only, ModelHolders.held(only));
    }
  }

  private void requireSame(Object only, Object root) {
    Codec codec = subject.wide();
    try {
      Object decoded = codec.decode(codec.encode(root), root.getClass());
      assertThat(
              decoded instanceof ModelHolders.OfObject holder
                  ? ModelHolders.content(holder)
                  : decoded)
          .isSameAs(only);
    } catch (CodecException e) {
      assertThat(e).as("%s", only.getClass()).isNotInstanceOf(DecodeException.class);
    }
  }

  @Test
  @DisplayName("Keys that became equal to one another are refused, not lost")
  void keysThatBecameEqualAreNotLost() {
    List<Integer> one = new ArrayList<>(List.of(1));
    List<Integer> other = new ArrayList<>(List.of(2));
    Set<List<Integer>> set = new HashSet<>(List.of(one, other));
    Map<List<Integer>, Integer> map = new LinkedHashMap<>();
    map.put(one, 1);
    map.put(other, 2);
    one.clear();
    other.clear();
    requireKept(new ArrayList<>(List.of(map)), decoded -> ((Map<?, ?>) decoded.get(0)).size());
    requireKept(new ArrayList<>(List.of(set)), decoded -> ((Collection<?>) decoded.get(0)).size());
  }

  private void requireKept(List<?> value, ToIntFunction<List<?>> size) {
    Codec codec = subject.wide();
    int kept;
    try {
      kept = size.applyAsInt(codec.decode(codec.encode(value), ArrayList.class));
    } catch (CodecException e) {
      return;
    }
    assertThat(kept).isEqualTo(2);
  }

  @Test
  @DisplayName("After a refusal the codec writes on")
  void refusalsLeaveNothing() {
    Link value = Link.chain(3);
    try (Codec codec = subject.builder().limits(Limits.defaults().withMaxBytes(8)).build()) {
      assertThat(catchThrowable(() -> codec.encode(value))).isInstanceOf(CodecException.class);
    }
    Codec codec = subject.wide();
    for (Sample sample : PlainCells.samples(library)) {
      Object refused = sample.create();
      if (refused != null && isRefused(new Cell(sample, Position.ROOT), refused)) {
        assertThat(codec.encode(value))
            .as("after %s", sample.name())
            .isEqualTo(PlainReadTests.written(library, value));
      }
    }
  }
}
