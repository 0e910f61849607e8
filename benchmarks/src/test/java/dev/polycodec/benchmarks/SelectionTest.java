package dev.polycodec.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

class SelectionTest {

  private static List<Cell> cells(String... arguments) {
    Selection selection = new Selection();
    new CommandLine(new Parsed(selection))
        .setCaseInsensitiveEnumValuesAllowed(true)
        .parseArgs(arguments);
    return selection.cells(Lanes.find());
  }

  /** Options need a command around them. */
  @CommandLine.Command
  private static final class Parsed {
    @CommandLine.Mixin private final Selection selection;

    Parsed(Selection selection) {
      this.selection = selection;
    }
  }

  /** BSON's library writes documents, not objects of these classes, so it has one way. */
  @Test
  void byDefaultThePrimariesAreMeasuredInThreeWays() {
    int missing = 8; // articles and experts have no lanes for the walks on BSON and the like
    assertThat(cells()).hasSize((Lanes.primaries().size() * 3 - missing) * 2 * 2);
  }

  @Test
  void waysOfOneCodecOnOneWorkloadStandSideBySide() {
    assertThat(cells("--codecs=kryo", "--workloads=user,graph"))
        .extracting(Cell::toString)
        .startsWith("kryo/naive encode user", "kryo/expert encode user", "kryo/ours encode user")
        .endsWith("kryo/naive decode graph", "kryo/expert decode graph", "kryo/ours decode graph");
  }

  @Test
  void theReachIsOneSelection() {
    assertThat(cells("--reach", "--codecs=protostuff"))
        .extracting(Cell::toString)
        .contains("protostuff/naive decode user", "protostuff/ours lend session-1000000")
        .contains("limit/by-hand encode user", "limit/memcpy lend session-1000000")
        .doesNotContain("protostuff/naive encode medium", "protostuff/expert encode graph")
        .hasSize(6 + 4 + 2 + 4 + 2 * 4 + 3);
  }

  @Test
  void theReachOfKryoIsOfRecordsToo() {
    assertThat(cells("--reach", "--codecs=kryo,json"))
        .extracting(Cell::toString)
        .contains("kryo/ours encode small", "kryo/ours decode small-records")
        .doesNotContain("json/ours encode small", "json/ours encode strings");
  }

  @Test
  void plainCodecsStandBesideTheirLibraries() {
    assertThat(cells("--plain"))
        .extracting(Cell::toString)
        .contains("kryo-plain/library encode user", "kryo-plain/ours encode user")
        .contains("kryo-plain-unsafe/ours decode graph", "protostuff-plain/library decode medium")
        .doesNotContain("protostuff-plain/ours encode graph")
        .allMatch(cell -> cell.contains("-plain") || cell.startsWith("fory/"));
    assertThat(cells("--plain", "--codecs=jdk-plain")).hasSize(3 * 2 * 2);
  }
}
