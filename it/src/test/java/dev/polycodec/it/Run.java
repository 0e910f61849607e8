package dev.polycodec.it;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** What a command that ran has printed. */
record Run(int exit, String out, String err) {

  private static final long SECONDS = 300;
  private static final String SHORT = "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC";

  static Run of(List<String> command, Path directory) {
    try {
      Path out = Files.createTempFile("out", ".txt");
      Path err = Files.createTempFile("err", ".txt");
      ProcessBuilder builder = new ProcessBuilder(command).directory(directory.toFile());
      builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
      builder.environment().put("MAVEN_OPTS", SHORT); // it ends before more would be earned
      Process process = builder.redirectOutput(out.toFile()).redirectError(err.toFile()).start();
      process.getOutputStream().close();
      if (!process.waitFor(SECONDS, TimeUnit.SECONDS)) {
        process.destroyForcibly().waitFor();
        throw new AssertionError("Still running after " + SECONDS + " s: " + command);
      }
      return new Run(process.exitValue(), read(out), read(err));
    } catch (IOException e) {
      throw new AssertionError("Cannot run " + command, e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new AssertionError("Interrupted while running " + command, e);
    }
  }

  /** Requires success, and returns what was printed on standard output. */
  String printed() {
    assertThat(exit).as("exit code; printed: %s%n%s", out, err).isZero();
    return out.strip();
  }

  private static String read(Path file) throws IOException {
    String text = Files.readString(file, StandardCharsets.UTF_8);
    Files.delete(file);
    return text;
  }
}
