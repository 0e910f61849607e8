package dev.polycodec.it;

import static dev.polycodec.it.PrivateRepository.dependency;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Maven decides which backend runs; one build decides for all applications. */
@Tag("consumer-build")
@DisplayName("An application whose platform manages another version of a backend")
class PlatformBuildTest {

  private static final String OURS = imported("dev.polycodec", "polycodec-bom", Jars.VERSION);
  private static final String REDISSON = imported("org.redisson", "redisson-parent", "3.37.0");
  private static final String OLDER = imported("com.acme", "platform", "1");

  private static final String JACKSON =
      dependency("dev.polycodec", "polycodec-jackson", "")
          + dependency("com.fasterxml.jackson.module", "jackson-module-parameter-names", "");
  private static final String KRYO = dependency("dev.polycodec", "polycodec-kryo", "");
  private static final String WITH_REDISSON = dependency("org.redisson", "redisson", "3.37.0");

  private static final String BASKET =
      """
      package com.acme;

      import dev.polycodec.*;
      import java.util.*;

      public record Basket(long id, List<String> items, Map<String, Integer> prices) {
        public static void main(String[] args) {
          Basket basket = new Basket(7, List.of("a", "b"), Map.of("a", 1));
          try (Codec codec = Codecs.builder().use(args[0]).build()) {
            Basket copy = codec.decode(codec.encode(basket), Basket.class);
            System.out.println(args[0] + (copy.equals(basket) ? ": equal" : ": other"));
          } catch (CodecException e) {
            System.out.println(e.getMessage());
          }
        }
      }
      """;

  @TempDir private static Path home;
  private static App app;

  @BeforeAll
  static void resolveAll() throws IOException {
    Path classes = Files.createDirectory(home.resolve("classes"));
    Sources.compile("com.acme.Basket", BASKET, Jars.api(), classes);
    app = new App(classes, "com.acme.Basket", List.of(), List.of(), List.of());
    PrivateRepository repository = PrivateRepository.of(PlatformBuildTest.class);
    repository.platform("com.acme", "platform", "1", managed("5.4.0"));
    Map<String, String> projects = projects();
    for (Map.Entry<String, String> project : projects.entrySet()) {
      Path directory = Files.createDirectory(home.resolve(project.getKey()));
      Files.writeString(directory.resolve("pom.xml"), project.getValue());
    }
    String modules =
        projects.keySet().stream()
            .map(name -> "<module>" + name + "</module>")
            .collect(Collectors.joining());
    Files.writeString(
        home.resolve("pom.xml"), project("all", "<modules>" + modules + "</modules>"));
    assertThat(Run.of(resolving(repository), home).printed()).doesNotContain("ERROR");
  }

  private static Map<String, String> projects() {
    Map<String, String> projects = new LinkedHashMap<>();
    for (String version : List.of("3.3.13", "3.5.7")) {
      String boot = imported("org.springframework.boot", "spring-boot-dependencies", version);
      add(projects, "boot-" + version + "-first", boot + OURS, JACKSON);
      add(projects, "boot-" + version + "-last", OURS + boot, JACKSON);
    }
    add(projects, "redisson-first", REDISSON + OURS, WITH_REDISSON + KRYO);
    add(projects, "redisson-last", OURS + REDISSON, KRYO + WITH_REDISSON);
    add(
        projects,
        "redisson-alone",
        REDISSON,
        WITH_REDISSON + dependency("dev.polycodec", "polycodec-kryo", Jars.VERSION));
    add(projects, "older-first", OLDER + OURS, KRYO);
    add(projects, "older-last", OURS + OLDER, KRYO);
    add(projects, "own-line", OLDER + OURS + managed("5.5.0"), KRYO);
    return projects;
  }

  @ParameterizedTest
  @CsvSource({
    "boot-3.3.13-first, 2.17.3",
    "boot-3.3.13-last, 2.22.4",
    "boot-3.5.7-first, 2.19.2",
    "boot-3.5.7-last, 2.22.4"
  })
  void jacksonCodecsWorkWithTheJacksonOfTheBomThatIsImportedFirst(String project, String version)
      throws IOException {
    List<Path> jars = classPath(project);
    assertThat(jars).noneMatch(jar -> isJackson(jar) && !names(jar).contains("-" + version));
    for (String codec :
        List.of("smile-typed", "json", "json-typed", "smile", "cbor", "cbor-typed")) {
      assertThat(app.with(jars).arg(codec).printed()).isEqualTo(codec + ": equal");
    }
  }

  private static boolean isJackson(Path jar) {
    return names(jar).startsWith("jackson-") && !names(jar).startsWith("jackson-annotations");
  }

  @ParameterizedTest
  @CsvSource({
    "redisson-first, 5.6.2",
    "redisson-last, 5.6.2",
    "redisson-alone, 5.6.0",
    "older-last, 5.6.2",
    "own-line, 5.5.0"
  })
  void kryoWorksWithTheKryoOfThePlatform(String project, String version) throws IOException {
    List<Path> jars = classPath(project);
    assertThat(jars).anyMatch(jar -> names(jar).equals("kryo-" + version + ".jar"));
    assertThat(app.with(jars).arg("kryo").printed()).isEqualTo("kryo: equal");
  }

  @Test
  void anOlderKryoIsRefusedWithAdviceThatTheOthersFollow() throws IOException {
    assertThat(app.with(classPath("older-first")).arg("kryo").printed())
        .isEqualTo(
            "The codec 'kryo' cannot be opened: com.esotericsoftware:kryo 5.4.0 is on the class path,"
                + " but this codec needs 5.5.0 or newer; set its version in your own"
                + " dependencyManagement, which wins over every imported bom, or import polycodec-bom"
                + " before the one that lowers it");
  }

  private static List<Path> classPath(String project) throws IOException {
    String text = Files.readString(home.resolve(project).resolve("classpath.txt"));
    return Stream.of(text.strip().split(File.pathSeparator)).map(Path::of).toList();
  }

  private static String names(Path jar) {
    return jar.getFileName().toString();
  }

  private static List<String> resolving(PrivateRepository repository) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("maven.home"), "bin", "mvn").toString());
    command.addAll(List.of("-B", "-q", "-gs", repository.settings().toString()));
    command.add("-Dmaven.repo.local=" + repository.directory());
    command.add("-Dmdep.outputFile=classpath.txt");
    command.add("org.apache.maven.plugins:maven-dependency-plugin:3.11.0:build-classpath");
    return command;
  }

  private static void add(
      Map<String, String> projects, String name, String management, String dependencies) {
    projects.put(
        name,
        project(
            name,
            "<dependencyManagement><dependencies>"
                + management
                + "</dependencies></dependencyManagement><dependencies>"
                + dependencies
                + "</dependencies>"));
  }

  private static String project(String name, String body) {
    return PrivateRepository.pom("com.acme", name, "1", body);
  }

  private static String managed(String kryo) {
    return dependency("com.esotericsoftware", "kryo", kryo);
  }

  private static String imported(String group, String artifact, String version) {
    return dependency(group, artifact, version)
        .replace("</dependency>", "<type>pom</type><scope>import</scope></dependency>");
  }
}
