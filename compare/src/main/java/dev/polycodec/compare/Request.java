package dev.polycodec.compare;

import dev.polycodec.compare.Lane.Ready;
import org.jspecify.annotations.Nullable;

/**
 * A line to the JVM of a codec: begin a workload, or measure a direction.
 *
 * @param workload the name of the workload to begin, or null
 * @param warmUpMillis for how long to warm up at most
 * @param direction what to measure, or null
 * @param nanos for how long to measure
 */
record Request(
    @Nullable String workload, long warmUpMillis, @Nullable Direction direction, long nanos) {

  static Request begin(String workload, long warmUpMillis) {
    return new Request(workload, warmUpMillis, null, 0);
  }

  static Request measure(Direction direction, long nanos) {
    return new Request(null, 0, direction, nanos);
  }

  /**
   * The line that answers.
   *
   * @param ready how the workload began, or null
   * @param nanosPerPass what was measured, or 0
   */
  record Reply(@Nullable Ready ready, double nanosPerPass) {}
}
