package dev.polycodec.benchmarks;

import java.lang.management.ManagementFactory;
import java.util.concurrent.TimeUnit;

/**
 * Repeats an operation until the JVM's compilers have been quiet for a while: some libraries take a
 * fifth of the time that others take, and a fixed time would waste the one or cheat the other.
 */
final class WarmUp {

  private static final long WINDOW = TimeUnit.MILLISECONDS.toNanos(100);

  /** Longer than most compilations, which count only when they are done. */
  private static final int QUIET_WINDOWS = 4;

  /** What a quiet window may spend on compiling. */
  private static final long QUIET_MILLIS = 3;

  private WarmUp() {}

  /** An operation that may fail. */
  interface Step {
    void run() throws Exception;
  }

  /** Repeats the operation, at the longest for the given time. */
  static void run(Step step, long mostMillis) throws Exception {
    long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(mostMillis);
    int quiet = 0;
    while (quiet < QUIET_WINDOWS && System.nanoTime() < end) {
      long compiled = compileMillis();
      long windowEnd = Math.min(end, System.nanoTime() + WINDOW);
      while (System.nanoTime() < windowEnd) {
        step.run();
      }
      quiet = compileMillis() - compiled <= QUIET_MILLIS ? quiet + 1 : 0;
    }
  }

  private static long compileMillis() {
    return ManagementFactory.getCompilationMXBean().getTotalCompilationTime();
  }
}
