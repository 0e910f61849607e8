package dev.polycodec;

/**
 * Bounds what one message may hold, on encode and on decode alike.
 *
 * <p>Texts and arrays of primitives are bounded by the bytes of the message alone. Independent of
 * these bounds, a length that the bytes announce is checked against what the remaining bytes can
 * hold before anything is allocated for it.
 *
 * @param maxBytes the bytes of a message, 1 to 2,147,483,639
 * @param maxDepth how deep objects may be nested, where containers and arrays of references count
 *     like objects, 1 to 100,000
 * @param maxObjects the objects of a message, at least 1
 * @param maxElements the elements of one collection or array of references, or the entries of one
 *     map, at least 0
 * @param maxClasses the different classes that one message may name, at least 1
 * @param maxDigits the decimal digits of a {@code BigInteger} or {@code BigDecimal}, and those by
 *     which the scale of the latter moves the point either way, at least 1: arithmetic on larger
 *     ones takes time and memory without end
 * @param maxKeySteps the steps that the keys of maps and the elements of sets may take to hash and
 *     to compare in the worst case, at least 1: a few bytes may stand for sets within sets, or for
 *     keys of one hash, that would take hours; a step is about a tenth of a microsecond
 * @param maxExpansion the bytes of the heap that a byte of a message may take, besides a megabyte
 *     for all, at least 1: a few bytes may stand for thousands of empty tables, or of copies
 */
public record Limits(
    int maxBytes,
    int maxDepth,
    int maxObjects,
    int maxElements,
    int maxClasses,
    int maxDigits,
    int maxKeySteps,
    int maxExpansion) {

  private static final Limits DEFAULTS =
      new Limits(16 << 20, 1_000, 1_000_000, 1_000_000, 1_000, 10_000, 16 << 20, 64);

  /** The largest array that every JVM can allocate. */
  private static final int MAX_ARRAY = Integer.MAX_VALUE - 8;

  /**
   * Checks every bound.
   *
   * @throws IllegalArgumentException if a bound is out of its range
   */
  public Limits {
    require("maxBytes", maxBytes, 1, MAX_ARRAY);
    require("maxDepth", maxDepth, 1, 100_000);
    require("maxObjects", maxObjects, 1, Integer.MAX_VALUE);
    require("maxElements", maxElements, 0, Integer.MAX_VALUE);
    require("maxClasses", maxClasses, 1, Integer.MAX_VALUE);
    require("maxDigits", maxDigits, 1, Integer.MAX_VALUE);
    require("maxKeySteps", maxKeySteps, 1, Integer.MAX_VALUE);
    require("maxExpansion", maxExpansion, 1, Integer.MAX_VALUE);
  }

  /**
   * Returns 16 MiB, depth 1,000, a million objects, a million elements, 1,000 classes, 10,000
   * digits, 16 Mi steps, 64 bytes for a byte.
   */
  public static Limits defaults() {
    return DEFAULTS;
  }

  /** Returns these limits with another bound for the bytes of a message. */
  public Limits withMaxBytes(int bytes) {
    return new Limits(
        bytes, maxDepth, maxObjects, maxElements, maxClasses, maxDigits, maxKeySteps, maxExpansion);
  }

  /** Returns these limits with another bound for the depth. */
  public Limits withMaxDepth(int depth) {
    return new Limits(
        maxBytes, depth, maxObjects, maxElements, maxClasses, maxDigits, maxKeySteps, maxExpansion);
  }

  /** Returns these limits with another bound for the objects of a message. */
  public Limits withMaxObjects(int objects) {
    return new Limits(
        maxBytes, maxDepth, objects, maxElements, maxClasses, maxDigits, maxKeySteps, maxExpansion);
  }

  /** Returns these limits with another bound for the elements of one container. */
  public Limits withMaxElements(int elements) {
    return new Limits(
        maxBytes, maxDepth, maxObjects, elements, maxClasses, maxDigits, maxKeySteps, maxExpansion);
  }

  /** Returns these limits with another bound for the classes that one message names. */
  public Limits withMaxClasses(int classes) {
    return new Limits(
        maxBytes, maxDepth, maxObjects, maxElements, classes, maxDigits, maxKeySteps, maxExpansion);
  }

  /** Returns these limits with another bound for the digits of a number. */
  public Limits withMaxDigits(int digits) {
    return new Limits(
        maxBytes, maxDepth, maxObjects, maxElements, maxClasses, digits, maxKeySteps, maxExpansion);
  }

  /** Returns these limits with another bound for the work that keys take. */
  public Limits withMaxKeySteps(int steps) {
    return new Limits(
        maxBytes, maxDepth, maxObjects, maxElements, maxClasses, maxDigits, steps, maxExpansion);
  }

  /** Returns these limits with another bound for what a byte of a message may take of the heap. */
  public Limits withMaxExpansion(int expansion) {
    return new Limits(
        maxBytes, maxDepth, maxObjects, maxElements, maxClasses, maxDigits, maxKeySteps, expansion);
  }

  private static void require(String name, int value, int min, int max) {
    if (value < min || value > max) {
      throw new IllegalArgumentException(
          name + " is " + value + "; it must be " + min + " to " + max);
    }
  }
}
