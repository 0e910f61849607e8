package dev.polycodec;

/** Says what happens to bytes that another version of a class wrote. */
public enum Evolution {
  /**
   * Any change of a class is a {@link SchemaMismatchException} that names it; the smallest bytes.
   */
  STRICT,
  /**
   * Added, removed and widened fields are reconciled by name: the right value, the documented
   * default, or an exception.
   */
  COMPATIBLE
}
