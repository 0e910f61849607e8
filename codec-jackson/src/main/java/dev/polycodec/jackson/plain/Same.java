package dev.polycodec.jackson.plain;

import dev.polycodec.spi.FieldShape;
import dev.polycodec.spi.Shape;
import dev.polycodec.spi.Shape.Kind;
import dev.polycodec.spi.Shapes;
import java.lang.reflect.Array;
import java.util.Collection;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import org.jspecify.annotations.Nullable;

/**
 * Says whether a value that was read is the one that was written: of the same class, or a container
 * that keeps the contract, with the same content in the same order.
 */
record Same(Shapes shapes) {

  /** The most specific first. */
  private static final List<Class<?>> CONTRACTS =
      List.of(SortedSet.class, SortedMap.class, List.class, Set.class, Map.class, Collection.class);

  /**
   * Says whether a value of a library was made again, perhaps of another class: a library has such
   * for few elements and for many.
   */
  boolean isOfLibrary(@Nullable Object value, @Nullable Object back) {
    if (value instanceof List<?> one && one.size() == 1 && back instanceof List<?> other) {
      return other.size() == 1 && isOfLibrary(one.get(0), other.get(0));
    }
    return is(value, back)
        || (value != null
            && back != null
            && !(value instanceof Collection || value instanceof Map)
            && value.getClass() != back.getClass()
            && isEqual(value, back));
  }

  boolean is(@Nullable Object value, @Nullable Object back) {
    if (value == back) {
      return true;
    }
    if (value == null || back == null) {
      return false;
    }
    if (value instanceof Map.Entry<?, ?> entry) {
      return back instanceof Map.Entry<?, ?> other
          && is(entry.getKey(), other.getKey())
          && is(entry.getValue(), other.getValue());
    }
    boolean alike = value.getClass() == back.getClass();
    if (value instanceof Collection || value instanceof Map) {
      return (alike || keepsContract(value, back)) && isContainer(value, back, alike);
    }
    Shape shape = shapes.of(value.getClass());
    if (!alike) {
      return shape.refusal() != null
          && shapes.of(back.getClass()).refusal() != null
          && isEqual(value, back);
    }
    return switch (shape.kind()) {
      case ARRAY -> isArray(value, back);
      case FIELDS, RECORD -> hasFields(shape, value, back);
      case OPEN -> true; // a plain object, without anything to compare
      default -> isEqual(value, back);
    };
  }

  private static boolean keepsContract(Object value, Object back) {
    Class<?> first =
        CONTRACTS.stream().filter(contract -> contract.isInstance(value)).findFirst().orElseThrow();
    return first.isInstance(back);
  }

  private boolean isContainer(Object value, Object back, boolean alike) {
    Collection<?> elements = value instanceof Map<?, ?> map ? map.keySet() : (Collection<?>) value;
    Collection<?> others = back instanceof Map<?, ?> map ? map.keySet() : (Collection<?>) back;
    boolean ordered =
        Objects.equals(order(value), order(back))
            && inOrder(elements, others)
            && (!(value instanceof Map<?, ?> map)
                || inOrder(map.values(), ((Map<?, ?>) back).values()));
    Shape shape = shapes.of(value.getClass());
    return (ordered || (alike && order(value) == null && isEqual(value, back)))
        && (shape.kind() != Kind.EXTENSION || (alike && hasFields(shape, value, back)));
  }

  private static @Nullable Comparator<?> order(Object container) {
    if (container instanceof SortedSet<?> set) {
      return set.comparator();
    }
    return container instanceof SortedMap<?, ?> map ? map.comparator() : null;
  }

  private boolean inOrder(Collection<?> elements, Collection<?> others) {
    if (elements.size() != others.size()) {
      return false;
    }
    Iterator<?> other = others.iterator();
    for (Object element : elements) {
      if (!other.hasNext() || !is(element, other.next())) {
        return false;
      }
    }
    return true;
  }

  private boolean isArray(Object value, Object back) {
    if (!(value instanceof Object[] elements)) {
      return Objects.deepEquals(value, back);
    }
    boolean same = elements.length == Array.getLength(back);
    for (int i = 0; same && i < elements.length; i++) {
      same = is(elements[i], ((Object[]) back)[i]);
    }
    return same;
  }

  private boolean hasFields(Shape shape, Object value, Object back) {
    for (FieldShape field : shape.fields()) {
      if (!is(field.get(value), field.get(back))) {
        return false;
      }
    }
    return true;
  }

  /** Asks both: a date equals a time stamp, and not the other way round. */
  private boolean isEqual(Object value, Object back) {
    return value.equals(back) && back.equals(value) && inOrder(entries(value), entries(back));
  }

  /**
   * Returns the entries of a map with many values of a key, whose equality says nothing of order.
   */
  private static Collection<?> entries(Object value) {
    try {
      boolean map = value instanceof Map;
      return !map
              && value.getClass().getMethod("entries").invoke(value) instanceof Collection<?> all
          ? all
          : List.of();
    } catch (ReflectiveOperationException e) {
      return List.of(); // it is none
    }
  }
}
