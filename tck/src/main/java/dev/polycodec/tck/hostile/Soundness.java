package dev.polycodec.tck.hostile;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Looks for references of a wrong type, which unchecked stores leave in the heap. */
final class Soundness {

  private final Set<Object> seen = Collections.newSetFromMap(new IdentityHashMap<>());
  private final Deque<Object> pending = new ArrayDeque<>();

  private Soundness() {}

  /** Returns the first field or element that holds what its type does not admit. */
  static Optional<String> violation(@Nullable Object root) throws IllegalAccessException {
    Soundness search = new Soundness();
    search.add(root);
    while (!search.pending.isEmpty()) {
      String violation = search.visit(search.pending.remove());
      if (violation != null) {
        return Optional.of(violation);
      }
    }
    return Optional.empty();
  }

  private void add(@Nullable Object value) {
    if (value != null && seen.add(value)) {
      pending.add(value);
    }
  }

  private @Nullable String visit(Object value) throws IllegalAccessException {
    if (value instanceof Object[] array) {
      return visitArray(array);
    }
    if (value instanceof Collection<?> collection) {
      collection.forEach(this::add);
    } else if (value instanceof Map<?, ?> map) {
      map.forEach(
          (key, content) -> {
            add(key);
            add(content);
          });
    }
    return visitFields(value);
  }

  private @Nullable String visitArray(Object[] array) {
    Class<?> component = array.getClass().getComponentType();
    for (int i = 0; i < array.length; i++) {
      Object element = Array.get(array, i);
      if (element != null && !component.isInstance(element)) {
        return "an element of " + array.getClass() + " is of " + element.getClass();
      }
      add(element);
    }
    return null;
  }

  /** Visits the fields of the classes of tests; the JDK does not open those of its classes. */
  private @Nullable String visitFields(Object value) throws IllegalAccessException {
    for (Class<?> c = value.getClass(); isOfATest(c); c = c.getSuperclass()) {
      for (Field field : c.getDeclaredFields()) {
        if (Modifier.isStatic(field.getModifiers()) || field.getType().isPrimitive()) {
          continue;
        }
        field.setAccessible(true);
        try {
          Object content = field.get(value);
          if (content != null && !field.getType().isInstance(content)) {
            return field + " holds an object of another class";
          }
          add(content);
        } catch (IllegalArgumentException e) {
          return field + " holds an object of another class"; // from JDK 18 on, reading it fails
        }
      }
    }
    return null;
  }

  private static boolean isOfATest(@Nullable Class<?> type) {
    return type != null && type.getName().startsWith("dev.polycodec.");
  }
}
