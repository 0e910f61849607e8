package dev.polycodec.benchmarks.hostile;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.polycodec.benchmarks.OwnJvm;
import dev.polycodec.compare.Failure;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.DoubleConsumer;

/**
 * A JVM that searches in one codec.
 *
 * @param codec its name
 * @param millis for how long, on a processor
 * @param seed where the random numbers begin
 */
record HostileFork(String codec, long millis, long seed) {

  private static final ObjectMapper JSON = new ObjectMapper();

  /** A worker counts its time on a processor, which it may share with others. */
  private static final int PATIENCE = 20;

  private static final long MORE_MILLIS = TimeUnit.MINUTES.toMillis(20);

  /**
   * Runs the search.
   *
   * @param progress hears which part of the time is over
   * @throws Failure if it finds nothing, or ends with an error, saying which
   */
  JsonNode run(DoubleConsumer progress) {
    try {
      Path err = Files.createTempFile("polycodec-hostile", ".txt");
      Process process = new ProcessBuilder(command()).redirectError(err.toFile()).start();
      process
          .onExit()
          .orTimeout(PATIENCE * millis + MORE_MILLIS, TimeUnit.MILLISECONDS)
          .exceptionally(e -> process.destroyForcibly());
      String found = found(process, progress);
      int exit = process.waitFor();
      String errors = Files.readString(err);
      Files.delete(err);
      if (found.isEmpty() || exit != 0) {
        throw new Failure("%s ended with %d: %s".formatted(codec, exit, errors));
      }
      return JSON.readTree(found);
    } catch (IOException e) {
      throw new Failure("The search in " + codec + " failed: " + e.getMessage(), e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new Failure("Interrupted", e);
    }
  }

  private static String found(Process process, DoubleConsumer progress) throws IOException {
    String found = "";
    try (BufferedReader lines = process.inputReader(StandardCharsets.UTF_8)) {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        if (line.startsWith("{")) {
          found = line;
        } else {
          progress.accept(Double.parseDouble(line));
        }
      }
    }
    return found;
  }

  private List<String> command() {
    return OwnJvm.command(
        List.of("-Xms1g", "-Xmx1g"),
        HostileWorker.class,
        List.of(codec, Long.toString(millis), Long.toString(seed)));
  }
}
