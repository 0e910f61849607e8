package dev.polycodec.benchmarks;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Measures what one huge message does to the cost of small ones after it. */
@Command(
    name = "bench-poison",
    description =
        "Measures messages before and after one of 10 MB went through the same serializer: what has"
            + " grown for the one may slow all others.",
    mixinStandardHelpOptions = true,
    sortOptions = false)
final class PoisonCommand implements Callable<Integer> {

  @Spec private CommandSpec spec = CommandSpec.create();
  @Mixin private Selection selection = new Selection();
  @Mixin private Figures figures = new Figures(3);
  @Mixin private Pace pace = new Pace();

  @Override
  public Integer call() {
    List<Cell> clean = selection.cells(figures.forks, pace);
    Consumer<ObjectNode> file = figures.open();
    List<Cell> both = new ArrayList<>();
    for (Cell cell : clean) {
      both.add(cell);
      both.add(cell.poison());
    }
    Results results = new Turns(both, figures.forks, pace).run(spec.commandLine().getErr());
    ObjectNode root = JsonFile.begin(spec.commandLine().getParseResult().originalArgs());
    print(clean, results, root.putArray("results"));
    file.accept(root);
    return results.failures().isEmpty() ? ExitCode.OK : ExitCode.SOFTWARE;
  }

  private void print(List<Cell> cells, Results results, ArrayNode rows) {
    PrintWriter out = spec.commandLine().getOut();
    out.printf("%-44s %10s %10s  %s%n", "CPU ns", "clean", "poisoned", "poisoned is slower by");
    for (Cell cell : cells) {
      List<Sample> clean = results.samples().getOrDefault(cell, List.of());
      List<Sample> poisoned = results.samples().getOrDefault(cell.poison(), List.of());
      if (!clean.isEmpty() && !poisoned.isEmpty()) {
        out.printf(
            Locale.ROOT,
            "%-44s %,10.0f %,10.0f  %s%n",
            cell,
            Results.median(clean, Sample::cpuNanos),
            Results.median(poisoned, Sample::cpuNanos),
            Ratio.of(clean, poisoned, Sample::cpuNanos));
        describe(rows.addObject(), cell, clean, poisoned);
      }
    }
    results.failures().forEach((cell, reason) -> out.println(cell + ": " + reason));
    out.flush();
  }

  private static void describe(
      ObjectNode node, Cell cell, List<Sample> clean, List<Sample> poisoned) {
    node.put("codec", cell.lane().codec());
    node.put("way", cell.lane().way());
    node.put("workload", cell.workload());
    node.put("operation", cell.operation().method());
    node.put("forks", clean.size());
    node.put("cleanNanos", Results.median(clean, Sample::cpuNanos));
    node.put("poisonedNanos", Results.median(poisoned, Sample::cpuNanos));
    Ratio.of(clean, poisoned, Sample::cpuNanos).describe(node.putObject("slower"));
  }
}
