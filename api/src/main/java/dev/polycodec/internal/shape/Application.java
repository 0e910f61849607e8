package dev.polycodec.internal.shape;

import dev.polycodec.Surrogate;
import dev.polycodec.spi.Scalar;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The surrogates that the application gave, by the class they replace. */
final class Application {

  private final Map<Class<?>, Surrogate<?, ?>> surrogates = new LinkedHashMap<>();

  Application(List<? extends Surrogate<?, ?>> given) {
    for (Surrogate<?, ?> surrogate : given) {
      Class<?> type = surrogate.type();
      require(surrogate, "replaces its own form", !replaces(type, surrogate.form()));
      require(surrogate, "replaces arrays or primitives", !type.isArray() && !type.isPrimitive());
      require(surrogate, "is the second", surrogates.put(type, surrogate) == null);
    }
  }

  /** Returns whether there is a surrogate for the class of a name itself. */
  boolean replaces(String name) {
    return surrogates.keySet().stream().anyMatch(type -> type.getName().equals(name));
  }

  private static boolean replaces(Class<?> type, Class<?> form) {
    return type == form || (type.isAssignableFrom(form) && !onlyByName(form));
  }

  private static boolean onlyByName(Class<?> type) {
    return type.isArray() || Scalar.of(type) != null;
  }

  private static void require(Surrogate<?, ?> surrogate, String what, boolean valid) {
    if (!valid) {
      throw new IllegalArgumentException(
          "The surrogate for " + surrogate.type().getName() + " " + what);
    }
  }

  /**
   * Returns the surrogate for a class: its own, else that of the nearest superclass, else that of
   * its interfaces, of which several may have one. Scalars and arrays are replaced only by their
   * own.
   */
  List<Surrogate<?, ?>> find(Class<?> type) {
    Surrogate<?, ?> exact = surrogates.get(type);
    if (exact != null) {
      return List.of(exact);
    }
    if (surrogates.isEmpty() || onlyByName(type)) {
      return List.of();
    }
    for (Class<?> c = type.getSuperclass(); c != null; c = c.getSuperclass()) {
      Surrogate<?, ?> inherited = surrogates.get(c);
      if (inherited != null) {
        return List.of(inherited);
      }
    }
    return byInterface(type);
  }

  private List<Surrogate<?, ?>> byInterface(Class<?> type) {
    List<Surrogate<?, ?>> nearest = new ArrayList<>();
    for (Surrogate<?, ?> candidate : surrogates.values()) {
      if (candidate.type().isInterface() && candidate.type().isAssignableFrom(type)) {
        nearest.removeIf(other -> other.type().isAssignableFrom(candidate.type()));
        if (nearest.stream().noneMatch(o -> candidate.type().isAssignableFrom(o.type()))) {
          nearest.add(candidate);
        }
      }
    }
    return nearest;
  }
}
