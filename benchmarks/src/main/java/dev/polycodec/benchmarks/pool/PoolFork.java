package dev.polycodec.benchmarks.pool;

import dev.polycodec.compare.Failure;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.format.OutputFormatFactory;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

/**
 * One JVM that measures one pool.
 *
 * @param pool its name
 * @param threads how many threads use it at once
 * @param virtual whether they are virtual
 */
record PoolFork(String pool, int threads, boolean virtual) {

  /** Returns the nanoseconds that lending and taking back took: the median of the iterations. */
  double nanos(int millis) {
    try (PrintStream out =
        new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8)) {
      Collection<RunResult> results =
          new Runner(
                  options(millis),
                  OutputFormatFactory.createFormatInstance(out, VerboseMode.SILENT))
              .run();
      double[] sorted =
          results
              .iterator()
              .next()
              .getBenchmarkResults()
              .iterator()
              .next()
              .getIterationResults()
              .stream()
              .mapToDouble(iteration -> iteration.getPrimaryResult().getScore())
              .sorted()
              .toArray();
      return sorted[sorted.length / 2];
    } catch (RunnerException e) {
      throw new Failure(this + ": " + e.getMessage(), e);
    }
  }

  /** Returns the fork of another pool that this one is compared with. */
  PoolFork baseline(String other) {
    return new PoolFork(other, threads, virtual);
  }

  private Options options(int millis) {
    List<String> args = new ArrayList<>(List.of("-XX:+UseSerialGC"));
    if (virtual) {
      args.add("-Djmh.executor=VIRTUAL");
    }
    return new OptionsBuilder()
        .include(PoolBenchmark.class.getName())
        .param("pool", pool)
        .threads(threads)
        .warmupIterations(3)
        .warmupTime(TimeValue.milliseconds(millis))
        .measurementIterations(5)
        .measurementTime(TimeValue.milliseconds(millis))
        .forks(1)
        .jvmArgs(args.toArray(new String[0]))
        .shouldFailOnError(true)
        .build();
  }

  @Override
  public String toString() {
    return pool
        + ", "
        + threads
        + (virtual ? " virtual" : "")
        + (threads == 1 ? " thread" : " threads");
  }
}
