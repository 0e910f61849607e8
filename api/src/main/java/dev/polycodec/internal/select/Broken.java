package dev.polycodec.internal.select;

import dev.polycodec.internal.shape.Remedy;
import dev.polycodec.spi.CodecProvider;
import org.jspecify.annotations.Nullable;

/**
 * What went wrong with a provider that failed to load.
 *
 * @param provider null if there was none yet
 */
record Broken(@Nullable CodecProvider provider, Throwable failure) {

  private static final String OTHER_COPY =
      "; its class belongs to another copy of polycodec-api than this one: have a single copy that"
          + " both the codec and the application see";

  /** Says so with the first cause, which the service loader keeps to itself, and what to do. */
  @Override
  public String toString() {
    Throwable cause = failure.getCause();
    return provider == null
        ? failure + (cause == null ? "" : " (" + cause + ")") + remedy()
        : provider.getClass().getName()
            + " of "
            + Candidate.jar(provider)
            + ": "
            + failure
            + Remedy.ofApi(failure);
  }

  /** A container and its application may both have this library. */
  private String remedy() {
    String message = failure.getMessage();
    return message != null && message.endsWith(" not a subtype") ? OTHER_COPY : Remedy.of(failure);
  }
}
