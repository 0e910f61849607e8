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

  /**
   * Returns what is measured, so that what is compared stands side by side.
   *
   * @throws IllegalArgumentException if a name is unknown, or nothing is left
   */
  List<Cell> cells(Lanes lanes) {
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
    if (cells.isEmpty()) {
      throw new IllegalArgumentException("None of these codecs has any of these ways");
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
