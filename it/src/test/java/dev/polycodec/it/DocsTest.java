package dev.polycodec.it;

import static org.assertj.core.api.Assertions.assertThat;

import dev.polycodec.spi.CodecProvider;
import dev.polycodec.spi.Variant;
import dev.polycodec.tck.ChoosingTable;
import dev.polycodec.tck.HostileMatrix;
import dev.polycodec.tck.RefusedTable;
import dev.polycodec.tck.evolution.EvolutionTable;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.ServiceLoader;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class DocsTest {

  private static final Path ROOT = Path.of("..");
  private static final Pattern LINK = Pattern.compile("\\]\\(([^)#]+)(#[^)]*)?\\)");

  static List<Path> pages() throws IOException {
    try (Stream<Path> files = Files.find(ROOT, 3, (file, a) -> file.toString().endsWith(".md"))) {
      return files.toList();
    }
  }

  @Test
  void theTableOfCodecsIsWhatTheKitFound(@TempDir Path home) {
    requireFresh(home, ChoosingTable.class, "../docs/choosing.md");
  }

  /** Its figures are those of one JVM: what a library brings back depends on it here and there. */
  @Test
  void theTableOfPlainCodecsHasEachOfThem() throws IOException {
    String page = Files.readString(ROOT.resolve("docs/choosing.md"));
    assertThat(ServiceLoader.load(CodecProvider.class))
        .flatExtracting(CodecProvider::variants)
        .extracting(Variant::name)
        .filteredOn(name -> name.endsWith("-plain"))
        .allSatisfy(name -> assertThat(page).containsPattern("(?m)^\\| `" + name + "` \\| \\d"));
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

  private static void requireFresh(Path home, Class<?> table, String page) {
    List<Path> jars = Stream.of("polycodec-tck", "polycodec-api").map(Jars::one).toList();
    App app = new App(home, table.getName(), jars, List.of(), List.of("--check", page, ".."));
    assertThat(app.runIn(Path.of(".").toAbsolutePath())).extracting(Run::err).isEqualTo("");
  }

  @Test
  void everyCodecIsInTheReadme() throws IOException {
    String readme = Files.readString(ROOT.resolve("README.md"));
    assertThat(ServiceLoader.load(CodecProvider.class))
        .flatExtracting(CodecProvider::variants)
        .extracting(Variant::name)
        .hasSizeGreaterThan(10)
        .allSatisfy(name -> assertThat(readme).contains("`" + name + "`"));
  }

  @ParameterizedTest
  @MethodSource("pages")
  void everyLinkLeadsSomewhere(Path page) throws IOException {
    assertThat(LINK.matcher(Files.readString(page)).results())
        .map(link -> link.group(1))
        .filteredOn(target -> URI.create(target).getScheme() == null)
        .allSatisfy(target -> assertThat(page.resolveSibling(target)).exists());
  }
}
