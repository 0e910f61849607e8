package dev.polycodec.compare;

import java.util.List;

/**
 * A figure with the interval that it is within: the lower quartile of all rounds, because what else
 * the machine does makes rounds longer, never shorter.
 *
 * @param middle the lower quartile
 * @param low the lower end
 * @param high the upper end
 */
record Spread(double middle, double low, double high) {

  private static final double QUARTILE = 0.25;

  /** Two JVMs compile the same code differently: by how much figures of one JVM are uncertain. */
  private static final double JVM = 0.04;

  /**
   * Returns the lower quartile and the interval that it is in with a certainty of 95 %, whatever
   * the distribution; of few rounds, with as much as they can tell.
   */
  static Spread of(List<Double> samples) {
    double[] sorted = samples.stream().mapToDouble(Double::doubleValue).sorted().toArray();
    double expected = QUARTILE * sorted.length;
    double error = 2 * Math.sqrt(expected * (1 - QUARTILE));
    int low = (int) Math.max(0, Math.floor(expected - error));
    int high = (int) Math.min(sorted.length, Math.ceil(expected + error)) - 1;
    double middle = sorted[(int) expected];
    return new Spread(
        middle,
        Math.min(sorted[low], middle * (1 - JVM)),
        Math.max(sorted[high], middle * (1 + JVM)));
  }

  Spread per(int objects) {
    return new Spread(middle / objects, low / objects, high / objects);
  }

  /** Returns how far the farther end is from the middle, as a part of it. */
  double deviation() {
    return Math.max(high - middle, middle - low) / middle;
  }

  /** Says whether this is smaller for certain. */
  boolean below(Spread other) {
    return high < other.low;
  }
}
