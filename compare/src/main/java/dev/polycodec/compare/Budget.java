package dev.polycodec.compare;

import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/** How much time there is: for each codec on each workload, or for the whole run. */
interface Budget {

  /** Returns the pace of the next workload, where so many codecs still meet so many workloads. */
  Pace next(int cellsLeft);

  /** Returns the same time for each codec on each workload. */
  static Budget perCell(long millis) {
    Pace pace = Pace.of(TimeUnit.MILLISECONDS.toNanos(millis));
    return cellsLeft -> pace;
  }

  /**
   * Returns a budget that divides what is left, and so makes up for what the checks and a busy
   * machine took.
   */
  static Budget wholeRun(long millis, LongSupplier clock) {
    long end = clock.getAsLong() + TimeUnit.MILLISECONDS.toNanos(millis);
    long most = TimeUnit.SECONDS.toNanos(1);
    long least = TimeUnit.MILLISECONDS.toNanos(20);
    return cellsLeft ->
        Pace.of(Math.max(least, Math.min(most, (end - clock.getAsLong()) / cellsLeft)));
  }
}
