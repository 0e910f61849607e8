package dev.polycodec.compare;

import dev.polycodec.compare.RoundTrip.Outcome;
import org.jspecify.annotations.Nullable;

/**
 * What one codec did with one workload.
 *
 * @param codec the codec
 * @param trip what became of the values
 * @param times how long it took, or null unless every value came back equal
 */
record Result(CodecInfo codec, RoundTrip trip, @Nullable Times times) {

  /** Nanoseconds for one object: medians. */
  record Times(double encodeNanos, double decodeNanos) {}

  double encodeNanos() {
    return times == null ? Double.NaN : times.encodeNanos();
  }

  double decodeNanos() {
    return times == null ? Double.NaN : times.decodeNanos();
  }

  /** Returns the time by which results are sorted: without times it is NaN, which comes last. */
  double totalNanos() {
    return encodeNanos() + decodeNanos();
  }

  boolean isDefect() {
    return trip.outcome() == Outcome.DIFFERENT || trip.outcome() == Outcome.FAILED;
  }
}
