package dev.polycodec.benchmarks;

import dev.polycodec.compare.Failure;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
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
    try {
      Process process = new ProcessBuilder(command()).redirectErrorStream(true).start();
      String printed =
          new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
      if (process.waitFor() != 0) {
        throw new Failure(printed.lines().findFirst().orElse("it prints nothing"));
      }
      return printed.lines().filter(line -> line.matches("\\d+")).map(Long::valueOf).toList();
    } catch (IOException e) {
      throw new Failure("The JVM does not start: " + e.getMessage(), e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new Failure("Interrupted", e);
    }
  }

  private List<String> command() {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-XX:+UseSerialGC", "-Xmx1g"));
    command.addAll(lane.jvmFlags());
    command.addAll(JvmFlags.silent());
    command.addAll(List.of("-cp", System.getProperty("java.class.path")));
    command.addAll(List.of(StartRun.class.getName(), lane.codec(), lane.way(), workload));
    counts.forEach(count -> command.add(count.toString()));
    return command;
  }

  @Override
  public String toString() {
    return lane.name() + " " + workload;
  }
}
