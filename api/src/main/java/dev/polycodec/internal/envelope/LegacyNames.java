package dev.polycodec.internal.envelope;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/**
 * The names of the codecs of bytes without an envelope; immutable.
 *
 * @param others those of roots that no type covers
 * @param byType those of some roots and their subclasses
 */
public record LegacyNames(Set<String> others, Map<Class<?>, Set<String>> byType) {

  static final LegacyNames NONE = new LegacyNames(Set.of(), Map.of());

  LegacyNames with(String codec, Class<?>... types) {
    Objects.requireNonNull(codec, "codec");
    if (types.length == 0) {
      return new LegacyNames(add(others, codec), byType);
    }
    Map<Class<?>, Set<String>> changed = new LinkedHashMap<>(byType);
    for (Class<?> type : types) {
      changed.put(type, add(changed.getOrDefault(type, Set.of()), codec));
    }
    return new LegacyNames(others, Map.copyOf(changed));
  }

  private static Set<String> add(Set<String> names, String name) {
    Set<String> changed = new LinkedHashSet<>(names);
    changed.add(name);
    return Set.copyOf(changed);
  }

  /** Returns all names. */
  Set<String> all() {
    Set<String> names = new LinkedHashSet<>(others);
    byType.values().forEach(names::addAll);
    return names;
  }
}
