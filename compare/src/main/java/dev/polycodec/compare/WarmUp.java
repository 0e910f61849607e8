package dev.polycodec.compare;

import java.lang.management.ManagementFactory;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import javax.management.JMException;
import javax.management.ObjectName;

/**
 * Repeats an operation until the JVM's compilers have been quiet for a while: some libraries take a
 * fifth of the time that others take, and a fixed time would waste the one or cheat the other. The
 * time is CPU time of the thread: on a busy machine it takes longer until as much has run.
 */
public final class WarmUp {

  private static final long WINDOW = TimeUnit.MILLISECONDS.toNanos(100);

  private static final Pattern COMPILATION = Pattern.compile("\\(\\d+ bytes\\)");

  private static final int QUIET_WINDOWS = 4;

  /** What a quiet window may spend on compiling. */
  private static final long QUIET_MILLIS = 3;

  private WarmUp() {}

  /** An operation that may fail. */
  @FunctionalInterface
  public interface Step {
    /** Runs once. */
    void run() throws Exception;
  }

  /**
   * Repeats the operation, at the longest for the given time.
   *
   * @return whether the compilers became quiet before the time was up
   * @throws Exception what the operation throws
   */
  public static boolean run(Step step, long mostMillis) throws Exception {
    long end = Stopwatch.now() + TimeUnit.MILLISECONDS.toNanos(mostMillis);
    int quiet = 0;
    while (quiet < QUIET_WINDOWS && Stopwatch.now() < end) {
      long compiled = compileMillis();
      long windowEnd = Math.min(end, Stopwatch.now() + WINDOW);
      while (Stopwatch.now() < windowEnd) {
        step.run();
      }
      boolean isQuiet = compileMillis() - compiled <= QUIET_MILLIS && !isCompiling();
      quiet = isQuiet ? quiet + 1 : 0;
    }
    return quiet == QUIET_WINDOWS;
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
