package dev.polycodec.benchmarks.tables;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import picocli.CommandLine;

class TableCommandTest {

  private static final String BENCH =
      """
      {"command": "./polycodec bench", "environment": {"date": "2001-02-03T04:05:06Z",
        "java": "Some VM 17", "os": "Some OS", "processors": 2},
       "results": [
        {"codec": "kryo", "way": "naive", "workload": "user", "operation": "encode", "bytes": 12,
         "cpuNanos": {"median": 2000.0, "forks": [1, 2]}, "allocatedBytes": {"median": 9.0},
         "oursByCpu": {"mean": 1.44, "low": 1.4, "high": 1.49}},
        {"codec": "kryo", "way": "expert", "workload": "user", "operation": "encode", "bytes": 11,
         "cpuNanos": {"median": 1500.0, "forks": [1, 2]}, "allocatedBytes": {"median": 100.0},
         "oursByCpu": {"mean": 0.9, "low": 0.8, "high": 0.95}},
        {"codec": "kryo", "way": "dubbo", "workload": "user", "operation": "encode", "bytes": 13,
         "cpuNanos": {"median": 3000.0, "forks": [1, 2]}, "allocatedBytes": {"median": 7.0},
         "oursByCpu": {"mean": 1.25, "low": 1.2, "high": 1.35}},
        {"codec": "kryo", "way": "ours", "workload": "user", "operation": "encode", "bytes": 10,
         "cpuNanos": {"median": 1600.0, "forks": [1, 2]}, "allocatedBytes": {"median": 133.0}},
        {"codec": "limit", "way": "by-hand", "workload": "user", "operation": "encode",
         "cpuNanos": {"median": 400.0, "forks": [1, 2]}}]}
      """;

  private static final String ORIGIN =
      "`./polycodec bench`, 2001-02-03, Some VM 17, Some OS, 2 processors; forks: 2.\n\n";

  @TempDir private Path directory;

  private final StringWriter err = new StringWriter();

  @BeforeEach
  void writeFigures() throws IOException {
    Files.writeString(directory.resolve("bench.json"), BENCH);
  }

  private int run(String... arguments) {
    return new CommandLine(new TableCommand())
        .setErr(new PrintWriter(err, true))
        .setExecutionExceptionHandler(
            (e, command, parsed) -> {
              err.write(String.valueOf(e.getMessage()));
              return 1;
            })
        .execute(arguments);
  }

  private Path page(String table) throws IOException {
    String text = "Before\n<!-- begin: " + table + " -->\nold\n<!-- end -->\nAfter\n";
    return Files.writeString(directory.resolve("page.md"), text);
  }

  private String filled(String table) throws IOException {
    Path page = page(table);
    assertThat(run(page.toString())).as(err.toString()).isZero();
    return Files.readString(page)
        .replace("Before\n<!-- begin: " + table + " -->\n", "")
        .replace("<!-- end -->\nAfter\n", "");
  }

  /** The pages of the project that have a place for a table. */
  static List<Path> documents() throws IOException {
    Pattern place = Pattern.compile("<!-- begin: \\w+ of \\S+\\.json -->");
    try (Stream<Path> files = Files.walk(Path.of("../docs"))) {
      List<Path> found = new ArrayList<>();
      for (Path page : files.filter(file -> file.toString().endsWith(".md")).sorted().toList()) {
        if (place.matcher(Files.readString(page)).find()) {
          found.add(page);
        }
      }
      return found;
    }
  }

  /** What guards the figures in the documents of the project. */
  @ParameterizedTest
  @MethodSource("documents")
  void everyTableOfTheDocumentsIsThatOfItsFile(Path document) {
    assertThat(run("--check", document.toString())).as(err.toString()).isZero();
  }

