package dev.polycodec.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;

class RatioTest {

  private static Sample nanos(double nanos) {
    return new Sample(nanos, nanos, 0, 0);
  }

  @Test
  void halfTheTimeIsTwiceAsFast() {
    Ratio ratio =
        Ratio.of(List.of(nanos(50), nanos(100)), List.of(nanos(100), nanos(200)), Sample::cpuNanos);
    assertThat(ratio.toString()).isEqualTo("2.00 [2.00, 2.00]");
  }

  /** By hand: logarithms 0 and ln 4; mean ln 2; s = ln 4 / sqrt 2; t(0.975, 1) = 12.706. */
  @Test
  void theIntervalIsThatOfStudentsT() {
    Ratio ratio =
        Ratio.of(
            List.of(nanos(100), nanos(100)), List.of(nanos(100), nanos(400)), Sample::cpuNanos);
    assertThat(ratio.mean()).isCloseTo(2, within(1e-9));
    double error = 12.7062047 * Math.log(4) / 2;
    assertThat(Math.log(ratio.high())).isCloseTo(Math.log(2) + error, within(1e-4));
    assertThat(Math.log(ratio.low())).isCloseTo(Math.log(2) - error, within(1e-4));
  }

  @Test
  void oneForkHasNoInterval() {
    Ratio ratio = Ratio.of(List.of(nanos(80)), List.of(nanos(100)), Sample::wallNanos);
    assertThat(ratio.toString()).isEqualTo("1.25");
  }

  /** By hand: in both forks, the geometric mean of 2 and 8 is 4. */
  @Test
  void worksCountAlikeHoweverLongTheyTake() {
    Ratio ratio =
        Ratio.ofMeans(
            List.of(new double[] {10, 20}, new double[] {1000, 1000}),
            List.of(new double[] {20, 40}, new double[] {8000, 8000}));
    assertThat(ratio.toString()).isEqualTo("4.00 [4.00, 4.00]");
  }
}
