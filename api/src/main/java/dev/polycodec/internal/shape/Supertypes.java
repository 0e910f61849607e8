package dev.polycodec.internal.shape;

import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Knows classes of libraries that are not here by what they extend or implement. */
final class Supertypes {

  private Supertypes() {}

  /** Returns the class, or what it extends or implements, that has one of some names, or null. */
  static @Nullable Class<?> find(Class<?> type, Set<String> names) {
    for (Class<?> c = type; c != null; c = c.getSuperclass()) {
      if (names.contains(c.getName())) {
        return c;
      }
      for (Class<?> implemented : c.getInterfaces()) {
        Class<?> found = find(implemented, names);
        if (found != null) {
          return found;
        }
      }
    }
    return null;
  }
}
