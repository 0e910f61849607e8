package dev.polycodec.internal.surrogate;

import dev.polycodec.Surrogate;
import java.util.function.Supplier;

/** A built-in surrogate, which messages call by a name. */
interface Named<T, F> extends Surrogate<T, F> {

  /** Returns how messages call the class. */
  String what();

  /**
   * Makes a value, and hides the cause of a failure: its message may hold values of the payload.
   */
  static <T> T valid(String what, Supplier<T> from) {
    try {
      return from.get();
    } catch (RuntimeException e) {
      throw new IllegalArgumentException(
          "The bytes hold no valid " + what + ": " + e.getClass().getSimpleName());
    }
  }
}
