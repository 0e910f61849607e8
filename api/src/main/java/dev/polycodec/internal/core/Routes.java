package dev.polycodec.internal.core;

import dev.polycodec.UseCodec;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Decides which codec the roots of a class get: the override of the class itself, its annotation,
 * the override of its nearest superclass, that of an interface, the codec for all others;
 * immutable.
 */
final class Routes {

  private final String call;
  private final String others;
  private final Map<Class<?>, String> overrides;

  Routes(String others, Map<Class<?>, String> overrides) {
    this("use", others, overrides);
  }

  private Routes(String call, String others, Map<Class<?>, String> overrides) {
    this.call = call;
    this.others = others;
    this.overrides = Map.copyOf(overrides);
  }

  /** Returns the routes of bytes that are older than any envelope; annotations do not count. */
  static Routes ofLegacy(String others, Map<Class<?>, String> byType) {
    return new Routes("readLegacy", others, byType);
  }

  /** Returns the routes of values inside those of other codecs, which most are without. */
  static Routes inside(Map<Class<?>, String> byType) {
    return new Routes("useInside", "", byType);
  }

  /**
   * A codec with the rule that gave it.
   *
   * @param codec the name of the codec
   * @param rule the configuration that decided
   */
  record Route(String codec, String rule) {}

  /**
   * Returns the route of a class.
   *
   * @throws IllegalStateException if two unrelated interfaces name different codecs
   */
  Route of(Class<?> type) {
    Route route = override(type);
    if (route == null && call.equals("use")) {
      route = nearest(type, Routes::annotation, true);
    }
    if (route == null) {
      route = nearest(type.getSuperclass(), this::override, false);
    }
    if (route == null) {
      route = ofInterfaces(type, this::override);
    }
    return route == null ? new Route(others, "no override matches") : route;
  }

  private @Nullable Route override(Class<?> type) {
    String codec = overrides.get(type);
    return codec == null
        ? null
        : new Route(codec, call + "(\"" + codec + "\", " + type.getSimpleName() + ".class)");
  }

  private static @Nullable Route annotation(Class<?> type) {
    UseCodec annotation = type.getAnnotation(UseCodec.class);
    return annotation == null
        ? null
        : new Route(
            annotation.value(),
            "@UseCodec(\"" + annotation.value() + "\") on " + type.getSimpleName());
  }

  private static @Nullable Route nearest(
      @Nullable Class<?> from, Function<Class<?>, @Nullable Route> rule, boolean interfaces) {
    for (Class<?> type = from; type != null; type = type.getSuperclass()) {
      Route route = rule.apply(type);
      if (route != null) {
        return route;
      }
    }
    return interfaces && from != null ? ofInterfaces(from, rule) : null;
  }

  private static @Nullable Route ofInterfaces(
      Class<?> type, Function<Class<?>, @Nullable Route> rule) {
    Map<Class<?>, Route> matches = new LinkedHashMap<>();
    for (Class<?> candidate : interfaces(type)) {
      Route route = rule.apply(candidate);
      if (route != null) {
        matches.put(candidate, route);
      }
    }
    matches.keySet().removeIf(general -> hasNarrower(general, matches.keySet()));
    List<Route> routes = List.copyOf(matches.values());
    if (routes.stream().map(Route::codec).distinct().count() > 1) {
      throw new IllegalStateException(
          "%s matches two overrides, %s and %s; add an override of the class itself"
              .formatted(type.getName(), routes.get(0).rule(), routes.get(1).rule()));
    }
    return routes.isEmpty() ? null : routes.get(0);
  }

  private static boolean hasNarrower(Class<?> general, Set<Class<?>> all) {
    return all.stream().anyMatch(other -> other != general && general.isAssignableFrom(other));
  }

  private static Set<Class<?>> interfaces(Class<?> from) {
    Set<Class<?>> found = new LinkedHashSet<>();
    for (Class<?> type = from; type != null; type = type.getSuperclass()) {
      collect(type, found);
    }
    return found;
  }

  private static void collect(Class<?> type, Set<Class<?>> found) {
    for (Class<?> next : type.getInterfaces()) {
      if (found.add(next)) {
        collect(next, found);
      }
    }
  }
}
