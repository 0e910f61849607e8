package dev.polycodec.testing;

import dev.polycodec.spi.CodecProvider;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Collectors;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;

/** Real jars with real providers, compiled for a test. */
public final class ProviderJar {

  private static final String SOURCE =
      """
      package %s;
      import dev.polycodec.spi.*;
      import java.util.*;
      public class Provider extends dev.polycodec.testing.TinyProvider {
        @Override public List<Variant> variants() {
          %s
          return List.of(%s);
        }
      }
      """;

  private ProviderJar() {}

  /** Writes a jar whose provider has some variants, the first of them primary. */
  public static Path of(Path directory, String name, String... variants) throws IOException {
    String list =
        Arrays.stream(variants)
            .map(v -> "new Variant(\"" + v + "\", 1, Framing.FRAMED, Set.of(), Trust.HARDENED)")
            .collect(Collectors.joining(", "));
    return compiled(directory, name, SOURCE.formatted(name, "", list));
  }

  /** Writes a jar whose provider fails when it is asked for its variants. */
  public static Path failing(Path directory, String name, String failure) throws IOException {
    return compiled(
        directory, name, SOURCE.formatted(name, "if (true) throw new " + failure + ";", ""));
  }

  /** Writes a jar whose provider fails when it is made. */
  public static Path unmade(Path directory, String name, String failure) throws IOException {
    String source = SOURCE.formatted(name, "", "");
    return compiled(
        directory,
        name,
        source.replace(
            "TinyProvider {",
            "TinyProvider { public Provider() { if (true) throw new " + failure + "; }"));
  }

  /** Writes a jar that announces a provider which is not in it. */
  public static Path empty(Path directory, String name) throws IOException {
    return jar(directory, name, List.of());
  }

  private static Path compiled(Path directory, String name, String source) throws IOException {
    Path home = Files.createDirectories(directory.resolve(name + "-classes"));
    Path file = Files.createDirectories(home.resolve(name)).resolve("Provider.java");
    Files.writeString(file, source);
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    int status =
        compiler.run(
            null,
            null,
            null,
            "-proc:none",
            "-d",
            home.toString(),
            "-cp",
            System.getProperty("java.class.path"),
            file.toString());
    if (status != 0) {
      throw new IllegalStateException("The provider does not compile: " + source);
    }
    return jar(directory, name, List.of(home.resolve(name).resolve("Provider.class")));
  }

  private static Path jar(Path directory, String name, List<Path> classes) throws IOException {
    Path jar = directory.resolve(name + ".jar");
    try (OutputStream out = Files.newOutputStream(jar);
        JarOutputStream entries = new JarOutputStream(out)) {
      entries.putNextEntry(new JarEntry("META-INF/services/" + CodecProvider.class.getName()));
      entries.write((name + ".Provider").getBytes(StandardCharsets.UTF_8));
      for (Path file : classes) {
        entries.putNextEntry(new JarEntry(name + "/" + file.getFileName()));
        entries.write(Files.readAllBytes(file));
      }
    }
    return jar;
  }
}
