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

/**
 * Which roots are allowed all classes that a Fory has met: it asks about each only once, and so
 * does a root.
 */
final class Rights {

  private static final int NOT_ALL = -1;

  private final boolean writing;
  private final List<Class<?>> met = new ArrayList<>();
  private final Set<Class<?>> known = new HashSet<>();
  private final List<Class<?>> numbered = new ArrayList<>();

  /** How many of those that were met a root is allowed: all that there were when it was asked. */
  private final Map<RootType, Integer> allowed = new HashMap<>();

  private @Nullable RootType last;
  private int allowedLast;

  Rights(boolean writing) {
    this.writing = writing;
  }

  /** Notes a class that has a number: no name leads to it. */
  void number(Class<?> type) {
    numbered.add(type);
  }

  /** Says whether messages of a root had all when they came last. */
  boolean had(RootType root) {
    return root == last || allowed.getOrDefault(root, NOT_ALL) != NOT_ALL;
  }

  /**
   * Says whether the root of a message is allowed all, by the same names.
   *
   * @throws TypeNotAllowedException if the policy does not allow it a class with a number
   */
  boolean have(Message next) {
    RootType root = next.root();
    if (root != last || allowedLast != met.size()) {
      allowedLast = allowed(next, allowed.getOrDefault(root, 0));
      allowed.put(root, allowedLast);
      last = root;
    }
    return allowedLast != NOT_ALL;
  }

  private int allowed(Message next, int before) {
    if (before == NOT_ALL) {
      return NOT_ALL;
    }
    numbered.forEach(type -> next.load(next.nameOf(type)));
    boolean all = met.stream().skip(before).allMatch(type -> isAllowed(next, type));
    return all ? met.size() : NOT_ALL;
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
    if (known.add(type)) {
      met.add(type);
      allowedLast = met.size();
      allowed.put(current.root(), allowedLast);
    }
  }
}
