package dev.polycodec.cli;

import dev.polycodec.compare.ErrorLines;
import dev.polycodec.compare.StandardStream;
import java.io.IOException;
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
    System.exit(run(StandardStream.writer(System.out), StandardStream.writer(System.err), args));
  }

  /** Runs a command with a stack for messages as deep as the limits of a codec let them be. */
  static int run(PrintWriter out, PrintWriter err, String... args) {
    try {
      return DeepStack.call(() -> ErrorLines.run(new Main(), out, err, args));
    } catch (IOException e) {
      throw new IllegalStateException("The command ended before its time", e);
    }
  }
}
