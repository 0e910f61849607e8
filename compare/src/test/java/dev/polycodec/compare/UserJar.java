package dev.polycodec.compare;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import javax.tools.ToolProvider;

/** Classes that only the user has: compiled while a test runs. */
final class UserJar {

  private UserJar() {}

  /** Compiles sources of a package, each of the class that its name says, into a jar. */
  static Path of(Path directory, String... sources) throws IOException {
    Path classes = classes(directory, sources);
    Path jar = directory.resolve("app.jar");
    try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar))) {
      for (Path each : files(classes)) {
        out.putNextEntry(new JarEntry(classes.relativize(each).toString().replace('\\', '/')));
        Files.copy(each, (OutputStream) out);
        out.closeEntry();
      }
    }
    return jar;
  }

  /** Compiles sources into a directory. */
  static Path classes(Path directory, String... sources) throws IOException {
    Path classes = Files.createDirectories(directory.resolve("classes"));
    List<String> arguments = new ArrayList<>(List.of("-d", classes.toString()));
    for (String source : sources) {
      String name = source.replaceFirst("(?s).*?(?:class|record|interface) (\\w+).*", "$1");
      Path file = directory.resolve(name + ".java");
      Files.writeString(file, source);
      arguments.add(file.toString());
    }
    int failed =
        ToolProvider.getSystemJavaCompiler()
            .run(null, null, null, arguments.toArray(new String[0]));
    assertThat(failed).isZero();
    return classes;
  }

  private static List<Path> files(Path classes) throws IOException {
    try (Stream<Path> all = Files.walk(classes)) {
      return all.filter(Files::isRegularFile).toList();
    }
  }
}
