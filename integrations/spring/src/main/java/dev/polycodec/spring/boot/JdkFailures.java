package dev.polycodec.spring.boot;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The exceptions and errors of the JDK that runs, of those of its modules that services use. */
final class JdkFailures {

  private static final List<String> MODULES = List.of("java.base", "java.sql");

  private JdkFailures() {}

  /** Returns their names, as the policy knows them: by their ends. */
  static List<String> names() {
    List<String> names = new ArrayList<>(List.of("java.lang.Throwable"));
    for (String module : MODULES) {
      Path root = Path.of(URI.create("jrt:/" + module));
      if (Files.exists(root)) { // else the application has been linked without it
        names.addAll(names(root));
      }
    }
    return names;
  }

  private static List<String> names(Path module) {
    try (Stream<Path> files = Files.walk(module.resolve("java"))) {
      return files
          .map(file -> module.relativize(file).toString())
          .filter(file -> file.endsWith("Exception.class") || file.endsWith("Error.class"))
          .map(file -> file.substring(0, file.lastIndexOf('.')).replace('/', '.'))
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
