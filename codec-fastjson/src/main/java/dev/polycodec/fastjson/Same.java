package dev.polycodec.fastjson;

import dev.polycodec.Surrogate;
import dev.polycodec.spi.FieldShape;
import dev.polycodec.spi.Shape;
import dev.polycodec.spi.Shapes;
import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.PriorityQueue;
import java.util.Properties;
import java.util.Queue;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CopyOnWriteArraySet;
import org.jspecify.annotations.Nullable;

/**
 * Says whether a value that was read is the one that was written: of the same class, or a container
 * of the JDK that keeps the contract, with the same content in the same order.
 */
record Same(Shapes shapes) {

  /** The most specific first. */
  private static final List<Class<?>> CONTRACTS =
      List.of(
          List.class,
          SortedSet.class,
          Set.class,
          Queue.class,
          SortedMap.class,
          Map.class,
          Collection.class);

  boolean is(@Nullable Object value, @Nullable Object back) {
    if (value == null || back == null) {
      return value == back;
    }
    Shape shape = shapes.of(value.getClass());
    if (shape.refusal() != null) {
      return false;
    }
    boolean alike = value.getClass() == back.getClass();
    if (value instanceof Collection || value instanceof Map) {
      return (alike || keepsContract(value, back)) && isContainer(value, back);
    }
    return alike && isObject(shape, value, back);
  }

  private boolean isObject(Shape shape, Object value, Object back) {
    return switch (shape.kind()) {
      case ARRAY -> isArray(value, back);
      case FIELDS, RECORD -> hasFields(shape, value, back);
      case SURROGATE -> is(form(shape, value), form(shape, back));
      case OPEN -> true; // a plain object, without anything to compare
      default -> value.equals(back) && back.equals(value);
    };
  }

  @SuppressWarnings("unchecked") // the surrogate of a class takes its values
  private static Object form(Shape shape, Object value) {
    Surrogate<Object, ?> surrogate = (Surrogate<Object, ?>) shape.surrogate();
    return Objects.requireNonNull(surrogate, "a SURROGATE class has one").toForm(value);
  }

  /** An application's container is more than its contract. */
  private boolean keepsContract(Object value, Object back) {
    return value.getClass().getClassLoader() == null
        && CONTRACTS.stream()
            .filter(contract -> contract.isInstance(value))
            .findFirst()
            .orElseThrow()
            .isInstance(back);
  }

  private boolean isContainer(Object value, Object back) {
    if (!Objects.equals(order(value), order(back)) || bound(value) != bound(back)) {
      return false;
    }
    return value instanceof Map<?, ?> map
        ? isMap(map, (Map<?, ?>) back)
        : isCollection((Collection<?>) value, (Collection<?>) back);
  }

  private boolean isCollection(Collection<?> value, Collection<?> back) {
    return isFree(value)
        ? value.size() == back.size() && inOrder(value, matches(value, back))
        : inOrder(value, back);
  }

  private boolean isMap(Map<?, ?> value, Map<?, ?> back) {
    if (value instanceof Properties names && names.stringPropertyNames().size() != names.size()) {
      return false; // it has defaults, of which only it knows
    }
    return value.size() == back.size()
        && inOrder(
            value.keySet(), isFree(value) ? matches(value.keySet(), back.keySet()) : back.keySet())
        && value.entrySet().stream() // as asking for a key may reorder a map
            .allMatch(entry -> is(entry.getValue(), back.get(entry.getKey())));
  }

  /** Returns what was read in the order of the equal ones that were written. */
  private static Collection<?> matches(Collection<?> value, Collection<?> back) {
    Map<Object, Object> equal = new HashMap<>();
    back.forEach(element -> equal.put(element, element));
    List<@Nullable Object> matches = new ArrayList<>();
    value.forEach(element -> matches.add(equal.get(element)));
    return matches;
  }

  /** Says whether a container lists what it holds in an order of which nothing can be expected. */
  private static boolean isFree(Object container) {
    return !(container instanceof List
        || container instanceof Queue
        || container instanceof LinkedHashSet
        || container instanceof LinkedHashMap
        || container instanceof CopyOnWriteArraySet
        || container instanceof SortedSet
        || container instanceof SortedMap);
  }

  private static int bound(Object container) {
    return container instanceof BlockingQueue<?> queue ? queue.remainingCapacity() : 0;
  }

  private static @Nullable Comparator<?> order(Object container) {
    if (container instanceof PriorityQueue<?> queue) {
      return queue.comparator();
    }
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
}
