package dev.polycodec.tck;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CoverageTableTest {

  private static final String MARKED =
      """
      # Coverage

      <!-- begin: written by CoverageTable from the kit's results -->
      <!-- end -->

      The rest.
      """;

  private static final String FILLED =
      """
      # Coverage

      <!-- begin: written by CoverageTable from the kit's results -->
      | Codec | Core | Typed | Beyond | Claims | Input |
      |---|---:|---:|---:|---|---|
      | `a` | 9 / 10 | 0 / 0 | 0 / 2 | carries types, cycles | hardened |
      | `b` | 10 / 10 | 5 / 5 | 1 / 2 |  | trusted input only |
      <!-- end -->

      The rest.
      """;

  @TempDir private Path root;
  private Path document;
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();

  @BeforeEach
  void writeResults() throws IOException {
    document = Files.writeString(root.resolve("coverage.md"), MARKED);
    result(
        "codec-x",
        "b",
        "CORE.EQUAL=10\nTYPED.EQUAL=5\nEXTRA.EQUAL=1\nEXTRA.REFUSED=1\ntraits=\n"
            + "trust=TRUSTED_INPUT_ONLY\n");
    result(
        "codec-y",
        "a",
        "CORE.EQUAL=9\nCORE.REFUSED=1\nEXTRA.REFUSED=2\ntraits=CARRIES_TYPES, CYCLES\n"
            + "trust=HARDENED\n");
    result("tck", "memory", "CORE.EQUAL=1\n");
  }

  private void result(String module, String codec, String lines) throws IOException {
    Path directory = Files.createDirectories(root.resolve(module).resolve("target/tck"));
    Files.writeString(directory.resolve(codec + ".properties"), "name=" + codec + "\n" + lines);
  }

  private int run(boolean check) throws IOException {
    return ResultTables.run(
        check, root, List.of(document), new PrintStream(err, true, StandardCharsets.UTF_8));
  }

  @Test
  void writesTheTableBetweenTheMarkers() throws IOException {
    assertThat(run(false)).isZero();
    assertThat(document).hasContent(FILLED);
  }

  @Test
  void aCodecOfTwoModulesIsThatOfTheFirst() throws IOException {
    result("codec-y3", "a", "CORE.EQUAL=1\ntraits=\ntrust=HARDENED\n");
    assertThat(run(false)).isZero();
    assertThat(document).hasContent(FILLED);
  }

  @Test
  void failsOnAStaleTableWithoutTouchingIt() throws IOException {
    assertThat(run(true)).isEqualTo(1);
    assertThat(document).hasContent(MARKED);
    assertThat(err.toString(StandardCharsets.UTF_8))
        .isEqualToIgnoringNewLines(
            document + " is stale: run ResultTables without --check, and commit it");
  }

  @Test
  void acceptsAFreshTable() throws IOException {
    run(false);
    assertThat(run(true)).isZero();
    assertThat(err.size()).isZero();
  }

  @Test
  void refusesADocumentWithoutMarkers() throws IOException {
    Files.writeString(document, "# Coverage\n");
    assertThatThrownBy(() -> run(false))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(document + " has no <!-- begin: written by TABLE from the kit's results -->");
  }

  @Test
  void refusesATableThatThereIsNot() throws IOException {
    Files.writeString(document, MARKED.replace("CoverageTable", "Coverage"));
    assertThatThrownBy(() -> run(false))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("There is no table 'Coverage'; there are [CoverageTable, ");
  }

  @Test
  void refusesToRunWithoutResults() {
    Path empty = root.resolve("codec-x");
    assertThatThrownBy(() -> ResultTables.run(true, empty, List.of(document), System.err))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("No codec module under " + empty + " has results of the kit");
  }

  @Test
  void refusesUnknownArguments() {
    assertThatThrownBy(() -> ResultTables.main(new String[] {"--check"}))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("Usage: ResultTables [--check] root page...");
  }
}
