package dev.polycodec.compare;

import org.jspecify.annotations.Nullable;

/**
 * What became of the messages of a workload in one codec.
 *
 * @param outcome how it ended
 * @param bytes the encoded bytes of all messages, or 0
 * @param deflatedBytes the bytes after each message was compressed by itself, or 0
 * @param message why it did not end well, or null
 */
record RoundTrip(Outcome outcome, long bytes, long deflatedBytes, @Nullable String message) {

  /** How a round trip ends. */
  enum Outcome {
    /** Every value came back equal. */
    EQUAL,
    /** The codec said before anything was lost that it does not take these values. */
    REFUSED,
    /** The codec cannot run, could not read its own bytes, or threw what is no answer. */
    FAILED,
    /** A value came back different: what a codec must never do. */
    DIFFERENT
  }

  static RoundTrip equal(long bytes, long deflatedBytes) {
    return new RoundTrip(Outcome.EQUAL, bytes, deflatedBytes, null);
  }

  static RoundTrip not(Outcome outcome, String message) {
    return new RoundTrip(outcome, 0, 0, ErrorLines.oneLine(message));
  }
}
