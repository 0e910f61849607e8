package dev.polycodec.tck;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.polycodec.Codec;
import dev.polycodec.CodecException;
import dev.polycodec.tck.equality.DeepEquality;
import dev.polycodec.tck.sample.Position;
import dev.polycodec.tck.sample.SampleSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** A codec that verifies what it writes refuses nothing that comes back. */
abstract class VerifiedTests extends Kit.Group {

  private static final int FEWEST = 100;

  private final Set<String> unverified;

  VerifiedTests() {
    this(Set.of());
  }

  /** Lets values be refused whose loss only their fields tell. */
  VerifiedTests(Set<String> unverified) {
    this.unverified = unverified;
  }

  @Test
  @DisplayName("What comes back as it is passes the check of what was written")
  void nothingThatComesBackIsRefused() {
    Map<String, String> refused = new TreeMap<>();
    int tried = 0;
    try (Codec verifying = subject.builder().allow(Subject.OPEN).verifyWrites().build()) {
      for (Cell cell : cells()) {
        Object root = cell.root();
        if (root != null && comesBack(cell, root)) {
          String refusal = refusal(cell, verifying, root);
          assertThat(refusal != null || !unverified.contains(cell.sample().name()))
              .as("%s is declared to be refused, and is not", cell)
              .isTrue();
          if (isUnexpected(cell, refusal)) {
            refused.put(cell.toString(), String.valueOf(refusal));
          }
          tried++;
        }
      }
    }
    assertThat(refused).isEmpty();
    assertThat(tried).isGreaterThan(FEWEST);
  }

  private boolean isUnexpected(Cell cell, @Nullable String refusal) {
    return refusal != null
        && !unverified.contains(cell.sample().name())
        && !refusal.contains(" cannot be compared, because ");
  }

  /** What nobody has thrown has no trace of the JVM's own. */
  @Test
  @DisplayName("A failure that is carried at all is carried with the trace that it was thrown with")
  void thrownFailuresAreCarried() {
    Throwable made = new IllegalStateException("text", new ArithmeticException("cause"));
    made.setStackTrace(new StackTraceElement[0]);
    Objects.requireNonNull(made.getCause()).setStackTrace(new StackTraceElement[0]);
    Throwable thrown = catchThrowable(() -> List.of(0).forEach(VerifiedTests::divide));
    try (Codec codec = subject.builder().verifyWrites().build()) {
      if (catchThrowable(() -> reread(codec, made)) == null) {
        Throwable back = reread(codec, thrown);
        assertThat(back).hasMessage(thrown.getMessage());
        assertThat(back.getStackTrace()).containsExactly(thrown.getStackTrace());
        assertThat(Objects.requireNonNull(back.getCause()).getStackTrace())
            .containsExactly(Objects.requireNonNull(thrown.getCause()).getStackTrace());
      }
    }
  }

  private static Throwable reread(Codec codec, Throwable failure) {
    return Objects.requireNonNull(codec.decode(codec.encode(failure), IllegalStateException.class));
  }

  private static void divide(int by) {
    try {
      throw new AssertionError(1 / by);
    } catch (ArithmeticException e) {
      throw new IllegalStateException("text", e);
    }
  }

  private static List<Cell> cells() {
    return SampleSet.all().stream()
        .flatMap(sample -> Stream.of(Position.ROOT, Position.FIELD).map(at -> new Cell(sample, at)))
        .toList();
  }

  private boolean comesBack(Cell cell, Object root) {
    try {
      Codec codec = subject.open();
      Object back = cell.decode(subject, codec, cell.encode(codec, root));
      return DeepEquality.difference(root, back, subject.variant().traits()).isEmpty();
    } catch (CodecException e) {
      return false;
    }
  }

  private static @Nullable String refusal(Cell cell, Codec codec, Object root) {
    try {
      cell.encode(codec, root);
      return null;
    } catch (CodecException e) {
      return String.valueOf(e.getMessage());
    }
  }
}
