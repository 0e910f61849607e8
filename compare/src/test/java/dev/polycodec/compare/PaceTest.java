package dev.polycodec.compare;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class PaceTest {

  @Test
  void bothDirectionsShareTheTimeOfTheRounds() {
    assertThat(Pace.of(7, 540)).isEqualTo(new Pace(7, 10_000_000));
  }

  @Test
  void slowPassesGetFewerRounds() {
    Pace pace = new Pace(0, 100);

    assertThat(pace.rounds(100)).isEqualTo(27);
    assertThat(pace.rounds(101)).isEqualTo(9);
  }

  @Test
  void stopwatchRunsAtLeastOnePass() {
    AtomicInteger passes = new AtomicInteger();

    double nanos = Stopwatch.nanosPerPass(passes::incrementAndGet, 0);

    assertThat(passes).hasValue(1);
    assertThat(nanos).isPositive();
  }

  @Test
  void stopwatchDividesByThePasses() {
    AtomicInteger passes = new AtomicInteger();
    long begin = System.nanoTime();

    double nanos = Stopwatch.nanosPerPass(passes::incrementAndGet, 5_000_000);

    long elapsed = System.nanoTime() - begin;
    assertThat(passes).hasValueGreaterThan(1);
    assertThat(nanos * passes.get()).isBetween(5e6, (double) elapsed);
  }
}
