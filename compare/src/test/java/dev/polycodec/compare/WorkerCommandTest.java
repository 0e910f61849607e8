package dev.polycodec.compare;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;

@Tag("once")
class WorkerCommandTest {

  private static final String JAVA =
      Path.of(System.getProperty("java.home"), "bin", "java").toString();

  /** The shell is its parent, and the one that sleeps holds its input open. */
  private static final String COMMAND =
      "{ echo '{\"workload\": \"message\", \"warmUpMillis\": 1}'; sleep 15; }"
          + " | \"$0\" -cp \"$1\" \"$2\" worker --codec fake; true";

  @Test
  @EnabledOnOs({OS.LINUX, OS.MAC})
  void endsWithItsParentAlsoWhereItsInputStaysOpen() throws IOException {
    String classPath = System.getProperty("java.class.path");
    Process shell =
        new ProcessBuilder("sh", "-c", COMMAND, JAVA, classPath, Main.class.getName()).start();
    try (BufferedReader replies = shell.inputReader()) {
      assertThat(replies.readLine()).startsWith("{\"ready\"");
      ProcessHandle worker =
          shell
              .children()
              .filter(each -> each.info().command().orElse("").endsWith("java"))
              .findFirst()
              .orElseThrow();

      shell.destroyForcibly();

      assertThat(worker.onExit()).succeedsWithin(Duration.ofSeconds(10));
    }
  }
}
