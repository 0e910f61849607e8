package dev.polycodec.benchmarks;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToDoubleFunction;

/** What the forks found, in the order in which they are told. */
final class Results {

  private final Map<Cell, List<Sample>> samples = new LinkedHashMap<>();
  private final Map<Cell, String> failures = new LinkedHashMap<>();

  void add(Cell cell, Sample sample) {
    samples.computeIfAbsent(cell, key -> new ArrayList<>()).add(sample);
  }

  void fail(Cell cell, String reason) {
    samples.remove(cell);
    failures.put(cell, reason);
  }

  boolean failed(Cell cell) {
    return failures.containsKey(cell);
  }

  Map<Cell, List<Sample>> samples() {
    return samples;
  }

  Map<Cell, String> failures() {
    return failures;
  }

  /** Returns how ours compares with a cell of another way, if ours was measured. */
  Optional<Ratio> oursBeside(Cell cell) {
    List<Sample> other = samples.getOrDefault(cell, List.of());
    return samples.entrySet().stream()
        .filter(entry -> isOursBeside(entry.getKey(), cell))
        .findFirst()
        .map(ours -> Ratio.of(ours.getValue(), other, Sample::cpuNanos));
  }

  private static boolean isOursBeside(Cell ours, Cell cell) {
    return ours.lane().way().equals("ours")
        && !cell.lane().way().equals("ours")
        && ours.lane().codec().equals(cell.lane().codec())
        && ours.workload().equals(cell.workload())
        && ours.operation() == cell.operation();
  }

  /** Returns the median over the forks. */
  static double median(List<Sample> samples, ToDoubleFunction<Sample> figure) {
    double[] sorted = samples.stream().mapToDouble(figure).sorted().toArray();
    return sorted[sorted.length / 2];
  }
}
