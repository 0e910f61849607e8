package dev.polycodec.internal.envelope;

import dev.polycodec.stored.Compressor;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The compressors of an envelope; immutable.
 *
 * @param number the one to write with, 0 for none
 * @param threshold the bytes of the shortest message worth it
 * @param known those that are read, by number
 */
record Compression(int number, int threshold, Map<Integer, Compressor> known) {

  static final Compression NONE = new Compression(0, 0, Map.of());

  private static final int MIN_NUMBER = 16;
  private static final int MAX_NUMBER = 127;

  /** Adds one to read with. */
  Compression reading(int added, Compressor compressor) {
    Objects.requireNonNull(compressor, "compressor");
    if (added < MIN_NUMBER || added > MAX_NUMBER) {
      throw new IllegalArgumentException(
          "The number of a compressor is %s; it must be %s to %s"
              .formatted(added, MIN_NUMBER, MAX_NUMBER));
    }
    Map<Integer, Compressor> changed = new HashMap<>(known);
    Compressor earlier = changed.put(added, compressor);
    if (earlier != null && earlier != compressor) {
      throw new IllegalArgumentException(
          "The number " + added + " is given away to another compressor already");
    }
    return new Compression(number, threshold, Map.copyOf(changed));
  }

  /** Sets the one to write with. */
  Compression writing(int chosen, int minimum) {
    if (minimum < 0) {
      throw new IllegalArgumentException(
          "The threshold is " + minimum + "; it must not be negative");
    }
    return new Compression(chosen, minimum, known);
  }

  /** Says whether a message is to be compressed, if that makes it smaller. */
  boolean covers(int length) {
    return number != 0 && length >= threshold;
  }

  /** Returns a compressor that is not built in, or null if there is none of the number. */
  @Nullable Compressor find(int wanted) {
    return known.get(wanted);
  }
}
