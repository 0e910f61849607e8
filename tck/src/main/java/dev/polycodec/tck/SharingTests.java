package dev.polycodec.tck;

import static org.assertj.core.api.Assertions.assertThat;

import dev.polycodec.EncodeException;
import dev.polycodec.Trait;
import dev.polycodec.tck.equality.DeepEquality;
import dev.polycodec.tck.model.Sharing.Hub;
import dev.polycodec.tck.sample.SharedGraphs;
import java.util.Objects;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Random graphs come back with every reference to the object that it led to before. */
abstract class SharingTests extends Kit.Group {

  private static final int GRAPHS = 300;

  /** A codec that copies shared objects copies what they refer to, and so on. */
  private static final int SMALL = 8;

  @Test
  @DisplayName("Random graphs of shared objects keep who refers to whom, or come back as copies")
  void sharedObjectsOfRandomGraphsStayShared() {
    boolean identity = subject.claims(Trait.IDENTITY);
    for (int seed = 0; seed < GRAPHS; seed++) {
      requireSame(SharedGraphs.graph(seed, identity ? size(seed) : SMALL, false), seed);
    }
  }

  @Test
  @DisplayName("Random graphs with cycles keep who refers to whom, if cycles are claimed")
  void cyclesOfRandomGraphsStayCycles() {
    boolean cycles = subject.claims(Trait.CYCLES);
    for (int seed = 0; seed < GRAPHS; seed++) {
      int size = cycles ? size(seed) : SMALL;
      requireSame(SharedGraphs.graph(seed, size, cycles), seed);
    }
  }

  /** Few objects are found by comparing, many by hash. */
  private static int size(int seed) {
    return 2 + seed % 50;
  }

  private void requireSame(Hub graph, int seed) {
    if (subject.claims(Trait.CARRIES_TYPES)) {
      requireEqual(graph, Trips.roundTrip(subject.open(), graph), seed);
    } else {
      requireEqualOrRefused(graph, seed);
    }
  }

  /** Without types, most graphs cannot be written: which objects they hold is nowhere declared. */
  private void requireEqualOrRefused(Hub graph, int seed) {
    byte[] bytes;
    try {
      bytes = subject.open().encode(graph);
    } catch (EncodeException refused) {
      assertThat(refused).hasMessageContaining("would not bring back");
      return;
    }
    requireEqual(graph, Objects.requireNonNull(subject.open().decode(bytes, Hub.class)), seed);
  }

  private void requireEqual(Hub expected, Hub actual, int seed) {
    assertThat(DeepEquality.difference(expected, actual, subject.variant().traits()))
        .as("the graph of seed %d", seed)
        .isEmpty();
  }
}
