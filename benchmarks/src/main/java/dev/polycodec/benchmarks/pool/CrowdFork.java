package dev.polycodec.benchmarks.pool;

import dev.polycodec.benchmarks.JvmFlags;
import dev.polycodec.compare.Failure;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * A JVM in which a crowd of virtual threads encodes.
 *
 * @param way how they get at a Kryo
 * @param threads how many they are
 */
record CrowdFork(String way, int threads) {

  /**
   * What the crowd cost.
   *
   * @param cpuMillis the CPU time of the whole JVM
   * @param bytes what it keeps while the threads live
   * @param engines how many Kryos were made
   */
  record Figures(long cpuMillis, long bytes, long engines) {}

  Figures run() {
    try {
      Process process = new ProcessBuilder(command()).redirectErrorStream(true).start();
      byte[] printed = process.getInputStream().readAllBytes();
      String output = new String(printed, StandardCharsets.UTF_8).strip();
      if (process.waitFor() != 0) {
        throw new Failure("The crowd failed: " + output.lines().findFirst().orElse("no output"));
      }
      String[] figures = output.split(" ");
      return new Figures(
          Long.parseLong(figures[0]), Long.parseLong(figures[1]), Long.parseLong(figures[2]));
    } catch (IOException e) {
      throw new Failure("The JVM of the crowd does not start: " + e.getMessage(), e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new Failure("Interrupted", e);
    }
  }

  private List<String> command() {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-XX:+UseSerialGC", "-Xmx2g"));
    command.addAll(JvmFlags.silent());
    command.addAll(List.of("-cp", System.getProperty("java.class.path")));
    command.addAll(List.of(Crowd.class.getName(), way, Integer.toString(threads)));
    return command;
  }
}
