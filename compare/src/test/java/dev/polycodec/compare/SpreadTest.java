package dev.polycodec.compare;

import static org.assertj.core.api.Assertions.assertThat;

import dev.polycodec.compare.Report.DataSet;
import dev.polycodec.spi.Trust;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class SpreadTest {

  @Test
  void figureIsTheLowerQuartileAndItsIntervalLeavesDisturbancesOut() {
    List<Double> samples = new ArrayList<>();
    for (int round = 1; round <= 27; round++) {
      samples.add(round <= 15 ? 100.0 + round : 1_000.0);
    }
    Collections.shuffle(samples, new Random(1));

    assertThat(Spread.of(samples)).isEqualTo(new Spread(107, 107 * 0.96, 112));
  }

  @Test
  void fewRoundsAreWithinMostOfThem() {
    assertThat(Spread.of(List.of(9.0, 1.0, 8.0, 2.0, 7.0, 3.0, 6.0, 4.0, 5.0)))
        .isEqualTo(new Spread(3, 1, 5));
  }

  @Test
  void noFigureOfOneJvmIsSurerThanFourPercent() {
    assertThat(Spread.of(Collections.nCopies(27, 100.0))).isEqualTo(new Spread(100, 96, 104));
  }

  @Test
  void deviationIsThatOfTheFartherEnd() {
    assertThat(new Spread(10, 9, 12).deviation()).isEqualTo(0.2);
  }

  @Test
  void rankIsOneMoreThanHowManyAreFasterForCertain() {
    DataSet dataSet =
        DataSet.ranked(
            "words",
            "words",
            1,
            List.of(row("slow", 300, 0.01), row("b", 104, 0.05), row("a", 100, 0.05), out("none")));

    assertThat(dataSet.results())
        .extracting(result -> dataSet.rank(result) + " " + result.codec().name())
        .containsExactly("1 a", "1 b", "3 slow", "5 none");
  }

  @Test
  void timesThatDidNotSettleAreMarked() {
    assertThat(OutputTest.times(1, 2, 0.2, true).settled()).isTrue();
    assertThat(OutputTest.times(1, 2, 0.3, true).settled()).isFalse();
    assertThat(OutputTest.times(1, 2, 0.2, false).settled()).isFalse();
  }

  private static Result row(String name, double nanos, double error) {
    return new Result(
        OutputTest.codec(name, Trust.HARDENED),
        RoundTrip.equal(1, 1),
        OutputTest.times(nanos / 2, nanos / 2, error, true));
  }

  private static Result out(String name) {
    return new Result(
        OutputTest.codec(name, Trust.HARDENED),
        RoundTrip.not(RoundTrip.Outcome.REFUSED, "no"),
        null);
  }
}
