package dev.polycodec.internal.shape;

import dev.polycodec.internal.surrogate.Identity;
import dev.polycodec.spi.Shape;
import dev.polycodec.spi.Shapes;
import java.lang.reflect.Field;
import java.util.Collection;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import org.jspecify.annotations.Nullable;

/**
 * A map or set of others, whose own fields say where a key is: where its hash code says.
 *
 * <p>The fields come back as they were. But in another JVM an enum constant has another hash code,
 * and so has a record of it: no key would be found there.
 */
final class HashTable {

  private static final String MOVED =
      "it may keep each key where its hash code says, which in another JVM is not the same for one"
          + " of ";

  /** What is nested deeper in a key is not looked at. */
  private static final int DEEP = 16;

  private final Shape shape;
  private final Shapes shapes;

  private HashTable(Shape shape, Shapes shapes) {
    this.shape = shape;
    this.shapes = shapes;
  }

  /** Returns what looks at the keys of the objects of a class, or null if it is no such table. */
  static @Nullable HashTable of(Class<?> type, ShapesImpl shapes) {
    return isTable(type)
            && shapes.state(type).stream().anyMatch(HashTable::mayHoldKeys)
            && shapes.state(type).stream().noneMatch(HashTable::isContainerOfJdk)
        ? new HashTable(shapes.of(type), shapes)
        : null;
  }

  /** Without a place for keys, they come from elsewhere, and may not be there to be asked for. */
  private static boolean mayHoldKeys(Field field) {
    return !field.getType().isPrimitive() && field.getType() != String.class;
  }

  private static boolean isTable(Class<?> type) {
    Class<?> parent = Jdk.parent(type);
    return (Map.class.isAssignableFrom(type) || Set.class.isAssignableFrom(type))
        && !SortedMap.class.isAssignableFrom(type)
        && !SortedSet.class.isAssignableFrom(type)
        && parent != type
        && Jdk.isSkeleton(parent);
  }

  /** A container that wraps one of the JDK may fetch its content when it is asked for a key. */
  private static boolean isContainerOfJdk(Field field) {
    return Jdk.owns(field.getType()) && isContainer(field.getType());
  }

  private static boolean isContainer(Class<?> type) {
    return Map.class.isAssignableFrom(type) || Collection.class.isAssignableFrom(type);
  }

  /**
   * Returns why a key may not be found in another JVM, as its hash code is not the same, or null.
   */
  @Nullable String loss(Object table) {
    Collection<?> keys = table instanceof Map<?, ?> map ? map.keySet() : (Set<?>) table;
    for (Object key : keys) {
      if (!isLasting(key, 0)) {
        return isWrapper(table) ? null : MOVED + key.getClass().getName();
      }
    }
    return null;
  }

  /** Returns whether another container is in a field, which is filled anew where it is read. */
  private boolean isWrapper(Object table) {
    return shape.fields().stream()
        .map(field -> field.get(table))
        .filter(Objects::nonNull)
        .map(Object::getClass)
        .anyMatch(type -> isContainer(type) && shapes.of(type).kind() != Shape.Kind.FIELDS);
  }

  private boolean areLasting(Collection<?> parts, int depth) {
    return parts.stream().allMatch(part -> isLasting(part, depth + 1));
  }

  private boolean isLasting(@Nullable Object part, int depth) {
    if (part == null || part instanceof String || depth == DEEP) {
      return true;
    } else if (part instanceof Enum
        || part instanceof Class
        || !Identity.hasHashCode(part.getClass())) {
      return false;
    } else if (part instanceof Collection<?> elements) {
      return areLasting(elements, depth);
    } else if (part instanceof Map<?, ?> map) {
      return areLasting(map.keySet(), depth) && areLasting(map.values(), depth);
    } else if (part instanceof Map.Entry<?, ?> entry) {
      return isLasting(entry.getKey(), depth + 1) && isLasting(entry.getValue(), depth + 1);
    } else if (part instanceof Optional<?> optional) {
      return isLasting(optional.orElse(null), depth + 1);
    }
    return shapes.of(part.getClass()).fields().stream()
        .allMatch(field -> isLasting(field.get(part), depth + 1));
  }
}