  @Test
  void plainCodecsAreMeasuredInTheTimeOfTheirLibrary() throws IOException {
    String figure =
        """
        {"codec": "kryo-plain", "way": "%s", "workload": "%s", "operation": "decode", "bytes": 10,
         "cpuNanos": {"median": %d.0, "forks": [%4$d, %4$d]}, "allocatedBytes": {"median": 9.0}}\
        """;
    Files.writeString(
        directory.resolve("plain.json"),
        "{\"results\": ["
            + figure.formatted("library", "user", 100, 100)
            + ","
            + figure.formatted("ours", "user", 200, 200)
            + ","
            + figure.formatted("library", "graph", 1000, 1000)
            + ","
            + figure.formatted("ours", "graph", 1000, 1000)
            + "]}");
    Path document = directory.resolve("page.md");
    Files.writeString(document, "<!-- begin: plain of plain.json -->\n<!-- end -->\n");
    assertThat(run(document.toString())).isZero();
    assertThat(Files.readString(document))
        .contains("Bars met: decode at most 1.4 0 of 1.")
        .contains("| `kryo-plain` | Kryo | 1.41 [1.41, 1.41] ✗ | `user`, `graph` |")
        .contains("| `kryo-plain` decode | 2.00 [2.00, 2.00] | 200 (100) | 9.0 (9.0) | 10 (10) |");
  }

  @Test
  void aCodecStandsBesideTheExpertArticleCodeAndTheLimit() throws IOException {
    assertThat(filled("reach of bench.json"))
        .isEqualTo(
            ORIGIN
                + """
                Bars met: beside the expert 0 of 1 (1 within the noise ≈); beside article code 0 of 1; allocation 0 of 1.

                **`user`**

                |  | Serializer | Expert ÷ ours | Naive ÷ ours | Ours ÷ limit | ns | B/op | Bytes |
                | --- | --- | --- | --- | --- | ---: | ---: | ---: |
                | `kryo` encode | Polycodec on Kryo | 0.90 [0.80, 0.95] ≈ | 1.44 [1.40, 1.49] ✗ (1.50) | 4.0 | 1,600 (1,500) | 133 (100) ✗ | 10 (11) |

                """);
  }

  @Test
  void recordsStandBesideObjectsOfTheSameContent() throws IOException {
    Files.writeString(
        directory.resolve("records.json"),
        """
        {"results": [
          {"codec": "kryo", "way": "ours", "workload": "small", "operation": "decode",
            "bytes": 9, "cpuNanos": {"median": 100.0}, "allocatedBytes": {"median": 8}},
          {"codec": "kryo", "way": "ours", "workload": "small-records", "operation": "decode",
            "bytes": 9, "cpuNanos": {"median": 110.0}, "allocatedBytes": {"median": 8}}]}
        """);
    assertThat(filled("reach of records.json"))
        .contains("| `kryo` decode | Polycodec on Kryo | 100 | 8.0 | 9.0 |\n")
        .contains("| `kryo` decode | Polycodec on Kryo | 1.10 ✗ | 110 | 8.0 | 9.0 |\n");
  }

  @Test
  void aCodecStandsBesideOtherLayers() throws IOException {
    assertThat(filled("peers of bench.json"))
        .contains("Bars met: beside other layers 0 of 1 (1 within the noise ≈).")
        .contains(
            "| `kryo` | Polycodec on Kryo | dubbo | encode `user` | 1.25 [1.20, 1.35] ≈ |"
                + " 1,600 (3,000) | 133 (7.0) |");
  }

  @Test
  void aSingleForkHasNoIntervalAndItsMeanDecides() throws IOException {
    Files.writeString(
        directory.resolve("poison.json"),
        """
        {"results": [{"codec": "kryo", "way": "ours", "workload": "user", "operation": "encode",
          "forks": 1, "cleanNanos": 1000, "poisonedNanos": 1200, "slower": {"mean": 1.2}}]}
        """);
    assertThat(filled("poison of poison.json"))
        .contains("forks: 1.\n\nBars met: after a huge message 0 of 1.\n")
        .endsWith("| `kryo` ours | encode `user` | 1,000 | 1,200 | 1.20 ✗ |\n\n");
  }

  @Test
  void costlyMessagesSayForWhatTheyTakeIt() throws IOException {
    Files.writeString(
        directory.resolve("costly.json"),
        """
        {"results": [{"codec": "kryo", "tried": 12345, "minutes": 10.0, "date": "2026-11-23",
          "worst": [
            {"nanos": 2100000000, "bytes": 2500, "tooSlow": true,
             "text": "2,100 ms, 1 bytes allocated, 0 held, for 2,500 bytes of Set.of<a list> (X)"},
            {"allocated": 5000000, "bytes": 700},
            {"held": 1200, "bytes": 30, "tooLarge": false}]}]}
        """);
    assertThat(filled("costly of costly.json"))
        .startsWith("Bars met: time 0 of 1; heap 1 of 1.\n")
        .endsWith(
            "| `kryo` | 10 min on 2026-11-23: 12,345 messages |"
                + " 2,100 ms ✗ for 2.5 KB: `Set.of<a list> (X)` | 5.0 MB for 0.7 KB |"
                + " 1.2 KB ✓ for 0.0 KB |\n\n");
  }

