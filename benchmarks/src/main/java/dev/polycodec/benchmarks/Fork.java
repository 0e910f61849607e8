package dev.polycodec.benchmarks;

import dev.polycodec.compare.Failure;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.function.ToDoubleFunction;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.format.OutputFormatFactory;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

/** One JVM that JMH starts for one cell: JMH itself would run all forks of a cell in a row. */
final class Fork {

  /** One collector for all JDKs, and room enough that the largest workload does not fill it. */
  private static final List<String> JVM_ARGS =
      List.of("-XX:+UseSerialGC", "-Xms1g", "-Xmx3g", "-Xshare:auto");

  private final Cell cell;
  private final Pace pace;

  Fork(Cell cell, Pace pace) {
    this.cell = cell;
    this.pace = pace;
  }

  /**
   * Runs the fork.
   *
   * @throws Failure if it measures nothing, saying why
   */
  Sample run() {
    ByteArrayOutputStream log = new ByteArrayOutputStream();
    try (PrintStream out = new PrintStream(log, true, StandardCharsets.UTF_8)) {
      Collection<RunResult> results =
          new Runner(options(), OutputFormatFactory.createFormatInstance(out, VerboseMode.EXTRA))
              .run();
      return sample(results.iterator().next());
    } catch (RunnerException e) {
      throw new Failure(reason(log.toString(StandardCharsets.UTF_8), e), e);
    }
  }

  private Options options() {
    return new OptionsBuilder()
        .include(TripBenchmark.class.getName() + "\\." + cell.operation().method() + "$")
        .param("codec", cell.lane().codec())
        .param("way", cell.lane().way())
        .param("workload", cell.workload())
        .param("warmUpMillis", Integer.toString(pace.warmUpMillis))
        .param("poisoned", Boolean.toString(cell.poisoned()))
        .warmupIterations(1)
        .warmupTime(TimeValue.milliseconds(pace.millis))
        .measurementIterations(pace.iterations)
        .measurementTime(TimeValue.milliseconds(pace.millis))
        .forks(1)
        .jvmArgs(jvmArgs().toArray(new String[0]))
        .shouldFailOnError(true)
        .build();
  }

  private List<String> jvmArgs() {
    List<String> args = new ArrayList<>(JVM_ARGS);
    args.addAll(cell.lane().jvmFlags());
    args.addAll(JvmFlags.silent());
    return args;
  }

  private static Sample sample(RunResult result) {
    List<IterationResult> iterations =
        result.getBenchmarkResults().stream()
            .flatMap(fork -> fork.getIterationResults().stream())
            .toList();
    return new Sample(
        median(iterations, iteration -> iteration.getPrimaryResult().getScore()),
        median(iterations, iteration -> perOperation(iteration, "cpuNanos")),
        median(iterations, iteration -> perOperation(iteration, "allocatedBytes")),
        Math.round(total(iterations.get(0), "messageBytes")));
  }

  private static double perOperation(IterationResult iteration, String counter) {
    return total(iteration, counter) / total(iteration, "operations");
  }

  private static double total(IterationResult iteration, String counter) {
    return Objects.requireNonNull(iteration.getSecondaryResults().get(counter), counter).getScore();
  }

  private static double median(
      List<IterationResult> iterations, ToDoubleFunction<IterationResult> figure) {
    double[] sorted = iterations.stream().mapToDouble(figure).sorted().toArray();
    return sorted[sorted.length / 2];
  }

  /** Returns the first exception that the JVM printed, or else what JMH says. */
  private static String reason(String log, RunnerException e) {
    return log.lines()
        .filter(line -> line.matches("(Caused by: )?[a-z]+\\.[\\w.$]+(Exception|Error)\\b.*"))
        .findFirst()
        .orElseGet(() -> String.valueOf(e.getMessage()));
  }
}
