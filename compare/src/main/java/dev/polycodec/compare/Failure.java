package dev.polycodec.compare;

import org.jspecify.annotations.Nullable;

/** A failure that the user is told about in one line: the message. */
public final class Failure extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /** Creates a failure. */
  public Failure(String message) {
    this(message, null);
  }

  /** Creates a failure with what caused it. */
  public Failure(String message, @Nullable Throwable cause) {
    super(message, cause);
  }
}
