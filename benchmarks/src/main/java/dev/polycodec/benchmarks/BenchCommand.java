package dev.polycodec.benchmarks;

import dev.polycodec.compare.AtomicFile;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
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

  @Option(
      names = "--forks",
      paramLabel = "N",
      defaultValue = "5",
      description = "How many JVMs measure each figure, in turns; default: ${DEFAULT-VALUE}.")
  private int forks;

  @Mixin private Pace pace = new Pace();

  @Option(
      names = "--json",
      paramLabel = "FILE",
      description = "Also write all figures of all forks to this file, when all is done.")
  private @Nullable Path json;

  @Option(names = "--verbose", description = "Print stack traces of failures.")
  private boolean verbose;

  @Override
  public Integer call() {
    List<Cell> cells = selection.cells(spec.commandLine(), forks, pace);
    AtomicFile file = json == null ? null : new AtomicFile(json);
    long start = System.nanoTime();
    Results results = new Turns(cells, forks, pace).run(spec.commandLine().getErr());
    PrintWriter out = spec.commandLine().getOut();
    out.print(TextReport.render(results));
    out.flush();
    if (file != null) {
      long seconds = (System.nanoTime() - start) / 1_000_000_000;
      List<String> arguments = spec.commandLine().getParseResult().originalArgs();
      file.write(JsonReport.render(results, arguments, seconds));
    }
    return results.failures().isEmpty() ? ExitCode.OK : ExitCode.SOFTWARE;
  }
}
