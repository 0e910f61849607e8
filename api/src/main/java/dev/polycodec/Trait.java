package dev.polycodec;

/**
 * Claims that a codec makes about itself.
 *
 * <p>The conformance kit proves each claim, and that what is not claimed is refused on encode
 * rather than lost.
 */
public enum Trait {
  /** The bytes name classes, so values in {@code Object} fields and open interfaces round-trip. */
  CARRIES_TYPES,
  /**
   * Two references to one object are still one object after a round trip; else it is copied. What
   * is used as a value may be copied anyway: strings, numbers, dates and times, byte arrays.
   */
  IDENTITY,
  /** Objects may refer back to themselves; else a cycle is refused on encode. */
  CYCLES,
  /** The bytes are readable text. */
  TEXT,
  /** Other languages can read the bytes without Polycodec. */
  CROSS_LANGUAGE,
  /** Bytes written with an older version of a class can be read, in the default mode. */
  READS_OLDER,
  /** Bytes written with a newer version of a class can be read, in the default mode. */
  READS_NEWER,
  /** Every proper prefix of a message is refused. */
  DETECTS_TRUNCATION,
  /** Containers keep their exact class; else only the contract of list, set or map is kept. */
  EXACT_CONTAINERS,
  /**
   * Java's own hooks ({@code writeReplace}, {@code readObject}, ...) run; else they are refused.
   */
  JAVA_HOOKS,
  /** Only generated classes of the backend's schema can be roots. */
  SCHEMA_FIRST,
  /**
   * The library itself: its own serializers, set up by the application, write and read its own
   * bytes. What it would lose is refused on encode.
   */
  PLAIN
}
