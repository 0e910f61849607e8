package dev.polycodec.onenio;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Finds hash tables of several constants, whose order is that of their identities: what one-nio
 * makes of an {@code EnumSet} may have the right order in one run and a wrong one in the next.
 */
final class ConstantsByLuck {

  private static final String KIT = "dev.polycodec.tck.";

  private final Set<Object> seen = Collections.newSetFromMap(new IdentityHashMap<>());

  private ConstantsByLuck() {}

  static boolean areIn(@Nullable Object value) {
    return new ConstantsByLuck().areWithin(value);
  }

  private boolean areWithin(@Nullable Object value) {
    if (value == null || !seen.add(value)) {
      return false;
    } else if (value instanceof Map<?, ?> map) {
      boolean isTable = value.getClass() == HashMap.class && areConstants(map.keySet());
      return isTable || areWithinAny(map.keySet()) || areWithinAny(map.values());
    } else if (value instanceof Collection<?> elements) {
      boolean isTable = value.getClass() == HashSet.class && areConstants(elements);
      return isTable || areWithinAny(elements);
    } else if (value instanceof Object[] array) {
      return areWithinAny(Arrays.asList(array));
    }
    return value.getClass().getName().startsWith(KIT) && areInFields(value);
  }

  private static boolean areConstants(Collection<?> keys) {
    return keys.size() > 1 && keys.iterator().next() instanceof Enum;
  }

  private boolean areWithinAny(Collection<?> values) {
    return values.stream().anyMatch(this::areWithin);
  }

  private boolean areInFields(Object value) {
    for (Class<?> c = value.getClass(); c.getName().startsWith(KIT); c = c.getSuperclass()) {
      for (Field field : c.getDeclaredFields()) {
        boolean isOfObject = !Modifier.isStatic(field.getModifiers());
        if (isOfObject && !field.getType().isPrimitive() && areWithin(content(field, value))) {
          return true;
        }
      }
    }
    return false;
  }

  private static @Nullable Object content(Field field, Object value) {
    try {
      field.setAccessible(true);
      return field.get(value);
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(e);
    }
  }
}
