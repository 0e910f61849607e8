package dev.polycodec.benchmarks;

import dev.polycodec.benchmarks.hostile.HostileCommand;
import dev.polycodec.benchmarks.tables.TableCommand;
import dev.polycodec.compare.ErrorLines;
import dev.polycodec.compare.StandardStream;
import java.io.PrintWriter;
import picocli.CommandLine.Command;

/**
 * {@code ./polycodec bench} and its kin: exits with 0, 1 for a failure, or 2 for a wrong
 * invocation.
 */
@Command(
    name = "polycodec",
    mixinStandardHelpOptions = true,
    subcommands = {
      BenchCommand.class,
      HostileCommand.class,
      PoisonCommand.class,
      StartCommand.class,
      TableCommand.class
    })
public final class Main {

  private Main() {}

  /** Runs the command and exits with its code. */
  public static void main(String[] args) {
    System.exit(run(StandardStream.writer(System.out), StandardStream.writer(System.err), args));
  }

  static int run(PrintWriter out, PrintWriter err, String... args) {
    return ErrorLines.run(new Main(), out, err, args);
  }
}
