package dev.polycodec.benchmarks;

import dev.polycodec.compare.Failure;
import java.util.ArrayList;
import java.util.List;

/** A fresh JVM that encodes and decodes its first messages in one way. */
record StartFork(Lane lane, String workload, List<Integer> counts) {

  /**
   * Returns the CPU milliseconds after each count of messages.
   *
   * @throws Failure if the JVM fails, with the first line that it printed
   */
  List<Long> run() {
    List<String> flags = new ArrayList<>(lane.jvmFlags());
    flags.add("-Xmx1g");
    List<String> arguments = new ArrayList<>(List.of(lane.codec(), lane.way(), workload));
    counts.forEach(count -> arguments.add(count.toString()));
    return OwnJvm.output(flags, StartRun.class, arguments)
        .lines()
        .filter(line -> line.matches("\\d+"))
        .map(Long::valueOf)
        .toList();
  }

  @Override
  public String toString() {
    return lane.name() + " " + workload;
  }
}
