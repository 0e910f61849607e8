package dev.polycodec.cli;

import dev.polycodec.compare.ErrorLines;
import java.io.PrintWriter;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import picocli.CommandLine.Command;

/** The commands {@code ./polycodec inspect} and {@code ./polycodec convert}. */
@Command(
    name = "polycodec",
    description = "Looks at what is stored, and converts it.",
    mixinStandardHelpOptions = true,
    subcommands = {ConvertCommand.class, InspectCommand.class})
public final class Main {

  private static final long STACK = 64L << 20;

  private Main() {}

  /** Runs a command and exits with its code. */
  public static void main(String[] args) {
    // Codecs are Java libraries that may leave threads behind: nothing is to wait for those.
    System.exit(run(new PrintWriter(System.out, true), new PrintWriter(System.err, true), args));
  }

  /** Runs a command with a stack for messages as deep as the limits of a codec let them be. */
  static int run(PrintWriter out, PrintWriter err, String... args) {
    FutureTask<Integer> task = new FutureTask<>(() -> ErrorLines.run(new Main(), out, err, args));
    new Thread(null, task, "polycodec", STACK).start();
    try {
      return task.get();
    } catch (InterruptedException | ExecutionException e) {
      throw new IllegalStateException("The command ended before its time", e);
    }
  }
}
