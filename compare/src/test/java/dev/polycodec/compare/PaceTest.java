package dev.polycodec.compare;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class PaceTest {

  @Test
  void bothDirectionsShareTheTime() {
    Pace pace = Pace.of(420);

    assertThat(pace).isEqualTo(new Pace(70, 7, 20));
  }

  @Test
  void slowPassesGetFewerRoundsButNeverOne() {
    Pace pace = new Pace(0, 7, 100);

    assertThat(pace.rounds(1)).isEqualTo(7);
    assertThat(pace.rounds(200)).isEqualTo(3);
    assertThat(pace.rounds(1e9)).isEqualTo(2);
  }

  @Test
  void quickRunDividesWhatIsLeftOfItsTime() {
    AtomicLong clock = new AtomicLong();
    Budget budget = Budget.wholeRun(10_000, clock::get);

    assertThat(budget.next(20)).isEqualTo(Pace.of(500_000_000));
    clock.set(9_000_000_000L);
    assertThat(budget.next(10)).isEqualTo(Pace.of(100_000_000));
    clock.set(11_000_000_000L);
    assertThat(budget.next(1)).isEqualTo(Pace.of(20_000_000));
  }

  @Test
  void quickRunSpendsNoMoreThanASecondOnACodec() {
    assertThat(Budget.wholeRun(10_000, () -> 0).next(1)).isEqualTo(Pace.of(1_000_000_000));
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
    assertThat(elapsed).isGreaterThanOrEqualTo(5_000_000);
    assertThat(passes).hasValueGreaterThan(1);
    assertThat(nanos * passes.get()).isBetween(1.0, (double) elapsed);
  }
}
