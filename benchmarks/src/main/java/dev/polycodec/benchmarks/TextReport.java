package dev.polycodec.benchmarks;

import dev.polycodec.compare.Serializers;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The table that people read. */
final class TextReport {

  private static final String HEADER_FORMAT = "%-26s %-7s %-8s %12s %12s %11s %10s  %s%n";

  private static final Object[] HEADER = {
    "codec", "", "way", "CPU ns", "wall ns", "B/op", "bytes", "ours is"
  };

  private TextReport() {}

  static String render(Results results) {
    StringBuilder text = new StringBuilder();
    text.append(String.format(Locale.ROOT, HEADER_FORMAT, HEADER));
    for (String workload :
        results.samples().keySet().stream().map(Cell::workload).distinct().toList()) {
      text.append('\n').append(workload).append('\n');
      results.samples().keySet().stream()
          .filter(cell -> cell.workload().equals(workload))
          .forEach(cell -> text.append(row(cell, results)));
    }
    results
        .failures()
        .forEach((cell, reason) -> text.append(cell).append(": ").append(reason).append('\n'));
    return text.append(LEGEND).toString();
  }

  private static final String LEGEND =
      """

      Medians over the forks, each the median of its iterations, for all messages of the data set.
      "ours is" says how many times as fast ours is, by CPU time, with the 95 % interval over forks.
      """
          + "Of ours, "
          + Serializers.LEGEND
          + "\n";

  private static String row(Cell cell, Results results) {
    List<Sample> samples = results.samples().getOrDefault(cell, List.of());
    List<Object> cells = new ArrayList<>();
    cells.add(cell.lane().codec());
    cells.add(cell.operation().method());
    cells.add(cell.lane().way());
    cells.add(number(Results.median(samples, Sample::cpuNanos)));
    cells.add(number(Results.median(samples, Sample::wallNanos)));
    cells.add(number(Results.median(samples, Sample::allocatedBytes)));
    cells.add(number(samples.get(0).messageBytes()));
    cells.add(results.oursBeside(cell).map(Ratio::toString).orElse(""));
    return String.format(Locale.ROOT, HEADER_FORMAT, cells.toArray()).replaceAll(" +(\\R)$", "$1");
  }

  private static String number(double value) {
    return String.format(Locale.ROOT, value < 100 ? "%.1f" : "%,.0f", value);
  }

  private static String number(long value) {
    return String.format(Locale.ROOT, "%,d", value);
  }
}
