package dev.polycodec.it;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("once")
class ReadmeTest {

  private static final Path README = Path.of("..", "README.md");

  /** What the snippets take for granted: their imports, a few classes and values. */
  private static final String FRAME =
      """
      import dev.polycodec.*;
      import dev.polycodec.stored.*;
      import java.io.*;
      import java.nio.ByteBuffer;
      import java.nio.file.*;
      import java.util.*;

      public class Snippet {
        public record Line(String item, int count) {}
        public record Order(long id, List<Line> lines) {}
        public record Invoice(long id, Order order) {}
        public record Opened(String by) {}
        public static final class Money {
          final long cents;
          Money(long cents) { this.cents = cents; }
          @Override public boolean equals(Object o) { return o instanceof Money m && m.cents == cents; }
          @Override public int hashCode() { return Long.hashCode(cents); }
        }

        public static void main(String[] args) throws Exception {
          Order order = new Order(7, List.of(new Line("compiler", 2)));
          Invoice invoice = new Invoice(8, order);
          List<Order> orders = List.of(order);
          Path home = Files.createTempDirectory("snippet");
          %s
          System.out.println("ran");
        }
      }
      """;

  @TempDir private Path home;

  static List<String> snippets() throws IOException {
    List<String> snippets = new ArrayList<>(blocks("java", README));
    for (String page : List.of("observing", "security", "stored-data", "testing")) {
      snippets.addAll(blocks("java", Path.of("..", "docs", page + ".md")));
    }
    return snippets;
  }

  @ParameterizedTest
  @MethodSource("snippets")
  void everySnippetCompilesAndRuns(String snippet) {
    Sources.compile("Snippet", FRAME.formatted(snippet), Jars.api(), home);
    App app = new App(home, "Snippet", Jars.api(), List.of("-ea"), List.of());
    boolean chooses = snippet.contains(".use(");
    App run = chooses ? app.with(Jars.kryo()).with(Jars.jackson()) : app.with(Jars.kryo());
    run = snippet.contains("jdk-plain") ? run.with(Jars.jdk()) : run;
    assertThat(run.printed()).endsWith("ran");
  }

  @Test
  void everyArtifactIsInTheBomAndHasTheVersionOfThisBuild() throws IOException {
    List<String> artifacts =
        blocks("xml", README).stream()
            .flatMap(block -> find("<artifactId>(.*?)</artifactId>", block))
            .distinct()
            .toList();
    assertThat(artifacts).contains("polycodec-bom", "polycodec-kryo");
    assertThat(Files.readString(Path.of("..", "bom", "pom.xml"))).contains(artifacts);
    assertThat(find("<version>(.*?)</version>", String.join("", blocks("xml", README))))
        .containsOnly(Jars.VERSION);
  }

  @ParameterizedTest
  @ValueSource(strings = {"README.md", "docs/writing-a-codec.md"})
  void everyPageTakesTheBomOfThisBuild(String page) throws IOException {
    String text = Files.readString(Path.of("..", page));
    assertThat(find("polycodec-bom(?:</artifactId>\\s*<version>|:)([^<\"]+)", text))
        .isNotEmpty()
        .containsOnly(Jars.VERSION);
  }

  @Test
  void everyJarOfFormsIsInTheTable() throws IOException {
    List<String> rows =
        find(
                "(?m)^\\| \\[`polycodec-forms-([a-z-]+)`\\]\\(forms/\\1\\) \\|",
                Files.readString(README))
            .toList();
    try (Stream<Path> modules = Files.list(Path.of("..", "forms"))) {
      List<String> names =
          modules
              .filter(module -> Files.exists(module.resolve("pom.xml")))
              .map(module -> module.getFileName().toString())
              .sorted()
              .toList();
      assertThat(names).contains("guava");
      assertThat(rows).isEqualTo(names);
    }
  }

  @Test
  void everyLibraryIsInTheTableWithTheOldestVersionThatItsCodecTakes() throws IOException {
    Pattern asked =
        Pattern.compile("require\\(\\s*\"[\\w.]+:([\\w-]+)\",\\s*[\\w.]+,\\s*\"([0-9.]+)\"\\)");
    String bom = Files.readString(Path.of("..", "bom", "pom.xml"));
    String readme = Files.readString(README);
    List<String> libraries = new ArrayList<>();
    for (Path source : sourcesOfCodecs()) {
      for (MatchResult found : asked.matcher(Files.readString(source)).results().toList()) {
        libraries.add(found.group(1));
        assertThat(readme)
            .as(found.group(1))
            .contains("| " + found.group(2) + " | " + version(bom, found.group(1)) + " |");
      }
    }
    assertThat(libraries).contains("kryo", "fory-core", "libthrift");
  }

  private static List<Path> sourcesOfCodecs() throws IOException {
    List<Path> sources = new ArrayList<>();
    try (Stream<Path> modules = Files.list(Path.of(".."))) {
      for (Path module : modules.filter(ReadmeTest::isCodec).toList()) {
        try (Stream<Path> files = Files.walk(module.resolve("src/main/java"))) {
          sources.addAll(files.filter(Files::isRegularFile).toList());
        }
      }
    }
    return sources;
  }

  private static boolean isCodec(Path module) {
    return module.getFileName().toString().startsWith("codec-")
        && Files.exists(module.resolve("src/main/java"));
  }

  private static String version(String bom, String artifact) {
    String property =
        find(">" + artifact + "</artifactId>\\s*<version>\\$\\{(.*?)\\}", bom)
            .findFirst()
            .orElseThrow();
    return find("<" + property + ">(.*?)<", bom).findFirst().orElseThrow();
  }

  private static List<String> blocks(String language, Path page) throws IOException {
    return find("(?s)```" + language + "\\n(.*?)```", Files.readString(page)).toList();
  }

  private static Stream<String> find(String pattern, String text) {
    return Pattern.compile(pattern).matcher(text).results().map((MatchResult r) -> r.group(1));
  }
}
