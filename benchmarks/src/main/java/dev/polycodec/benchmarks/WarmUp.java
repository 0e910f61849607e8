package dev.polycodec.benchmarks;

import java.lang.management.ManagementFactory;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import javax.management.JMException;
import javax.management.ObjectName;

/**
 * Repeats an operation until the JVM's compilers have been quiet for a while: some libraries take a
 * fifth of the time that others take, and a fixed time would waste the one or cheat the other.
 */
final class WarmUp {

  private static final long WINDOW = TimeUnit.MILLISECONDS.toNanos(100);

  private static final Pattern COMPILATION = Pattern.compile("\\(\\d+ bytes\\)");

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
      boolean isQuiet = compileMillis() - compiled <= QUIET_MILLIS && !isCompiling();
      quiet = isQuiet ? quiet + 1 : 0;
    }
  }

  private static long compileMillis() {
    return ManagementFactory.getCompilationMXBean().getTotalCompilationTime();
  }

  /** Time counts when a compilation is done, which on a busy machine may take a second. */
  private static boolean isCompiling() throws JMException {
    Object queue =
        ManagementFactory.getPlatformMBeanServer()
            .invoke(
                new ObjectName("com.sun.management:type=DiagnosticCommand"),
                "compilerQueue",
                new Object[0],
                new String[0]);
    return COMPILATION.matcher(String.valueOf(queue)).find();
  }
}
