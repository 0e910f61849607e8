package dev.polycodec.it;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The jar of the commands that runs alone. */
final class CommandJar {

  static final Path JAR = Path.of("..", "cli", "target", "polycodec-cli.jar").toAbsolutePath();

  private CommandJar() {}

  /** Runs {@code java -jar polycodec-cli.jar} in an empty directory, as there is no other jar. */
  static Run run(Path directory, List<String> arguments) {
    List<String> command = java();
    command.addAll(List.of("-jar", JAR.toString()));
    command.addAll(arguments);
    return Run.of(command, directory);
  }

  /** Runs it with more jars, and logs the classes that are loaded. */
  static Run runLogged(Path log, List<Path> jars, List<String> arguments) {
    StringBuilder path = new StringBuilder(JAR.toString());
    jars.forEach(jar -> path.append(File.pathSeparator).append(jar));
    List<String> command = java();
    if (Runtime.version().feature() >= 24) {
      // Only silences the JVM's own warning about what the backends use.
      command.add("--sun-misc-unsafe-memory-access=allow");
    }
    command.add("-Xlog:class+load:file=" + log.getFileName());
    command.addAll(List.of("-cp", path.toString(), "dev.polycodec.cli.Main"));
    command.addAll(arguments);
    return Run.of(command, log.toAbsolutePath().getParent());
  }

  private static List<String> java() {
    assertThat(JAR).exists();
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    return new ArrayList<>(List.of(java, "-Xshare:auto", "-XX:TieredStopAtLevel=1"));
  }
}
