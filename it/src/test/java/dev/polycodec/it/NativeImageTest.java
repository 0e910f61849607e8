package dev.polycodec.it;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("An application as a native image of GraalVM")
class NativeImageTest {

  private static final String BASKET =
      """
      package com.acme;

      import dev.polycodec.*;
      import java.util.*;

      public record Basket(long id, List<String> items, Map<String, Integer> prices, Owner owner) {

        static final class Owner {
          private final String name;

          Owner(String name) {
            this.name = name;
          }
        }

        public static void main(String[] args) {
          Basket basket = new Basket(7, List.of("a"), new TreeMap<>(Map.of("a", 1)), new Owner("Ada"));
          try (Codec codec = Codecs.create()) {
            for (int i = 0; i < 20_000; i++) {
              Basket copy = codec.decode(codec.encode(basket), Basket.class);
              if (!copy.items.equals(basket.items)
                  || !copy.prices.equals(basket.prices)
                  || !copy.owner.name.equals("Ada")) {
                throw new AssertionError(copy);
              }
            }
            System.out.println(codec.name() + ": equal");
          }
        }
      }
      """;

  private static final String OF_ITS_CLASSES =
      """
      [
        {"name": "com.acme.Basket", "allDeclaredFields": true, "allDeclaredMethods": true,
         "allDeclaredConstructors": true, "allRecordComponents": true},
        {"name": "com.acme.Basket$Owner", "allDeclaredFields": true, "allDeclaredMethods": true,
         "allDeclaredConstructors": true}
      ]
      """;

  @TempDir private static Path home;
  private static App app;

  @BeforeAll
  static void compileOnce() {
    Sources.compile("com.acme.Basket", BASKET, Jars.api(), home);
    app = new App(home, "com.acme.Basket", Jars.api(), List.of(), List.of()).with(Jars.kryo());
  }

  /** That an image must not do it can be seen in any JVM. */
  @Test
  void definesNoClassesOnceItRuns() throws IOException {
    App logged = app.flag("-Xlog:class+load:file=classes.log");
    assertThat(logged.printed()).isEqualTo("kryo: equal");
    assertThat(defined()).isNotEmpty();
    App image = logged.flag("-Dorg.graalvm.nativeimage.imagecode=runtime");
    assertThat(image.printed()).isEqualTo("kryo: equal");
    assertThat(defined()).isEmpty();
  }

  private static List<String> defined() throws IOException {
    try (Stream<String> lines = Files.lines(home.resolve("classes.log"))) {
      return lines.filter(line -> line.contains("com.acme.Basket$$Walk")).toList();
    }
  }

  @Test
  void carriesItsObjects() throws IOException {
    Optional<Path> tool = tool();
    assumeTrue(tool.isPresent(), "No native-image is installed: images are left out");
    Path metadata = Files.createDirectories(home.resolve("META-INF/native-image/com.acme/basket"));
    Files.writeString(metadata.resolve("reflect-config.json"), OF_ITS_CLASSES);
    Files.writeString(
        metadata.resolve("serialization-config.json"), "[{\"name\": \"com.acme.Basket$Owner\"}]");
    Path image = home.resolve("basket");
    List<String> command = new ArrayList<>(List.of(tool.orElseThrow().toString(), "--no-fallback"));
    command.addAll(List.of("-o", image.toString(), "-cp", classPath(), app.main()));
    Run.of(command, home).printed();
    assertThat(Run.of(List.of(image.toString()), home).printed()).isEqualTo("kryo: equal");
  }

  private static String classPath() {
    return Stream.concat(Stream.of(home), app.classPath().stream())
        .map(path -> path.toAbsolutePath().toString())
        .collect(Collectors.joining(File.pathSeparator));
  }

  private static Optional<Path> tool() {
    String graal = System.getenv("GRAALVM_HOME");
    Stream<Path> path = Stream.of(System.getenv("PATH").split(File.pathSeparator)).map(Path::of);
    return Stream.concat(graal == null ? Stream.empty() : Stream.of(Path.of(graal, "bin")), path)
        .map(directory -> directory.resolve("native-image"))
        .filter(Files::isExecutable)
        .findFirst();
  }
}
