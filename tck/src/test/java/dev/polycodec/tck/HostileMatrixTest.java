package dev.polycodec.tck;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.tck.hostile.HostileCase;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HostileMatrixTest {

  private static final Map<HostileCase, String> PASSED = Map.of();

  @TempDir private Path root;
  private Path document;
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();

  @BeforeEach
  void writeDocument() throws IOException {
    document =
        Files.writeString(
            root.resolve("matrix.md"),
            "<!-- begin: written by HostileMatrix from the kit's results -->\n<!-- end -->\n");
  }

  @Test
  void rendersWhatIsRefusedOrCannotBeExpressed() throws IOException {
    codec("one", PASSED);
    codec(
        "two",
        Map.of(
            HostileCase.BYTES, "cannot: bytes announce no length",
            HostileCase.LONGS, "cannot: bytes announce no length",
            HostileCase.WRONG_OBJECT, "trusted"));
    assertThat(run(false)).isZero();
    assertThat(document)
        .content()
        .contains(
            "### Soundness: no field holds a wrong class\n\n| | | `one` | `two` |\n",
            "\n| 37 | an object of a wrong class | ✓ | – |\n",
            "\n| 42 | a byte[] of 2 GB | ✓ | ∅ |\n",
            "\n- `two`: bytes announce no length (42, 43)\n");
    assertThat(run(true)).isZero();
  }

  @Test
  void refusesACodecThatDidNotTryACase() throws IOException {
    result("one", "name=one\nROOT=refused\n");
    assertThatThrownBy(() -> run(false))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("The codec `one` has not passed case 2");
  }

  @Test
  void refusesAnythingThatIsNoPass() throws IOException {
    codec("one", Map.of(HostileCase.BYTES, "failed"));
    assertThatThrownBy(() -> run(false))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("The kit writes no such result: failed");
  }

  @Test
  void seesAStaleDocument() throws IOException {
    codec("one", PASSED);
    assertThat(run(true)).isOne();
    assertThat(err.toString(StandardCharsets.UTF_8))
        .isEqualToNormalizingNewlines(
            document + " is stale: run ResultTables without --check, and commit it\n");
  }

  private int run(boolean check) throws IOException {
    return ResultTables.run(
        check, root, List.of(document), new PrintStream(err, true, StandardCharsets.UTF_8));
  }

  private void codec(String name, Map<HostileCase, String> cells) throws IOException {
    Map<HostileCase, String> all = new TreeMap<>(cells);
    for (HostileCase number : HostileCase.values()) {
      all.putIfAbsent(number, "refused");
    }
    StringBuilder lines = new StringBuilder("name=" + name + "\n");
    all.forEach((number, cell) -> lines.append(number).append('=').append(cell).append('\n'));
    result(name, lines.toString());
  }

  private void result(String name, String content) throws IOException {
    Path file = root.resolve(Path.of("codec-x", "target", "tck", "hostile", name + ".properties"));
    Files.createDirectories(file.getParent());
    Files.writeString(file, content);
  }
}
