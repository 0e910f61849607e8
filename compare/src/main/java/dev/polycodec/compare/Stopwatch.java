package dev.polycodec.compare;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

/**
 * Measures how long a pass takes: in CPU time of the calling thread where the JVM tells it, because
 * wall-clock time on a busy machine says more about the other processes.
 */
final class Stopwatch {

  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
  private static final boolean CPU =
      THREADS.isCurrentThreadCpuTimeSupported() && THREADS.isThreadCpuTimeEnabled();

  /** Reading the clock is not to show in passes that are short. */
  private static final int READINGS = 16;

  private Stopwatch() {}

  /** Returns what is measured, for the report. */
  static String unit() {
    return CPU ? "CPU time of the thread" : "wall-clock time";
  }

  /**
   * Runs passes for about a time, at least one, and returns the nanoseconds of one. On a busy
   * machine it takes longer, because a busy machine is to cost patience rather than precision.
   */
  static double nanosPerPass(Runnable pass, long nanos) {
    long start = now();
    long passes = 0;
    long batch = 1;
    while (true) {
      for (long i = 0; i < batch; i++) {
        pass.run();
      }
      passes += batch;
      long elapsed = Math.max(1, now() - start);
      if (elapsed >= nanos) {
        return (double) elapsed / passes;
      }
      batch = Math.max(1, passes * nanos / elapsed / READINGS);
    }
  }

  /** Returns the nanoseconds that the calling thread has taken. */
  static long now() {
    return CPU ? THREADS.getCurrentThreadCpuTime() : System.nanoTime();
  }
}