  @Test
  void theGuideTakesTheBestOfThoseThatCan() throws IOException {
    Files.writeString(
        directory.resolve("compare.json"),
        """
        {"command": "./polycodec compare", "environment": {"date": "2001-02-03", "java": "17 Some VM",
          "os": "Some OS", "processors": 2},
         "codecs": {
          "fast": {"trust": "names no class", "traits": ["TEXT", "CROSS_LANGUAGE"]},
          "slow": {"trust": "names no class", "traits": ["TEXT", "CROSS_LANGUAGE"]},
          "generated": {"trust": "names no class", "traits": ["SCHEMA_FIRST", "CROSS_LANGUAGE"]},
          "other": {"trust": "hardened", "traits": ["CARRIES_TYPES", "CYCLES", "IDENTITY",
            "READS_OLDER", "READS_NEWER", "EXACT_CONTAINERS", "JAVA_HOOKS"]},
          "library": {"trust": "hardened", "traits": ["CARRIES_TYPES", "CYCLES", "IDENTITY",
            "EXACT_CONTAINERS", "PLAIN"]}},
         "results": [
          {"codec": "fast", "dataSet": "user", "outcome": "equal", "encodeNanos": 10,
           "decodeNanos": 20, "bytes": 500, "objects": 5},
          {"codec": "slow", "dataSet": "user", "outcome": "equal", "encodeNanos": 30,
           "decodeNanos": 30, "bytes": 400, "objects": 5},
          {"codec": "other", "dataSet": "user", "outcome": "equal", "encodeNanos": 1,
           "decodeNanos": 1, "bytes": 10, "objects": 5},
          {"codec": "generated", "dataSet": "user", "outcome": "equal", "encodeNanos": 1,
           "decodeNanos": 1, "bytes": 10, "objects": 5},
          {"codec": "library", "dataSet": "user", "outcome": "equal", "encodeNanos": 0.5,
           "decodeNanos": 0.5, "bytes": 5, "objects": 5},
          {"codec": "fast", "dataSet": "graph", "outcome": "refused"}]}
        """);
    assertThat(filled("guide of compare.json"))
        .startsWith(
            "`./polycodec compare`, 2001-02-03, 17 Some VM, Some OS, 2 processors.\n\n| You")
        .contains(
            "| bytes from strangers | `fast` | - | fastest of 2; then `slow` 2.00 × | 10, 20 ns |"
                + " 100 |")
        .contains("by a library's own serializers | `library` | - | the only one |")
        .contains("| any objects, in the fewest bytes | `other` | - | the only one |")
        .contains("| other languages, in the fewest bytes | `slow` | - | smallest of 2;")
        .contains(
            "| classes with Java's own hooks (`writeObject`, `readResolve`) | `other` | - | the"
                + " only one |");
  }

  @Test
  void aStaleTableIsToldAndNotChangedByTheCheck() throws IOException {
    Path page = page("reach of bench.json");
    assertThat(run("--check", page.toString())).isEqualTo(1);
    assertThat(err.toString())
        .isEqualToIgnoringNewLines(page + " is stale: run ./polycodec bench-table " + page);
    assertThat(page).content().contains("\nold\n");
  }

  @Test
  void whatCannotBeFilledIsSaid() throws IOException {
    assertThat(run(page("odd of bench.json").toString())).isEqualTo(1);
    assertThat(err.toString())
        .isEqualTo(
            "There is no table 'odd'; there are [costly, guide, peers, plain, poison, reach]");
    assertThat(run(page("reach of none.json").toString())).isEqualTo(1);
    assertThat(err.toString()).contains("none.json cannot be read: ");
    Path empty = Files.writeString(directory.resolve("empty.md"), "nothing");
    assertThat(run(empty.toString())).isEqualTo(1);
    assertThat(err.toString()).endsWith("empty.md has no <!-- begin: TABLE of FILE.json -->");
  }
}
