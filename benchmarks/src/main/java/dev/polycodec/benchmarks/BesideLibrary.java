package dev.polycodec.benchmarks;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;

/** What plain codecs take of the time of their library: the mean over the workloads. */
final class BesideLibrary {

  private static final String FORMAT = "%-26s %-7s %-18s %s%n";

  private BesideLibrary() {}

  /** Returns a line for each codec and direction, or nothing where no library was measured. */
  static String text(Results results) {
    StringBuilder text = new StringBuilder();
    List<Cell> libraries =
        results.samples().keySet().stream()
            .filter(cell -> cell.lane().way().equals("library"))
            .toList();
    for (String codec : libraries.stream().map(cell -> cell.lane().codec()).distinct().toList()) {
      for (Operation operation : Operation.values()) {
        List<Cell> works =
            libraries.stream()
                .filter(cell -> cell.lane().codec().equals(codec))
                .filter(cell -> cell.operation() == operation)
                .filter(cell -> results.ours(cell).isPresent())
                .toList();
        if (!works.isEmpty()) {
          text.append(line(works, results));
        }
      }
    }
    return text.isEmpty() ? "" : "\nours takes, of the CPU time of the library by itself\n" + text;
  }

  private static String line(List<Cell> works, Results results) {
    List<double[]> library = new ArrayList<>();
    List<double[]> ours = new ArrayList<>();
    for (Cell cell : works) {
      library.add(nanos(Objects.requireNonNull(results.samples().get(cell))));
      ours.add(nanos(results.ours(cell).orElseThrow()));
    }
    Cell first = works.get(0);
    return String.format(
        Locale.ROOT,
        FORMAT,
        first.lane().codec(),
        first.operation().method(),
        Ratio.ofMeans(library, ours),
        "geometric mean of " + String.join(", ", works.stream().map(Cell::workload).toList()));
  }

  private static double[] nanos(List<Sample> samples) {
    return samples.stream().mapToDouble(Sample::cpuNanos).toArray();
  }
}
