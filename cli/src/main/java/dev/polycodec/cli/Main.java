package dev.polycodec.cli;

import dev.polycodec.compare.ErrorLines;
import java.io.PrintWriter;
import picocli.CommandLine.Command;

/** The commands {@code ./polycodec inspect} and {@code ./polycodec convert}. */
@Command(
    name = "polycodec",
    description = "Looks at what is stored, and converts it.",
    mixinStandardHelpOptions = true,
    subcommands = {ConvertCommand.class, InspectCommand.class})
public final class Main {

  private Main() {}

  /** Runs a command and exits with its code. */
  public static void main(String[] args) {
    // Codecs are Java libraries that may leave threads behind: nothing is to wait for those.
    System.exit(run(new PrintWriter(System.out, true), new PrintWriter(System.err, true), args));
  }

  static int run(PrintWriter out, PrintWriter err, String... args) {
    return ErrorLines.run(new Main(), out, err, args);
  }
}
