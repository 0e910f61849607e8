package dev.polycodec.benchmarks.hostile;

import dev.polycodec.Codec;

/**
 * What a search needs to know of a format.
 *
 * @param writer writes what the codec shall read
 * @param typed whether messages name classes
 * @param held whether values are in the field of an object, which a plain object stream cannot
 *     write
 * @param shares whether messages have references, so that an object may be in several places
 */
record Format(Writer writer, boolean typed, boolean held, boolean shares) {

  /** Writes messages; with a codec of loose limits, or without any. */
  @FunctionalInterface
  interface Writer {

    /** Returns the message of a value, or throws anything if it has none. */
    byte[] write(Codec codec, Object value) throws Exception;
  }
}
