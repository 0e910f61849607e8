package dev.polycodec.spi;

import dev.polycodec.internal.verify.Difference;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Compares a copy of an object with it, for a library that loses something of some objects: its
 * codec reads what it has written.
 */
public final class Fidelity {

  private Fidelity() {}

  /**
   * Returns where a copy differs, by the shapes of the classes; null if it does not. A container
   * may be of another class that keeps the contract. The text names classes and fields, never
   * values.
   */
  public static @Nullable String difference(Object value, Object copy, Shapes shapes) {
    return Difference.of(value, copy, shapes, Set.of());
  }
}
