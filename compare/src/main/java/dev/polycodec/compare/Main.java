package dev.polycodec.compare;

import java.io.PrintWriter;
import picocli.CommandLine.Command;

/** The command {@code ./polycodec}: exits with 0, 1 for a failure, or 2 for a wrong invocation. */
@Command(
    name = "polycodec",
    description = "Tools around Polycodec, one API for object serialization.",
    footer =
        "Stored bytes: ./polycodec inspect --help, convert. Benchmarks: ./polycodec bench --help,"
            + " bench-hostile, bench-peers, bench-poison, bench-start, bench-table.",
    mixinStandardHelpOptions = true,
    subcommands = {CompareCommand.class, WorkerCommand.class})
public final class Main {

  private Main() {}

  /** Runs a command and exits with its code. */
  public static void main(String[] args) {
    PrintWriter out = StandardStream.writer(System.out);
    // Libraries and the user's classes may print, which is not to get among figures and answers.
    System.setOut(System.err);
    // Codecs are Java libraries that may leave threads behind: nothing is to wait for those.
    System.exit(run(out, StandardStream.writer(System.err), args));
  }

  static int run(PrintWriter out, PrintWriter err, String... args) {
    return ErrorLines.run(new Main(), out, err, args);
  }
}
