package dev.polycodec.tck.evolution;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Map.Entry;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Shows a value to the last detail: the fields by name, and the type of each number. */
final class Rendering {

  private Rendering() {}

  static String of(@Nullable Object value) {
    if (value instanceof Enum<?> constant) {
      return constant.name();
    } else if (value instanceof Set<?> set) {
      return set.stream().map(Rendering::of).sorted().toList().toString(); // some have no order
    } else if (value instanceof Collection<?> collection) {
      return list(collection);
    } else if (value instanceof Map<?, ?> map) {
      return list(map.entrySet());
    } else if (value instanceof Entry<?, ?> entry) {
      return of(entry.getKey()) + ":" + of(entry.getValue());
    } else if (value != null && value.getClass().isArray()) {
      return array(value);
    }
    return scalar(value);
  }

  private static String scalar(@Nullable Object value) {
    if (value instanceof String text) {
      return "'" + text + "'";
    } else if (value == null || value instanceof Integer || value instanceof Boolean) {
      return String.valueOf(value);
    }
    boolean versioned = value.getClass().getName().startsWith(VersionLoader.PACKAGE);
    return versioned ? fields(value) : value.getClass().getSimpleName() + " " + value;
  }

  private static String list(Collection<?> elements) {
    return elements.stream().map(Rendering::of).toList().toString();
  }

  private static String array(Object array) {
    List<@Nullable Object> elements = new ArrayList<>();
    for (int i = 0; i < Array.getLength(array); i++) {
      elements.add(Array.get(array, i));
    }
    return list(elements);
  }

  /** Lists the fields of a class before those of its superclass. */
  private static String fields(Object object) {
    StringBuilder text = new StringBuilder();
    for (Class<?> type = object.getClass(); type != Object.class; type = superclass(type)) {
      for (Field field : sorted(type)) {
        text.append(text.isEmpty() ? "" : " ").append(field.getName()).append('=');
        text.append(of(read(field, object)));
      }
    }
    return "{" + text + "}";
  }

  private static Class<?> superclass(Class<?> type) {
    Class<?> above = type.getSuperclass();
    return above == null || above == Record.class ? Object.class : above;
  }

  private static List<Field> sorted(Class<?> type) {
    return Arrays.stream(type.getDeclaredFields())
        .filter(field -> !Modifier.isStatic(field.getModifiers()))
        .sorted(Comparator.comparing(Field::getName))
        .toList();
  }

  private static @Nullable Object read(Field field, Object owner) {
    try {
      field.setAccessible(true); // the components of records are private
      return field.get(owner);
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(e);
    }
  }
}
