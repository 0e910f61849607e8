package dev.polycodec.internal.surrogate;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class HeadroomTest {

  /** Half as many frames as the probe takes. */
  private static final int FRAMES = 200;

  private int refused;
  private boolean passed;

  @Test
  void whereTheProbePassesThereIsRoomForHalfAsMuch() {
    descend(0);

    assertThat(refused).isPositive();
    assertThat(passed).isTrue();
  }

  /** Goes on until the stack ends, and asks for room at each level on the way back. */
  private long descend(long level) {
    long deepest = level;
    try {
      deepest = descend(level + 1);
    } catch (StackOverflowError end) {
      deepest = level;
    }
    if (!passed) {
      ask();
    }
    return deepest;
  }

  private void ask() {
    try {
      Headroom.require();
    } catch (StackOverflowError end) {
      refused++;
      return;
    }
    assertThat(take(FRAMES, 1, 2, 3, 4)).isPositive(); // or the stack ends here, and the test fails
    passed = true;
  }

  private static long take(int frames, long a, long b, long c, long d) {
    return frames == 0 ? a + b + c + d : take(frames - 1, d, a, b, c) + 1;
  }
}
