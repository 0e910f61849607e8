package dev.polycodec.it;

import static org.assertj.core.api.Assertions.assertThat;

import dev.polycodec.spi.CodecProvider;
import dev.polycodec.spi.Variant;
import dev.polycodec.tck.CoverageTable;
import dev.polycodec.tck.HostileMatrix;
import dev.polycodec.tck.RefusedTable;
import dev.polycodec.tck.evolution.EvolutionTable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.ServiceLoader;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("once")
class DocsTest {

  private static final Pattern CHOICE = Pattern.compile("(?m)^\\| ([^|]+ \\| `[a-z0-9-]+`) \\|");

  @Test
  void theTableOfCodecsIsWhatTheKitFound(@TempDir Path home) {
    requireFresh(home, CoverageTable.class, "../docs/results/coverage.md");
  }

  /** Its figures are those of one JVM: what a library brings back depends on it here and there. */
  @ParameterizedTest
  @CsvSource({"plain-coverage, (?m)^\\| `%s` \\| \\d", "hostile-plain, (?m)^\\| \\|.* `%s` \\|"})
  void theTablesOfPlainCodecsHaveEachOfThem(String table, String row) throws IOException {
    String page = Files.readString(Page.ROOT.resolve("docs/results/" + table + ".md"));
    assertThat(ServiceLoader.load(CodecProvider.class))
        .flatExtracting(CodecProvider::variants)
        .extracting(Variant::name)
        .filteredOn(name -> name.endsWith("-plain"))
        .allSatisfy(name -> assertThat(page).containsPattern(row.formatted(name)));
  }

  @Test
  void theTableOfChangedClassesIsWhatTheKitFound(@TempDir Path home) {
    requireFresh(home, EvolutionTable.class, "../docs/results/evolution.md");
  }

  @Test
  void theTableOfHostileCasesIsWhatTheKitFound(@TempDir Path home) {
    requireFresh(home, HostileMatrix.class, "../docs/results/hostile-matrix.md");
  }

  @Test
  void theTableOfRefusedValuesIsWhatTheKitFound(@TempDir Path home) {
    requireFresh(home, RefusedTable.class, "../docs/results/refused.md");
  }

  /** The short table of the page for readers has no figures, but says what they say. */
  @Test
  void theCodecToChooseIsTheOneThatTheFiguresSay() throws IOException {
    assertThat(choices("docs/choosing.md")).isEqualTo(choices("docs/results/guide.md"));
  }

  private static List<String> choices(String page) throws IOException {
    List<String> choices =
        CHOICE
            .matcher(Files.readString(Page.ROOT.resolve(page)))
            .results()
            .map(row -> row.group(1))
            .toList();
    assertThat(choices).hasSizeGreaterThan(5);
    return choices;
  }

  private static void requireFresh(Path home, Class<?> table, String page) {
    List<Path> jars = Stream.of("polycodec-tck", "polycodec-api").map(Jars::one).toList();
    App app = new App(home, table.getName(), jars, List.of(), List.of("--check", page, ".."));
    assertThat(app.runIn(Path.of(".").toAbsolutePath())).extracting(Run::err).isEqualTo("");
  }

  @Test
  void everyCodecIsInTheReadme() throws IOException {
    String readme = Files.readString(Page.ROOT.resolve("README.md"));
    assertThat(ServiceLoader.load(CodecProvider.class))
        .flatExtracting(CodecProvider::variants)
        .extracting(Variant::name)
        .hasSizeGreaterThan(10)
        .allSatisfy(name -> assertThat(readme).contains("`" + name + "`"));
  }
}
