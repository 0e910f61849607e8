package dev.polycodec.compare;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ExitCode;

/** A failure that the user is told about in one line: the message. */
public final class Failure extends RuntimeException {

  /** The exit code for data, or a class, that cannot be used as it is. */
  static final int INPUT = 3;

  private static final long serialVersionUID = 1L;

  private final int exitCode;

  /** Creates a failure. */
  public Failure(String message) {
    this(message, null);
  }

  /** Creates a failure with what caused it. */
  public Failure(String message, @Nullable Throwable cause) {
    this(message, cause, ExitCode.SOFTWARE);
  }

  private Failure(String message, @Nullable Throwable cause, int exitCode) {
    super(message, cause);
    this.exitCode = exitCode;
  }

  /** Creates a failure of who invoked the command, who is told of its help, too. */
  public static Failure ofUsage(String message) {
    return new Failure(message, null, ExitCode.USAGE);
  }

  static Failure ofInput(String message, @Nullable Throwable cause) {
    return new Failure(message, cause, INPUT);
  }

  int exitCode() {
    return exitCode;
  }
}
