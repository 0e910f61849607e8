package dev.polycodec.tck.sample;

/** Where a value of the value set sits in the message. */
public enum Position {
  /** The root, through a handle of the declared type. */
  ROOT,
  /** The root, encoded as its own class, and decoded by class. */
  CLASS,
  /** A field of the declared type. */
  FIELD,
  /** A field of type {@code Object}. */
  OBJECT,
  /** An element of a list of anything. */
  ELEMENT,
  /** A key of a map of anything; for values with {@code equals}. */
  KEY,
  /** A value of a map of anything. */
  VALUE
}
