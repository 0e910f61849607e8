package dev.polycodec;

import static org.assertj.core.api.Assertions.assertThat;

import dev.polycodec.testing.StackReturn;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class StackReturnTest {

  /** What is interpreted takes more of the stack, so that this ends it where messages do not. */
  private static final List<String> FORGETTING =
      List.of("*::end", "*::forget", "*::reset", "New*::clear");

  @Test
  void messageAfterTheEndOfAStackIsAsEver() throws IOException, InterruptedException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-XX:+UseSerialGC", "-XX:CompileCommand=quiet"));
    for (String methods : FORGETTING) {
      command.add("-XX:CompileCommand=exclude,dev.polycodec.internal.message." + methods);
    }
    command.addAll(List.of("-cp", System.getProperty("java.class.path")));
    command.add(StackReturn.class.getName());
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor(1, TimeUnit.MINUTES)).isTrue();
    assertThat(printed.trim()).isEqualTo("2000 messages were right");
  }
}
