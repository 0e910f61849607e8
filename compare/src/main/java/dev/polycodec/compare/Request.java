package dev.polycodec.compare;

import org.jspecify.annotations.Nullable;

/**
 * A line to the JVM of a codec: begin a workload, or measure a direction.
 *
 * @param workload the name of the workload to begin, or null
 * @param direction what to measure, or null
 * @param nanos for how long to measure
 */
record Request(@Nullable String workload, @Nullable Direction direction, long nanos) {

  /**
   * The line that answers.
   *
   * @param roundTrip what became of the workload, or null
   * @param nanosPerPass what was measured, or 0
   */
  record Reply(@Nullable RoundTrip roundTrip, double nanosPerPass) {}
}
