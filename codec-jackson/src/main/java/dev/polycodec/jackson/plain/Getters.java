package dev.polycodec.jackson.plain;

import dev.polycodec.jackson.plain.Properties.Kind;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Properties of a class that are a getter of a container, without a field of their name and without
 * a setter. Jackson adds what it reads to what such a getter returns. That may be a container which
 * was read already by another name, or not be there.
 */
final class Getters {

  private final Map<Kind, List<String>> names = new HashMap<>();
  private final Map<String, Field> fields = new HashMap<>();
  private final Set<String> filled = new HashSet<>();

  void add(Kind kind, String name) {
    names.computeIfAbsent(kind, k -> new ArrayList<>()).add(name);
  }

  int count(Kind kind) {
    return names.getOrDefault(kind, List.of()).size();
  }

  /**
   * Finds the fields that getters stand for: the only one of its kind, or those of like names. If
   * it cannot be seen which stands for which, what they return is filled.
   *
   * @param left the fields without accessors
   * @param covered those for which pairs of accessors stand, and then these
   */
  void cover(Map<Kind, List<Field>> left, Set<Field> covered) {
    left.forEach(
        (kind, those) -> {
          List<String> getters = names.getOrDefault(kind, List.of());
          if (!getters.isEmpty() && !covered.containsAll(those)) {
            cover(those, getters, covered);
          }
        });
  }

  private void cover(List<Field> left, List<String> getters, Set<Field> covered) {
    boolean only = left.size() == 1 && getters.size() == 1;
    Map<String, Field> found = new HashMap<>();
    for (Field field : left) {
      getters.stream()
          .filter(name -> only || isLike(name, field.getName()))
          .forEach(name -> found.put(name, field));
    }
    if (found.size() == left.size()) {
      fields.putAll(found);
      covered.addAll(left);
    } else if (left.size() <= getters.size()) {
      filled.addAll(getters);
      covered.addAll(left);
    }
  }

  private static boolean isLike(String name, String field) {
    return name.replace("_", "").equalsIgnoreCase(field.replace("_", ""));
  }

  /** Returns the field that a getter stands for, or null if there is none, or more than one. */
  @Nullable Field field(String name) {
    return fields.get(name);
  }

  /** Returns whether what a getter returns is filled, although all fields are read. */
  boolean isFilled(String name) {
    return filled.contains(name);
  }
}
