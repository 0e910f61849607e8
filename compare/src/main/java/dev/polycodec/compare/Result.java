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

  /**
   * Nanoseconds for one object.
   *
   * @param encode the time to encode
   * @param decode the time to decode
   * @param both the time of both, round by round
   * @param warm whether the compilers were quiet before it was measured
   */
  record Times(Spread encode, Spread decode, Spread both, boolean warm) {

    /** A wider interval says that the machine, or the code, was not the same all the time. */
    private static final double WIDE = 0.25;

    /** Says whether the figures can be relied on. */
    boolean settled() {
      return warm && both.deviation() <= WIDE;
    }
  }

  double encodeNanos() {
    return times == null ? Double.NaN : times.encode().middle();
  }

  double decodeNanos() {
    return times == null ? Double.NaN : times.decode().middle();
  }

  boolean isDefect() {
    return trip.outcome() == Outcome.DIFFERENT || trip.outcome() == Outcome.FAILED;
  }
}
