package dev.polycodec.benchmarks;

import picocli.CommandLine.Option;

/** How long a fork runs. */
final class Pace {

  /** A JVM starts, loads its classes and makes the workload. */
  private static final int START_MILLIS = 500;

  /** Most libraries are warm before the time is up. */
  private static final int USUAL_WARM_UP_MILLIS = 1_300;

  @Option(
      names = "--warm-up",
      paramLabel = "MS",
      defaultValue = "3000",
      description =
          "How long each fork warms up at most: until its compilers are quiet; default:"
              + " ${DEFAULT-VALUE} ms.")
  int warmUpMillis;

  @Option(
      names = "--iterations",
      paramLabel = "N",
      defaultValue = "5",
      description = "How often each fork measures, of which the median counts; default: 5.")
  int iterations;

  @Option(
      names = "--millis",
      paramLabel = "MS",
      defaultValue = "80",
      description = "How long it measures each time; default: ${DEFAULT-VALUE} ms.")
  int millis;

  boolean isPossible() {
    return warmUpMillis >= 1 && iterations >= 1 && millis >= 1;
  }

  long forkMillis() {
    return START_MILLIS + Math.min(warmUpMillis, USUAL_WARM_UP_MILLIS) + (iterations + 1L) * millis;
  }
}
