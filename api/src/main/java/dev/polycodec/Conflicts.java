package dev.polycodec;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Notes which call of a builder decides what, and the first two that contradict each other. */
final class Conflicts {

  private final Map<Object, String> claims = new HashMap<>();
  private @Nullable String first;

  /** Notes that a call decides something; the same call again is no conflict. */
  void claim(Object subject, String call) {
    String earlier = claims.putIfAbsent(subject, call);
    if (earlier != null && !earlier.equals(call) && first == null) {
      first = earlier + " cannot be combined with " + call;
    }
  }

  /**
   * Checks that no two calls contradict each other.
   *
   * @throws IllegalStateException if two do, naming both
   */
  void requireNone() {
    if (first != null) {
      throw new IllegalStateException(first);
    }
  }
}
