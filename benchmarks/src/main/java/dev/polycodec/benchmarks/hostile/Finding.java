package dev.polycodec.benchmarks.hostile;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * A message and what it takes to decode it.
 *
 * @param what what it is, in the same words for messages that cost for the same reason
 * @param recipe how its value is made, or null if its bytes were changed since
 * @param type the class that it is decoded as
 * @param message the bytes
 * @param nanos the time on a processor
 * @param allocated bytes of the heap, garbage included
 * @param held bytes of the heap that the decoded value takes, if that was measured
 * @param refused the exception, without its package, or null if it was decoded
 */
record Finding(
    String what,
    @Nullable Recipe recipe,
    Class<?> type,
    byte[] message,
    long nanos,
    long allocated,
    long held,
    @Nullable String refused) {

  private static final long MAX_NANOS = 2_000_000_000L;
  private static final long MAX_EXPANSION = 64;
  private static final long FREE = 1 << 20;

  Finding(String what, @Nullable Recipe recipe, Class<?> type, byte[] message) {
    this(what, recipe, type, message, 0, 0, 0, null);
  }

  Finding measured(long time, long bytes, @Nullable String failure) {
    return new Finding(what, recipe, type, message, time, bytes, held, failure);
  }

  Finding weighed(long bytes) {
    return new Finding(what, recipe, type, message, nanos, allocated, bytes, refused);
  }

  /** Returns how much it allocates for its length. */
  double allocatedShare() {
    return (double) allocated / most();
  }

  /** Returns how much its value takes for its length. */
  double heldShare() {
    return (double) held / most();
  }

  private long most() {
    return MAX_EXPANSION * message.length + FREE;
  }

  /** Returns whether it takes more time than a message may. */
  boolean isTooSlow() {
    return nanos > MAX_NANOS;
  }

  /** Returns whether its value takes more of the heap than one of its length may. */
  boolean isTooLarge() {
    return held > most();
  }

  /** Returns what it takes, and for what. */
  String text() {
    return String.format(
        Locale.ROOT,
        "%,.0f ms, %,d bytes allocated, %,d held, for %,d bytes of %s%s",
        nanos / 1e6,
        allocated,
        held,
        message.length,
        what,
        refused == null ? "" : " (" + refused.replaceFirst(":.*", "") + ")");
  }
}
