package dev.polycodec.benchmarks;

import dev.polycodec.compare.Failure;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Runs a class of the benchmarks in a JVM of its own. */
public final class OwnJvm {

  private OwnJvm() {}

  /**
   * Returns what a run printed.
   *
   * @param flags those of the JVM, besides what silences its warnings
   * @throws Failure if it fails, with the first line that it printed
   */
  public static String output(List<String> flags, Class<?> main, List<String> arguments) {
    try {
      Process process =
          new ProcessBuilder(command(flags, main, arguments)).redirectErrorStream(true).start();
      byte[] printed = process.getInputStream().readAllBytes();
      String output = new String(printed, StandardCharsets.UTF_8).strip();
      if (process.waitFor() != 0) {
        throw new Failure(output.lines().findFirst().orElse("The JVM printed nothing"));
      }
      return output;
    } catch (IOException e) {
      throw new Failure("The JVM does not start: " + e.getMessage(), e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new Failure("Interrupted", e);
    }
  }

  /** Returns the command that runs a class. */
  public static List<String> command(List<String> flags, Class<?> main, List<String> arguments) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.add("-XX:+UseSerialGC");
    command.addAll(flags);
    command.addAll(JvmFlags.silent());
    command.addAll(List.of("-cp", System.getProperty("java.class.path"), main.getName()));
    command.addAll(arguments);
    return command;
  }
}
