package dev.polycodec.benchmarks;

import dev.polycodec.compare.Failure;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options that say what is measured. */
final class Selection {

  private static final List<String> BESIDE_EXPERT = List.of("expert", "ours");
  private static final List<Operation> BOTH = List.of(Operation.ENCODE, Operation.DECODE);
  private static final List<Operation> LENT = List.of(Operation.LEND, Operation.DECODE);

  /** The codecs whose libraries write text slowly. */
  private static final Set<String> TEXTS = Set.of("kryo", "protostuff", "onenio");

  /** Article code is compared on one workload only: elsewhere its forks would buy nothing. */
  private static final List<Part> REACH =
      List.of(
          new Part("user", List.of("naive", "expert", "ours"), BOTH, Set.of()),
          new Part("medium", BESIDE_EXPERT, BOTH, Set.of()),
          new Part("graph", BESIDE_EXPERT, BOTH, Set.of()),
          new Part("session-1000000", BESIDE_EXPERT, LENT, Set.of()),
          new Part("large", BESIDE_EXPERT, BOTH, TEXTS),
          new Part("strings", BESIDE_EXPERT, BOTH, TEXTS),
          new Part("small", List.of("ours"), BOTH, Set.of("kryo")),
          new Part("small-records", List.of("ours"), BOTH, Set.of("kryo")));

  private static final List<Part> PLAIN =
      Stream.of("user", "medium", "graph")
          .map(workload -> new Part(workload, List.of("library", "ours"), BOTH, Set.of()))
          .toList();

  @Mixin private CodecOptions named = new CodecOptions();

  @Option(
      names = "--ways",
      split = ",",
      paramLabel = "NAME",
      defaultValue = "naive,expert,ours",
      description = "How each is used; default: ${DEFAULT-VALUE}. A codec may lack some.")
  private List<String> ways = new ArrayList<>();

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
          "Measure what docs/results/reach.md shows, in one run: user in three ways, medium and"
              + " graph beside the expert, session-1000000 lent and decoded, text and records where"
              + " the library is slow with them; of --codecs.")
  private boolean reach;

  @Option(
      names = "--plain",
      description =
          "Measure plain codecs beside the same set-up of their libraries without Polycodec: user,"
              + " medium and graph; of --codecs, or all.")
  private boolean plain;

  /**
   * Returns what a command measures.
   *
   * @throws Failure if a name is unknown, nothing is left, or a number is too small
   */
  List<Cell> cells(int forks, Pace pace) {
    if (forks < 1 || !pace.isPossible()) {
      throw Failure.ofUsage("Numbers of runs and times are at least 1");
    }
    return cells(Lanes.find());
  }

  /**
   * Returns what is measured, so that what is compared stands side by side.
   *
   * @throws Failure if a name is unknown, or nothing is left
   */
  List<Cell> cells(Lanes lanes) {
    List<Cell> cells = plain ? plain(lanes) : reach ? reach(lanes) : chosen(lanes);
    if (cells.isEmpty()) {
      throw Failure.ofUsage("None of these codecs has any of these ways");
    }
    return cells;
  }

  private List<Cell> reach(Lanes lanes) {
    List<Cell> cells = new ArrayList<>();
    REACH.forEach(part -> cells.addAll(part.cells(named.codecs(lanes), lanes)));
    cells.add(new Cell(lanes.get("limit", "by-hand"), "user", Operation.ENCODE));
    cells.add(new Cell(lanes.get("limit", "by-hand"), "user", Operation.DECODE));
    cells.add(new Cell(lanes.get("limit", "memcpy"), "session-1000000", Operation.LEND));
    return cells;
  }

  private List<Cell> plain(Lanes lanes) {
    List<String> codecs = named.codecs(lanes);
    List<String> selected = codecs.equals(Lanes.primaries()) ? lanes.codecs() : codecs;
    List<String> besideLibrary =
        selected.stream().filter(codec -> lanes.has(codec, "library")).toList();
    return PLAIN.stream().flatMap(part -> part.cells(besideLibrary, lanes).stream()).toList();
  }

  private List<Cell> chosen(Lanes lanes) {
    CodecOptions.known("way", ways, lanes.ways());
    return named.workloads().stream()
        .map(workload -> new Part(workload, ways, operations, Set.of()))
        .flatMap(part -> part.cells(named.codecs(lanes), lanes).stream())
        .toList();
  }

  /** What is measured of one workload; of all selected codecs if it names none. */
  private record Part(
      String workload, List<String> ways, List<Operation> operations, Set<String> only) {

    List<Cell> cells(List<String> selected, Lanes lanes) {
      List<Cell> cells = new ArrayList<>();
      for (String codec : selected) {
        if (only.isEmpty() || only.contains(codec)) {
          operations.forEach(operation -> add(codec, operation, lanes, cells));
        }
      }
      return cells;
    }

    private void add(String codec, Operation operation, Lanes lanes, List<Cell> cells) {
      ways.stream()
          .filter(way -> lanes.has(codec, way))
          .map(way -> lanes.get(codec, way))
          .filter(lane -> lanes.canCarry(lane, workload))
          .forEach(lane -> cells.add(new Cell(lane, workload, operation)));
    }
  }
}
