package dev.polycodec.compare;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.polycodec.internal.select.Nearest;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import picocli.CommandLine;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;

/** Turns what goes wrong into one line, and a stack trace where {@code --verbose} asks for it. */
public final class ErrorLines {

  private ErrorLines() {}

  /** Runs a command, and returns its exit code. */
  public static int run(Object command, PrintWriter out, PrintWriter err, String... args) {
    CommandLine line = new CommandLine(command);
    setVersion(line);
    int code =
        line.setOut(out)
            .setErr(err)
            .setCaseInsensitiveEnumValuesAllowed(true)
            .setParameterExceptionHandler((e, given) -> wrongInvocation(e))
            .setExecutionExceptionHandler(ErrorLines::failure)
            .execute(args);
    // A writer keeps what went wrong to itself, such as a full disk, until it is asked.
    if (out.checkError() && code == ExitCode.OK) {
      err.println("polycodec: the standard output does not take what is printed");
      err.flush();
      return ExitCode.SOFTWARE;
    }
    return code;
  }

  /** Each command says the same, which only the build knows. */
  private static void setVersion(CommandLine line) {
    try (InputStream in = ErrorLines.class.getResourceAsStream("version.txt")) {
      String version = new String(Objects.requireNonNull(in).readAllBytes(), UTF_8).strip();
      line.getCommandSpec().version(version);
      line.getSubcommands().values().forEach(each -> each.getCommandSpec().version(version));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Tells what is wrong with the arguments, and returns the exit code. */
  private static int wrongInvocation(ParameterException e) {
    CommandLine command = e.getCommandLine();
    String name = command.getCommandSpec().qualifiedName();
    command
        .getErr()
        .println(oneLine(name + ": " + e.getMessage()) + meant(e) + " (see " + name + " --help)");
    return ExitCode.USAGE;
  }

  /** Returns the option or command that is meant by one that there is not, or nothing. */
  private static String meant(ParameterException e) {
    if (!(e instanceof UnmatchedArgumentException unmatched)) {
      return "";
    }
    List<String> names = new ArrayList<>(e.getCommandLine().getCommandSpec().optionsMap().keySet());
    names.addAll(e.getCommandLine().getSubcommands().keySet());
    String typed = unmatched.getUnmatched().get(0).replaceFirst("=.*", "");
    String meant = Nearest.of(typed, names);
    return meant == null ? "" : ". Did you mean '" + meant + "'?";
  }

  /** Tells what went wrong, and returns the exit code. */
  private static int failure(Exception e, CommandLine command, ParseResult parsed) {
    if (e instanceof Failure known && known.exitCode() == ExitCode.USAGE) {
      return wrongInvocation(new ParameterException(command, describe(e)));
    }
    String name = command.getCommandSpec().qualifiedName();
    command.getErr().println(oneLine(name + ": " + describe(e)));
    if (command.getParseResult().hasMatchedOption("--verbose")) {
      e.printStackTrace(command.getErr());
    }
    return e instanceof Failure known ? known.exitCode() : ExitCode.SOFTWARE;
  }

  /** Returns what happened: the message, with the class where that is not meant for users. */
  static String describe(Throwable e) {
    return e instanceof Failure ? String.valueOf(e.getMessage()) : e.toString();
  }

  static String oneLine(String text) {
    return text.replaceAll("\\s*\\R\\s*", " ").strip();
  }
}
