package dev.polycodec.onenio;

/**
 * The byte before each value that is not a field of a primitive type; the first four are one-nio's
 * own.
 */
final class Tags {

  static final int NULL = -1;

  /** A two-byte number of an object of this message follows. */
  static final int REFERENCE = -2;

  /** A four-byte number of an object of this message follows. */
  static final int LONG_REFERENCE = -3;

  /** The class follows, then its state. */
  static final int CLASS = -4;

  /** The state of an object of the declared class follows. */
  static final int DECLARED = -5;

  /** The scalars, by ordinal, downwards from here. */
  static final int SCALARS = -10;

  private Tags() {}
}
