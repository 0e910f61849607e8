package dev.polycodec.compare;

import org.jspecify.annotations.Nullable;

/** A failure that the user is told about in one line: the message. */
final class Failure extends RuntimeException {

  private static final long serialVersionUID = 1L;

  Failure(String message) {
    this(message, null);
  }

  Failure(String message, @Nullable Throwable cause) {
    super(message, cause);
  }
}
