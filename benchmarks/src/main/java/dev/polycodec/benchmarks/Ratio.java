package dev.polycodec.benchmarks;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import org.apache.commons.math3.distribution.TDistribution;
import org.apache.commons.math3.stat.descriptive.SummaryStatistics;

/**
 * How many times as fast ours is as another way: the geometric mean over the forks, each compared
 * with the fork of the other that ran beside it, with the 95 % interval of Student's t. The
 * interval of a single fork is unknown: from 0 to infinity.
 */
public record Ratio(double mean, double low, double high) {

  static Ratio of(List<Sample> ours, List<Sample> other, ToDoubleFunction<Sample> nanos) {
    return of(
        ours.stream().mapToDouble(nanos).toArray(), other.stream().mapToDouble(nanos).toArray());
  }

  /** Compares times with those of another way that ran beside them. */
  public static Ratio of(double[] ours, double[] other) {
    SummaryStatistics logarithms = new SummaryStatistics();
    for (int i = 0; i < Math.min(ours.length, other.length); i++) {
      logarithms.addValue(Math.log(other[i] / ours[i]));
    }
    double mean = logarithms.getMean();
    double error = error(logarithms);
    return new Ratio(Math.exp(mean), Math.exp(mean - error), Math.exp(mean + error));
  }

  /**
   * Compares geometric means over several works, fork by fork.
   *
   * @param ours the times of each work
   * @param other those of another way, in the same order
   */
  public static Ratio ofMeans(List<double[]> ours, List<double[]> other) {
    return of(means(ours), means(other));
  }

  private static double[] means(List<double[]> works) {
    int forks = works.stream().mapToInt(times -> times.length).min().orElse(0);
    return IntStream.range(0, forks)
        .mapToDouble(
            fork ->
                works.stream().mapToDouble(times -> Math.log(times[fork])).average().orElseThrow())
        .map(Math::exp)
        .toArray();
  }

  private static double error(SummaryStatistics values) {
    long count = values.getN();
    return count < 2
        ? Double.POSITIVE_INFINITY
        : new TDistribution(count - 1).inverseCumulativeProbability(0.975)
            * values.getStandardDeviation()
            / Math.sqrt(count);
  }

  /** Writes this; the interval of a single fork is infinite, which JSON cannot say: left out. */
  public void describe(ObjectNode node) {
    node.put("mean", mean);
    if (!Double.isInfinite(high)) {
      node.put("low", low).put("high", high);
    }
  }

  @Override
  public String toString() {
    return Double.isInfinite(high)
        ? String.format(Locale.ROOT, "%.2f", mean)
        : String.format(Locale.ROOT, "%.2f [%.2f, %.2f]", mean, low, high);
  }
}
