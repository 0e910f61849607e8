package dev.polycodec.it;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.jar.JarOutputStream;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Applications in one jar: merged, as by maven-shade-plugin, or with a loader of their own. */
class ShadedTest {

  private static final String SERVICES = "META-INF/services/";

  private static final String UNANNOUNCED =
      ". The provider dev.polycodec.kryo.KryoCodecProvider is there, but no"
          + " META-INF/services/dev.polycodec.spi.CodecProvider names it: whatever merged the jars"
          + " kept one of several files of that name. Have them merged, with the"
          + " ServicesResourceTransformer of maven-shade-plugin or mergeServiceFiles() of Gradle's"
          + " shadow";

  private static final String LAUNCHER =
      """
      package com.acme;

      import java.io.File;
      import java.net.*;
      import java.util.*;

      public final class Launcher {
        public static void main(String[] args) throws Exception {
          List<URL> urls = new ArrayList<>();
          for (String path : args[0].split(File.pathSeparator)) {
            urls.add(new File(path).toURI().toURL());
          }
          URL[] nested = urls.toArray(new URL[0]);
          URLClassLoader loader =
              new URLClassLoader("nested", nested, ClassLoader.getPlatformClassLoader());
          loader
              .loadClass("com.acme.orders.App")
              .getMethod("main", String[].class)
              .invoke(null, (Object) Arrays.copyOfRange(args, 1, args.length));
        }
      }
      """;

  @TempDir private static Path home;
  @TempDir private Path directory;
  private static App app;

  @BeforeAll
  static void compileOnce() {
    app = App.consumer(home);
  }

  @Test
  void aProviderWhoseAnnouncementWasOverwrittenIsFoundOut() throws IOException {
    App shaded = app.with(List.of(merged(false)));
    assertThat(shaded.arg("kryo").printed())
        .isEqualTo(
            "There is no codec 'kryo', which use(\"kryo\") names; present: jdk, jdk-plain"
                + UNANNOUNCED);
    assertThat(shaded.printed()).isEqualTo("No codec is selected automatically" + UNANNOUNCED);
    assertThat(shaded.arg("jdk").printed()).isEqualTo("jdk: equal");
  }

  @Test
  void mergedAnnouncementsAreSeen() throws IOException {
    App shaded = app.with(List.of(merged(true)));
    assertThat(shaded.arg("kryo").printed()).isEqualTo("kryo: equal");
    assertThat(shaded.printed()).startsWith("Several codecs are present: jdk (");
  }

  @Test
  void theSystemLoaderAsContextLoaderDoesNotHideTheCodecsOfAnExecutableJar() throws IOException {
    Path outer = Files.createDirectories(directory.resolve("outer"));
    Sources.compile("com.acme.Launcher", LAUNCHER, List.of(), outer);
    String nested =
        Stream.of(Stream.of(home), Jars.api().stream(), Jars.kryo().stream())
            .flatMap(paths -> paths)
            .map(path -> path.toAbsolutePath().toString())
            .collect(Collectors.joining(File.pathSeparator));
    App executable = new App(outer, "com.acme.Launcher", List.of(), List.of(), List.of(nested));
    assertThat(executable.printed()).isEqualTo("kryo: equal");
    assertThat(executable.arg("jdk").printed())
        .isEqualTo(
            "There is no codec 'jdk', which use(\"jdk\") names; present: kryo, kryo-plain."
                + " Its artifact is dev.polycodec:polycodec-jdk");
  }

  /** Merges jars into one; of several files of one name, the first stays, or all lines do. */
  private Path merged(boolean services) throws IOException {
    Map<String, byte[]> entries = new LinkedHashMap<>();
    for (Path jar : Stream.concat(Jars.jdk().stream(), Jars.kryo().stream()).toList()) {
      try (JarFile file = new JarFile(jar.toFile())) {
        for (JarEntry entry : file.stream().filter(each -> !each.isDirectory()).toList()) {
          byte[] bytes = file.getInputStream(entry).readAllBytes();
          boolean joined = services && entry.getName().startsWith(SERVICES);
          entries.merge(entry.getName(), bytes, (one, other) -> joined ? joined(one, other) : one);
        }
      }
    }
    Path jar = directory.resolve("shaded-" + services + ".jar");
    try (OutputStream out = Files.newOutputStream(jar);
        JarOutputStream shaded = new JarOutputStream(out)) {
      for (Map.Entry<String, byte[]> entry : entries.entrySet()) {
        shaded.putNextEntry(new JarEntry(entry.getKey()));
        shaded.write(entry.getValue());
      }
    }
    return jar;
  }

  private static byte[] joined(byte[] one, byte[] other) {
    return (new String(one, UTF_8) + "\n" + new String(other, UTF_8)).getBytes(UTF_8);
  }
}
