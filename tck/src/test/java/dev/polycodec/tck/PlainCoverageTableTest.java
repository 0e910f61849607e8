package dev.polycodec.tck;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PlainCoverageTableTest {

  @TempDir private Path root;

  @Test
  void tableHasARowForEachCodecAndSetUp() throws IOException {
    Path document =
        Files.writeString(
            root.resolve("plain-coverage.md"),
            """
            <!-- begin: written by PlainCoverageTable from the kit's results -->
            <!-- end -->
            """);
    result(
        "a-plain",
        "EQUAL=990\nREFUSED=4\nUNSAFE=1\nOVER_REFUSED=5\nOVER_REFUSED.values=x/one, y/two\n");
    result(
        "a-plain, registered",
        "EQUAL=7\nREFUSED=1\nUNSAFE=0\nOVER_REFUSED=0\nOVER_REFUSED.values=\n");

    ResultTables.main(new String[] {root.toString(), document.toString()});

    assertThat(document)
        .hasContent(
            """
            <!-- begin: written by PlainCoverageTable from the kit's results -->
            | Codec | Equal | Rightly refused | Unsafe | Over-refused | Wrong | Which are over-refused |
            |---|---:|---:|---:|---:|---:|---|
            | `a-plain` | 990 | 4 | 1 | 5 (0.5 %) | 0 | x/one, y/two |
            | `a-plain`, registered | 7 | 1 | 0 | 0 | 0 |  |
            <!-- end -->
            """);
  }

  private void result(String name, String lines) throws IOException {
    Path directory = Files.createDirectories(root.resolve("codec-a/target/tck/plain"));
    Files.writeString(directory.resolve(name + ".properties"), "name=" + name + "\n" + lines);
  }
}
