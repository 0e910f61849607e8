package dev.polycodec.tck.equality;

import static dev.polycodec.tck.equality.DeepEquality.name;

import dev.polycodec.Trait;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Properties;
import java.util.Queue;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CopyOnWriteArraySet;
import java.util.concurrent.PriorityBlockingQueue;
import org.jspecify.annotations.Nullable;

/** Compares collections and maps: class or contract, order, elements, comparator, capacity. */
final class ContainerEquality {

  private static final List<Class<?>> CONTRACTS =
      List.of(List.class, SortedSet.class, Set.class, Queue.class, SortedMap.class, Map.class);

  private final DeepEquality deep;

  ContainerEquality(DeepEquality deep) {
    this.deep = deep;
  }

  @Nullable String compare(String path, Object expected, Object actual) {
    Class<?> type = expected.getClass();
    boolean exact =
        (deep.claims(Trait.EXACT_CONTAINERS) && !isView(type)) || Reflection.isApplication(type);
    if (exact ? type != actual.getClass() : !contract(expected).isInstance(actual)) {
      return path + " is " + name(actual) + ", not " + name(expected);
    }
    String difference = OrderEquality.compare(deep, path, expected, actual);
    if (difference != null) {
      return difference;
    }
    return expected instanceof Map
        ? compareMaps(path, (Map<?, ?>) expected, (Map<?, ?>) actual)
        : compareCollections(path, (Collection<?>) expected, (Collection<?>) actual);
  }

  /** Returns whether a class shows part of another container, of which only a copy can be made. */
  private static boolean isView(Class<?> type) {
    Class<?> home = type.getEnclosingClass();
    boolean factory = home == Collections.class || home == Arrays.class || isImmutable(type);
    boolean reversed = type.getName().startsWith("java.util.ReverseOrder");
    return reversed || (home != null && !Modifier.isPublic(type.getModifiers()) && !factory);
  }

  private static boolean isImmutable(Class<?> type) {
    return type.getName().startsWith("java.util.ImmutableCollections$")
        && !type.getSimpleName().equals("SubList");
  }

  private static Class<?> contract(Object container) {
    for (Class<?> contract : CONTRACTS) {
      if (contract.isInstance(container)) {
        return contract;
      }
    }
    return Collection.class;
  }

  private @Nullable String compareCollections(
      String path, Collection<?> expected, Collection<?> actual) {
    if (expected.size() != actual.size()) {
      return path + " has " + actual.size() + " elements, not " + expected.size();
    }
    if (expected instanceof BlockingQueue<?> queue
        && actual instanceof BlockingQueue<?> other
        && queue.remainingCapacity() != other.remainingCapacity()) {
      return path + " has another capacity";
    }
    if (expected instanceof Set<?>) {
      for (Object element : actual) {
        if (!actual.contains(element)) {
          return path + " does not find an element that it holds";
        }
      }
    }
    return isOrdered(expected)
        ? compareSequences(path, drained(expected), drained(actual))
        : compareUnordered(path, expected, actual);
  }

  private @Nullable String compareMaps(String path, Map<?, ?> expected, Map<?, ?> actual) {
    if (expected.size() != actual.size()) {
      return path + " has " + actual.size() + " entries, not " + expected.size();
    }
    if (expected instanceof Properties properties && !hasNames(actual, properties)) {
      return path + " has other defaults";
    }
    for (Object key : actual.keySet()) {
      if (!actual.containsKey(key)) {
        return path + " does not find a key that it holds";
      }
    }
    List<?> keys = new ArrayList<>(expected.keySet());
    List<?> found = new ArrayList<>(actual.keySet());
    if (!isOrdered(expected)) {
      found = matched(expected.keySet(), actual.keySet());
    }
    for (int i = 0; i < keys.size(); i++) {
      String difference = deep.compare(path + " key " + i, keys.get(i), found.get(i));
      if (difference == null) {
        String place = path + "[" + keys.get(i) + "]";
        difference = deep.compare(place, expected.get(keys.get(i)), actual.get(found.get(i)));
      }
      if (difference != null) {
        return difference;
      }
    }
    return null;
  }

  private static boolean hasNames(Map<?, ?> actual, Properties expected) {
    return actual instanceof Properties properties
        ? properties.stringPropertyNames().equals(expected.stringPropertyNames())
        : actual.keySet().containsAll(expected.stringPropertyNames());
  }

  private static boolean isOrdered(Object container) {
    return container instanceof SortedMap
        || container instanceof LinkedHashMap
        || container instanceof EnumMap
        || container instanceof SortedSet
        || container instanceof LinkedHashSet
        || container instanceof CopyOnWriteArraySet
        || container instanceof EnumSet
        || (container instanceof Collection && !(container instanceof Set));
  }

  /** Returns the elements in the order that counts, which a priority queue does not iterate in. */
  private static List<?> drained(Collection<?> collection) {
    if (!(collection instanceof PriorityQueue || collection instanceof PriorityBlockingQueue)) {
      return new ArrayList<>(collection);
    }
    Queue<?> copy =
        collection instanceof PriorityQueue<?> queue
            ? new PriorityQueue<>(queue)
            : new PriorityBlockingQueue<>(collection);
    List<Object> elements = new ArrayList<>();
    for (Object element = copy.poll(); element != null; element = copy.poll()) {
      elements.add(element);
    }
    return elements;
  }

  private @Nullable String compareSequences(String path, List<?> expected, List<?> actual) {
    Iterator<?> other = actual.iterator();
    int index = 0;
    for (Object element : expected) {
      String difference = deep.compare(path + "[" + index++ + "]", element, other.next());
      if (difference != null) {
        return difference;
      }
    }
    return null;
  }

  private @Nullable String compareUnordered(
      String path, Collection<?> expected, Collection<?> actual) {
    return compareSequences(path, new ArrayList<>(expected), matched(expected, actual));
  }

  /** Returns the actual elements in the order of the expected ones that they match. */
  private List<@Nullable Object> matched(Collection<?> expected, Collection<?> actual) {
    Map<Object, Object> byEquality = new HashMap<>();
    List<Object> remaining = new ArrayList<>(actual);
    for (Object element : actual) {
      byEquality.put(element, element);
    }
    List<@Nullable Object> matches = new ArrayList<>();
    for (Object element : expected) {
      matches.add(
          byEquality.containsKey(element) ? byEquality.get(element) : take(remaining, element));
    }
    return matches;
  }

  /** Removes and returns what is like an element without {@code equals}; else whatever is left. */
  private @Nullable Object take(List<Object> remaining, Object element) {
    for (Object candidate : remaining) {
      if (deep.alike(element, candidate)) {
        remaining.remove(candidate);
        return candidate;
      }
    }
    return remaining.isEmpty() ? null : remaining.get(0);
  }
}
