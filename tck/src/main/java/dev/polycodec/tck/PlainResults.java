package dev.polycodec.tck;

import dev.polycodec.tck.sample.Tier;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** Counts what a plain codec and its library do with each cell, for {@link PlainCoverageTable}. */
final class PlainResults {

  /** What became of a cell; a wrong one fails the kit. */
  enum Outcome {
    /** The bytes are those of the library, and come back. */
    EQUAL,
    /** The library does not bring it back, so it is refused. */
    REFUSED,
    /** It is refused, although the library brings it back. */
    OVER_REFUSED,
    /**
     * The library brings it back by what is never safe: it loads what no policy allows, or fills
     * private fields of the JDK.
     */
    UNSAFE
  }

  private final String name;
  private final Map<Outcome, List<String>> cells = new EnumMap<>(Outcome.class);

  /** The values beyond the portable ones that the library brings back somewhere. */
  private final Set<String> carried = new TreeSet<>();

  PlainResults(String name) {
    this.name = name;
  }

  synchronized void record(Cell cell, Outcome outcome) {
    cells.computeIfAbsent(outcome, o -> new ArrayList<>()).add(cell.sample().name());
    if (outcome != Outcome.REFUSED && cell.tier() == Tier.EXTRA) {
      carried.add(cell.sample().name());
    }
  }

  /** Returns how many of all cells are over-refused, from 0 to 1. */
  synchronized double shareOverRefused() {
    int all = cells.values().stream().mapToInt(List::size).sum();
    return all == 0 ? 0 : (double) cells.getOrDefault(Outcome.OVER_REFUSED, List.of()).size() / all;
  }

  /** Writes {@code target/tck/plain/<name>.properties}. */
  synchronized void write() {
    ResultFiles.PLAIN.write(name, lines());
  }

  private List<String> lines() {
    List<String> lines = new ArrayList<>();
    lines.add("carried=" + String.join(RefusedTable.AND, carried));
    for (Outcome outcome : Outcome.values()) {
      List<String> names = cells.getOrDefault(outcome, List.of());
      lines.add(outcome + "=" + names.size());
      if (outcome == Outcome.OVER_REFUSED) {
        lines.add(outcome + ".values=" + String.join(", ", new TreeSet<>(names)));
      }
    }
    return lines;
  }
}
