package dev.polycodec.benchmarks;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Measures codecs beside other ways of using the same libraries. */
@Command(
    name = "bench",
    aliases = "bench-peers",
    description =
        "Measures each codec beside article code (naive) and hand-tuned code (expert) of the same"
            + " library, in JVMs that take turns, and says how many times as fast the codec is.",
    mixinStandardHelpOptions = true,
    sortOptions = false)
final class BenchCommand implements Callable<Integer> {

  @Spec private CommandSpec spec = CommandSpec.create();
  @Mixin private Selection selection = new Selection();
  @Mixin private Figures figures = new Figures(5);
  @Mixin private Pace pace = new Pace();

  @Option(names = "--verbose", description = "Print stack traces of failures.")
  private boolean verbose;

  @Override
  public Integer call() {
    List<Cell> cells = selection.cells(figures.forks, pace);
    Consumer<ObjectNode> file = figures.open();
    long start = System.nanoTime();
    Results results = new Turns(cells, figures.forks, pace).run(spec.commandLine().getErr());
    PrintWriter out = spec.commandLine().getOut();
    out.print(TextReport.render(results));
    out.flush();
    long seconds = (System.nanoTime() - start) / 1_000_000_000;
    List<String> arguments = spec.commandLine().getParseResult().originalArgs();
    file.accept(JsonReport.render(results, arguments, seconds));
    return results.failures().isEmpty() ? ExitCode.OK : ExitCode.SOFTWARE;
  }
}
