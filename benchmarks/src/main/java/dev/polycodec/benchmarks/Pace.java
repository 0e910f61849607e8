package dev.polycodec.benchmarks;

import picocli.CommandLine.Option;

/** How long a fork runs. */
final class Pace {

  /** A JVM starts, loads its classes and makes the workload. */
  private static final int START_MILLIS = 600;

  @Option(
      names = "--warm-up",
      paramLabel = "MS",
      defaultValue = "600",
      description = "How long each fork warms up; default: ${DEFAULT-VALUE} ms.")
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

  @Option(
      names = "--threads",
      paramLabel = "N",
      defaultValue = "1",
      description = "How many threads use the codec at once; default: 1.")
  int threads;

  @Option(
      names = "--jvm-arg",
      paramLabel = "ARG",
      description = "An argument for each JVM; may be given several times.")
  java.util.List<String> jvmArgs = new java.util.ArrayList<>();

  boolean isPossible() {
    return warmUpMillis >= 1 && iterations >= 1 && millis >= 1 && threads >= 1;
  }

  long forkMillis() {
    return START_MILLIS + warmUpMillis + (long) iterations * millis;
  }
}
