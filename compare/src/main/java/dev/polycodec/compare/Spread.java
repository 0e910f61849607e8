package dev.polycodec.compare;

import java.util.List;

/**
 * A figure with the interval that it is within: the median of all rounds.
 *
 * @param middle the median
 * @param low the lower end
 * @param high the upper end
 */
record Spread(double middle, double low, double high) {

  /** From how many rounds on the extremes say less than those beside them. */
  private static final int TRIMMED = 9;

  /**
   * Returns the median and where it is with 94 % certainty or more, whatever the distribution: of
   * nine rounds, all but one at each end have to lie on one side of it by chance; of five, all.
   */
  static Spread of(List<Double> samples) {
    List<Double> sorted = samples.stream().sorted().toList();
    int trim = sorted.size() < TRIMMED ? 0 : 1;
    return new Spread(
        sorted.get(sorted.size() / 2), sorted.get(trim), sorted.get(sorted.size() - 1 - trim));
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
