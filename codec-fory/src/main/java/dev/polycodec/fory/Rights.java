package dev.polycodec.fory;

import dev.polycodec.CodecException;
import dev.polycodec.TypeNotAllowedException;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.RootType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Which roots are allowed all classes that a Fory has met: it asks about each only once. */
final class Rights {

  private static final int MOST_ROOTS = 64;

  private final boolean writing;
  private final Set<Class<?>> met = new HashSet<>();
  private final List<Class<?>> numbered = new ArrayList<>();
  private final Map<RootType, Boolean> known = new HashMap<>();
  private @Nullable RootType last;
  private boolean allowed;

  Rights(boolean writing) {
    this.writing = writing;
  }

  /** Notes a class that has a number: no name leads to it. */
  void number(Class<?> type) {
    numbered.add(type);
  }

  /**
   * Says whether the root of a message is allowed all, by the same names.
   *
   * @throws TypeNotAllowedException if the policy does not allow it a class with a number
   */
  boolean have(Message next) {
    if (next.root() != last) {
      if (known.size() == MOST_ROOTS) {
        known.clear();
      }
      allowed = known.computeIfAbsent(next.root(), root -> isAllowed(next));
      last = next.root();
    }
    return allowed;
  }

  private boolean isAllowed(Message next) {
    numbered.forEach(type -> next.load(next.nameOf(type)));
    return met.stream().allMatch(type -> isAllowed(next, type));
  }

  private boolean isAllowed(Message next, Class<?> type) {
    try {
      return next.load(next.nameOf(type)) == type || writing;
    } catch (CodecException e) {
      return false;
    }
  }

  /** Notes a class that the message is allowed. */
  void meet(Message current, Class<?> type) {
    if (met.add(type)) {
      known.clear();
      known.put(current.root(), true);
    }
  }
}
