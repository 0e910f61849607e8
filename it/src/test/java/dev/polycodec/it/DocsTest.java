package dev.polycodec.it;

import static org.assertj.core.api.Assertions.assertThat;

import dev.polycodec.spi.CodecProvider;
import dev.polycodec.spi.Variant;
import dev.polycodec.tck.ResultTables;
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
  void theTablesAreWhatTheKitFound(@TempDir Path home) {
    List<Path> jars = Stream.of("polycodec-tck", "polycodec-api").map(Jars::one).toList();
    List<String> arguments =
        Stream.concat(
                Stream.of("--check", ".."),
                Stream.of("coverage", "evolution", "hostile-matrix", "refused")
                    .map(page -> "../docs/results/" + page + ".md"))
            .toList();
    App app = new App(home, ResultTables.class.getName(), jars, List.of(), arguments);
    assertThat(app.runIn(Path.of(".").toAbsolutePath())).extracting(Run::err).isEqualTo("");
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
