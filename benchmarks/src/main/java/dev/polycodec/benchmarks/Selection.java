package dev.polycodec.benchmarks;

import dev.polycodec.compare.workload.Workloads;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Option;

/** The options that say what is measured. */
final class Selection {

  @Option(
      names = "--codecs",
      split = ",",
      paramLabel = "NAME",
      defaultValue = "primaries",
      description = "The codecs, or 'primaries' or 'all'; default: ${DEFAULT-VALUE}.")
  private List<String> codecs = new ArrayList<>();

  @Option(
      names = "--ways",
      split = ",",
      paramLabel = "NAME",
      defaultValue = "naive,expert,ours",
      description = "How each is used; default: ${DEFAULT-VALUE}. A codec may lack some.")
  private List<String> ways = new ArrayList<>();

  @Option(
      names = "--workloads",
      split = ",",
      paramLabel = "NAME",
      defaultValue = "user,medium",
      description = "The data sets of ./polycodec compare; default: ${DEFAULT-VALUE}.")
  private List<String> workloads = new ArrayList<>();

  @Option(
      names = "--operations",
      split = ",",
      paramLabel = "NAME",
      defaultValue = "encode,decode",
      description = "Of ${COMPLETION-CANDIDATES}; default: ${DEFAULT-VALUE}.")
  private List<Operation> operations = new ArrayList<>();

  @Option(
      names = "--reach",
      description =
          "Measure what docs/performance.md shows, in one run: user in three ways, medium and graph"
              + " beside the expert, session-1000000 lent and decoded; of --codecs.")
  private boolean reach;

  /**
   * Returns what is measured, so that what is compared stands side by side.
   *
   * @throws IllegalArgumentException if a name is unknown, or nothing is left
   */
  List<Cell> cells(Lanes lanes) {
    List<Cell> cells = reach ? reach(lanes) : chosen(lanes);
    if (cells.isEmpty()) {
      throw new IllegalArgumentException("None of these codecs has any of these ways");
    }
    return cells;
  }

  /** Article code is compared on one workload only: elsewhere its forks would buy nothing. */
  private List<Cell> reach(Lanes lanes) {
    List<Cell> cells = new ArrayList<>();
    narrow("user", "naive,expert,ours", Operation.ENCODE, lanes, cells);
    narrow("medium", "expert,ours", Operation.ENCODE, lanes, cells);
    narrow("graph", "expert,ours", Operation.ENCODE, lanes, cells);
    narrow("session-1000000", "expert,ours", Operation.LEND, lanes, cells);
    cells.add(new Cell(lanes.get("limit", "by-hand"), "user", Operation.ENCODE));
    cells.add(new Cell(lanes.get("limit", "by-hand"), "user", Operation.DECODE));
    cells.add(new Cell(lanes.get("limit", "memcpy"), "session-1000000", Operation.LEND));
    return cells;
  }

  private void narrow(
      String workload, String someWays, Operation encode, Lanes lanes, List<Cell> cells) {
    workloads = List.of(workload);
    ways = List.of(someWays.split(","));
    operations = List.of(encode, Operation.DECODE);
    cells.addAll(chosen(lanes));
  }

  private List<Cell> chosen(Lanes lanes) {
    requireKnown("way", ways, lanes.ways());
    requireKnown("data set", workloads, Workloads.names());
    List<Cell> cells = new ArrayList<>();
    for (String workload : workloads) {
      for (String codec : codecs(lanes)) {
        for (Operation operation : operations) {
          ways.stream()
              .filter(way -> lanes.has(codec, way))
              .map(way -> lanes.get(codec, way))
              .filter(lane -> lanes.canCarry(lane, workload))
              .forEach(lane -> cells.add(new Cell(lane, workload, operation)));
        }
      }
    }
    return cells;
  }

  private List<String> codecs(Lanes lanes) {
    if (codecs.equals(List.of("primaries"))) {
      return Lanes.primaries();
    }
    if (codecs.equals(List.of("all"))) {
      return lanes.codecs();
    }
    requireKnown("codec", codecs, lanes.codecs());
    return codecs;
  }

  private static void requireKnown(String what, List<String> names, List<String> known) {
    for (String name : names) {
      if (!known.contains(name)) {
        throw new IllegalArgumentException(
            "There is no %s '%s'; there are %s".formatted(what, name, String.join(", ", known)));
      }
    }
  }
}
