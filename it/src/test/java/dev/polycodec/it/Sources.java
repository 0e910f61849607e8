package dev.polycodec.it;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** Compiles what users write. */
final class Sources {

  private Sources() {}

  /** Copies every file below a directory. */
  static void copyTree(Path directory, Path target) throws IOException {
    try (Stream<Path> files = Files.walk(directory)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        Path copy = target.resolve(directory.relativize(file));
        Files.createDirectories(copy.getParent());
        Files.copy(file, copy);
      }
    }
  }

  /** Deletes a directory, if it exists, and all below it. */
  static void deleteTree(Path directory) throws IOException {
    if (Files.exists(directory)) {
      try (Stream<Path> files = Files.walk(directory)) {
        for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
          Files.delete(file);
        }
      }
    }
  }

  /** Compiles every source file below a directory. */
  static void compileTree(Path directory, List<Path> classPath, Path target) {
    try (Stream<Path> files = Files.walk(directory)) {
      compile(files.filter(f -> f.toString().endsWith(".java")).toList(), classPath, target);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Compiles a module: every source file below a directory. */
  static void compileModule(Path directory, List<Path> modulePath, Path target) {
    try (Stream<Path> files = Files.walk(directory)) {
      List<Path> sources = files.filter(f -> f.toString().endsWith(".java")).toList();
      compile(sources, "-p", modulePath, target);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Compiles one class from its text. */
  static void compile(String name, String text, List<Path> classPath, Path target) {
    try {
      Path file = target.resolve(name.replace('.', '/') + ".java");
      Files.createDirectories(file.getParent());
      compile(List.of(Files.writeString(file, text)), classPath, target);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void compile(List<Path> files, List<Path> classPath, Path target) {
    compile(files, "-cp", classPath, target);
  }

  private static void compile(List<Path> files, String option, List<Path> classPath, Path target) {
    JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
    String path =
        classPath.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
    List<String> options = List.of("--release", "17", "-d", target.toString(), option, path);
    StringWriter messages = new StringWriter();
    try (StandardJavaFileManager manager = javac.getStandardFileManager(null, null, null)) {
      boolean compiled =
          javac
              .getTask(
                  messages,
                  manager,
                  null,
                  options,
                  null,
                  manager.getJavaFileObjectsFromPaths(files))
              .call();
      assertThat(compiled).as("%s compile: %s", files, messages).isTrue();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
