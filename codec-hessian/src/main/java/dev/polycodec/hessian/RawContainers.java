package dev.polycodec.hessian;

import dev.polycodec.TypeNotAllowedException;
import dev.polycodec.spi.Shape;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** Empty containers; where a class cannot be created, the plainest that has its order. */
final class RawContainers {

  private RawContainers() {}

  @SuppressWarnings("unchecked") // the elements of a new container are any
  static Collection<@Nullable Object> collection(Shape shape) {
    if (shape.kind() == Shape.Kind.COLLECTION) {
      return (Collection<@Nullable Object>) shape.newContainer();
    }
    Class<?> type = requireReplaceable(shape);
    if (SortedSet.class.isAssignableFrom(type)) {
      return new TreeSet<>();
    }
    if (Set.class.isAssignableFrom(type)) {
      return new LinkedHashSet<>();
    }
    if (List.class.isAssignableFrom(type) || type.isAssignableFrom(ArrayList.class)) {
      return new ArrayList<>();
    }
    throw TypedReader.unexpected("list");
  }

  @SuppressWarnings("unchecked") // the entries of a new container are any
  static Map<@Nullable Object, @Nullable Object> map(Shape shape) {
    if (shape.kind() == Shape.Kind.MAP) {
      return (Map<@Nullable Object, @Nullable Object>) shape.newContainer();
    }
    Class<?> type = requireReplaceable(shape);
    if (type.isAssignableFrom(HashMap.class)) {
      return new HashMap<>();
    }
    return SortedMap.class.isAssignableFrom(type) ? new TreeMap<>() : new LinkedHashMap<>();
  }

  /** The container of an application is that or nothing. */
  private static Class<?> requireReplaceable(Shape shape) {
    if (shape.refusal() != null) {
      throw new TypeNotAllowedException(String.valueOf(shape.refusal()));
    }
    return shape.type();
  }

  static void putAll(
      Map<@Nullable Object, @Nullable Object> target, List<@Nullable Object> entries) {
    for (int i = 0; i < entries.size(); i += 2) {
      target.put(entries.get(i), entries.get(i + 1));
    }
  }
}
