package dev.polycodec.compare;

/**
 * How long one direction of one codec is measured on one workload.
 *
 * @param warmUpNanos how long before anything counts
 * @param rounds how many measurements, of which the median counts
 * @param roundNanos how long one measurement is
 */
record Pace(long warmUpNanos, int rounds, long roundNanos) {

  static final int ROUNDS = 7;

  private static final int FEWEST_ROUNDS = 2;

  /** Divides the time for a codec and a workload: a third to warm up, the rest to measure. */
  static Pace of(long nanosPerCell) {
    long direction = nanosPerCell / Direction.values().length;
    return new Pace(direction / 3, ROUNDS, direction * 2 / 3 / ROUNDS);
  }

  /** Returns how many rounds are worth their time, where one pass may take longer than a round. */
  int rounds(double nanosPerPass) {
    double affordable = rounds * (roundNanos / nanosPerPass);
    return (int) Math.max(FEWEST_ROUNDS, Math.min(rounds, affordable));
  }
}
