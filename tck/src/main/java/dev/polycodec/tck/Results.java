package dev.polycodec.tck;

import dev.polycodec.CodecException;
import dev.polycodec.Trait;
import dev.polycodec.tck.sample.Tier;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Counts what became of each cell, and writes it where {@link CoverageTable} reads it. */
final class Results {

  /** What became of a cell that did not fail. */
  enum Outcome {
    EQUAL,
    REFUSED
  }

  private final Subject subject;
  private final Map<Tier, Map<Outcome, List<String>>> cells = new EnumMap<>(Tier.class);

  private final Map<String, String> reasons = new TreeMap<>();

  Results(Subject subject) {
    this.subject = subject;
  }

  /** Notes why a value was refused. */
  synchronized void refused(Cell cell, CodecException refusal) {
    record(cell, Outcome.REFUSED);
    reasons.putIfAbsent(cell.sample().name(), String.valueOf(refusal.getMessage()));
  }

  synchronized void record(Cell cell, Outcome outcome) {
    cells
        .computeIfAbsent(cell.tier(), tier -> new EnumMap<>(Outcome.class))
        .computeIfAbsent(outcome, o -> new ArrayList<>())
        .add(cell.sample().name() + " " + cell.position());
  }

  /** Writes {@code target/tck/<codec>.properties}, if the whole value set was run. */
  synchronized void write() {
    if (count() >= Cells.all().size()) {
      ResultFiles.VALUES.write(subject.name(), lines());
    }
  }

  private int count() {
    return cells.values().stream()
        .flatMap(outcomes -> outcomes.values().stream())
        .mapToInt(List::size)
        .sum();
  }

  private List<String> lines() {
    Map<String, String> lines = new TreeMap<>();
    lines.put("trust", subject.variant().trust().name());
    lines.put("traits", join(subject.variant().traits().stream().map(Trait::name).toList()));
    cells.forEach(
        (tier, outcomes) ->
            outcomes.forEach(
                (outcome, names) -> {
                  lines.put(tier + "." + outcome, Integer.toString(names.size()));
                  if (outcome == Outcome.REFUSED) {
                    lines.put(tier + ".REFUSED.cells", join(names));
                  }
                }));
    reasons.forEach(
        (name, reason) ->
            lines.put("reason." + lines.size(), name + RefusedTable.BECAUSE + reason));
    return lines.entrySet().stream().map(line -> line.getKey() + "=" + line.getValue()).toList();
  }

  private static String join(List<String> names) {
    return new TreeSet<>(names).stream().collect(Collectors.joining(", "));
  }
}
