package dev.polycodec.flink;

import java.io.IOException;
import java.io.OutputStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;

/** Versions of a class, each compiled into a jar of its own. */
final class Versions {

  static final String NAME = "acme.Sums";

  private static final String CLASS =
      """
      package acme;
      public final class Sums implements dev.polycodec.flink.Tally {
        %s
        public void add(long number) { sum += number; count++; }
        public String text() { return %s; }
      }
      """;

  static final String FIRST =
      version("int sum; short count; String gone = \"gone\";", "\"\" + sum");

  /** Fields that are wider, new, and no longer there. */
  static final String SECOND =
      version("long sum; int count; String note;", "sum + \" \" + count + \" \" + note");

  /** A field that is another thing. */
  static final String OTHER = version("String sum = \"\"; int count;", "sum");

  private Versions() {}

  private static String version(String fields, String text) {
    return CLASS.formatted(fields, text);
  }

  /** Compiles a version, and returns its jar. */
  static Path jar(Path directory, String source) throws IOException {
    Path work = Files.createTempDirectory(directory, "version");
    Path file = Files.createDirectories(work.resolve("acme")).resolve("Sums.java");
    Files.writeString(file, source);
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    List<String> options =
        List.of("-proc:none", "-cp", System.getProperty("java.class.path"), "-d", work.toString());
    boolean done =
        compiler
            .getTask(
                null,
                null,
                null,
                options,
                null,
                compiler.getStandardFileManager(null, null, null).getJavaFileObjects(file))
            .call();
    if (!done) {
      throw new IllegalStateException("The version cannot be compiled");
    }
    Path jar = work.resolve("version.jar");
    try (OutputStream out = Files.newOutputStream(jar);
        JarOutputStream entries = new JarOutputStream(out)) {
      entries.putNextEntry(new JarEntry("acme/Sums.class"));
      Files.copy(work.resolve("acme/Sums.class"), entries);
    }
    return jar;
  }

  static URLClassLoader loader(Path jar) throws IOException {
    return new URLClassLoader(new URL[] {jar.toUri().toURL()}, Versions.class.getClassLoader());
  }

  @SuppressWarnings("unchecked") // it is the class of that name
  static Class<Tally> load(ClassLoader loader) throws ClassNotFoundException {
    return (Class<Tally>) Class.forName(NAME, true, loader);
  }

  static Tally create(Class<Tally> type) {
    try {
      return type.getDeclaredConstructor().newInstance();
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }
}
