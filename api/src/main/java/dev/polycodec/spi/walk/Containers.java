package dev.polycodec.spi.walk;

import java.util.ConcurrentModificationException;

/** What collections and maps have in common. */
final class Containers {

  private Containers() {}

  /** Checks that what was announced was written. */
  static void requireSize(int found, int expected) {
    if (found != expected) {
      throw new ConcurrentModificationException(
          "A container changed from "
              + expected
              + " to "
              + found
              + " elements while it was encoded");
    }
  }
}
