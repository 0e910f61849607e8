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

  /** Says so with the first cause, which the service loader keeps to itself, and what to do. */
  @Override
  public String toString() {
    Throwable cause = failure.getCause();
    return provider == null
        ? failure + (cause == null ? "" : " (" + cause + ")") + Remedy.of(failure)
        : provider.getClass().getName()
            + " of "
            + Candidate.jar(provider)
            + ": "
            + failure
            + Remedy.ofApi(failure);
  }
}
