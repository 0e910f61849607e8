package dev.polycodec.benchmarks;

import dev.polycodec.compare.Estimate;
import dev.polycodec.compare.Failure;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;

/**
 * Forks of several cells that take turns: fork 1 of all cells, then fork 2, so that what drifts
 * hits all alike.
 */
record Turns(List<Cell> cells, int forks, Pace pace) {

  /**
   * Runs all forks; a cell that fails is told about and left out from then on.
   *
   * @throws Failure if all fail
   */
  Results run(PrintWriter progress) {
    int total = forks * cells.size();
    progress.printf(
        Locale.ROOT, "%d forks, about %s%n", total, Estimate.words(total * pace.forkMillis()));
    Results results = new Results();
    for (int fork = 0; fork < forks; fork++) {
      for (int i = 0; i < cells.size(); i++) {
        Cell cell = cells.get(i);
        if (!results.failed(cell)) {
          String place = "[%d/%d] %s".formatted(fork * cells.size() + i + 1, total, cell);
          progress.println(place + ": " + measure(cell, results));
        }
      }
    }
    if (results.samples().isEmpty()) {
      throw new Failure("Nothing was measured: " + results.failures());
    }
    return results;
  }

  private String measure(Cell cell, Results results) {
    try {
      Sample sample = new Fork(cell, pace).run();
      results.add(cell, sample);
      return String.format(
          Locale.ROOT, "%,.0f ns, %,.0f B", sample.cpuNanos(), sample.allocatedBytes());
    } catch (Failure e) {
      results.fail(cell, String.valueOf(e.getMessage()));
      return "failed: " + e.getMessage();
    }
  }
}
