package dev.polycodec.compare;

import java.util.concurrent.TimeUnit;

/**
 * How long each codec runs on each workload.
 *
 * @param warmUpMillis how long it warms up at most
 * @param roundNanos how long one direction is measured in one round
 */
record Pace(long warmUpMillis, long roundNanos) {

  /** Many short rounds: a disturbance is to hit few of them. */
  static final int ROUNDS = 27;

  private static final int FEWEST_ROUNDS = 9;

  /** Divides the time that both directions are measured for. */
  static Pace of(long warmUpMillis, long millis) {
    long round = TimeUnit.MILLISECONDS.toNanos(millis) / ROUNDS / Direction.values().length;
    return new Pace(warmUpMillis, round);
  }

  /** Returns how many rounds are worth their time, where one pass may take longer than a round. */
  int rounds(double nanosPerPass) {
    return nanosPerPass > roundNanos ? FEWEST_ROUNDS : ROUNDS;
  }
}
