package dev.polycodec.tck.hostile;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;

/** Runs classes in JVMs of their own, which have the class path of this one, and say nothing. */
public final class OtherJvm {

  private static final int WARNS_SINCE = 24;
  private static final int TIMEOUT_SECONDS = 120;

  /** What a JVM takes flags from, and then says so. */
  private static final Set<String> ANNOUNCED =
      Set.of("JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS", "_JAVA_OPTIONS");

  private OtherJvm() {}

  /** Returns what runs a class. */
  public static ProcessBuilder of(List<String> flags, Class<?> main, List<String> arguments) {
    ProcessBuilder process = new ProcessBuilder(command(flags, main, arguments));
    process.environment().keySet().removeAll(ANNOUNCED);
    return process;
  }

  private static List<String> command(List<String> flags, Class<?> main, List<String> arguments) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    if (Runtime.version().feature() >= WARNS_SINCE) {
      // Only silences the JVM's own warning about what the backends use.
      command.add("--sun-misc-unsafe-memory-access=allow");
    }
    command.add("-Dslf4j.internal.verbosity=ERROR"); // else it warns where nothing is logged to
    command.addAll(flags);
    command.addAll(List.of("-cp", System.getProperty("java.class.path"), main.getName()));
    command.addAll(arguments);
    return command;
  }

  /**
   * Runs a class, which must end well, and returns what it says.
   *
   * @throws IOException if there is no other JVM
   * @throws InterruptedException if this thread is to wait no longer
   */
  public static String said(List<String> flags, Class<?> main, List<String> arguments)
      throws IOException, InterruptedException {
    Process process = of(flags, main, arguments).redirectErrorStream(true).start();
    process
        .onExit()
        .orTimeout(TIMEOUT_SECONDS, TimeUnit.SECONDS)
        .exceptionally(e -> process.destroyForcibly());
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).as(said).isZero();
    return said;
  }
}
