package dev.polycodec.internal.verify;

import dev.polycodec.spi.ContainerSettings;
import java.util.Collection;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Queue;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CopyOnWriteArraySet;
import org.jspecify.annotations.Nullable;

/** Finds where containers differ: in order where they keep one, else by what they find. */
final class ContainerDifference {

  /** The most specific first. */
  private static final List<Class<?>> KINDS =
      List.of(
          SortedSet.class,
          SortedMap.class,
          List.class,
          Set.class,
          Map.class,
          Queue.class,
          Collection.class);

  private final Difference difference;

  ContainerDifference(Difference difference) {
    this.difference = difference;
  }

  /**
   * Says whether a copy keeps the contract of a container, of whatever class: views are copied. A
   * map that goes by identity keeps that of no other.
   */
  static boolean isSameContract(Object value, Object copy) {
    return (isOfTheJdk(value) || !isOfTheJdk(copy))
        && value instanceof IdentityHashMap == copy instanceof IdentityHashMap
        && KINDS.stream()
            .filter(kind -> kind.isInstance(value))
            .findFirst()
            .filter(kind -> kind.isInstance(copy))
            .isPresent();
  }

  /** A container of an application is more than one of the JDK that keeps its contract. */
  static boolean isOfTheJdk(Object container) {
    return container.getClass().getClassLoader() == null;
  }

  @Nullable String compare(String path, Object value, Object copy) {
    String comparators =
        difference.compare(
            path,
            ".",
            "comparator()",
            ContainerSettings.comparator(value),
            ContainerSettings.comparator(copy));
    if (comparators != null) {
      return comparators;
    }
    if (value instanceof Properties names) {
      Object others = copy instanceof Properties copies ? defaults(copies) : Map.of();
      String found = difference.compare(path + ".defaults", defaults(names), others);
      if (found != null) {
        return found;
      }
    }
    return value instanceof Map<?, ?> map
        ? maps(path, map, (Map<?, ?>) copy)
        : collections(path, (Collection<?>) value, (Collection<?>) copy);
  }

  /** A map of texts: properties might have defaults again. */
  private static Map<Object, Object> defaults(Properties names) {
    return new HashMap<>(ContainerSettings.defaults(names));
  }

  private static @Nullable String sizes(String path, int size, int copied) {
    return size == copied ? null : path + " has " + copied + " elements, not " + size;
  }

  private @Nullable String maps(String path, Map<?, ?> value, Map<?, ?> copy) {
    String found = sizes(path, value.size(), copy.size());
    if (found != null) {
      return found;
    }
    if (value instanceof SortedMap
        || value instanceof LinkedHashMap
        || ContainerSettings.isOrdered(value)) {
      found = inOrder(path + " key ", value.keySet(), copy.keySet());
      return found == null ? inOrder(path, value.values(), copy.values()) : found;
    }
    Map<Object, Object> copies = lookup(copy.keySet());
    found = byLookup(path + " key ", value.keySet(), copies);
    for (Map.Entry<?, ?> entry : value.entrySet()) {
      if (found == null) {
        Object key = copies.get(entry.getKey());
        found = difference.compare(path, "[", "]", entry.getValue(), copy.get(key));
      }
    }
    return found;
  }

  /** Finds the copy of an element: by its equals, also where the container goes by identity. */
  private static Map<Object, Object> lookup(Collection<?> copy) {
    Map<Object, Object> copies = new HashMap<>();
    copy.forEach(element -> copies.put(element, element));
    return copies;
  }

  private @Nullable String collections(String path, Collection<?> value, Collection<?> copy) {
    String found = sizes(path, value.size(), copy.size());
    if (found != null) {
      return found;
    }
    if (capacity(value) != capacity(copy)) {
      return path + " has another capacity";
    }
    return hasOrder(value) ? inOrder(path, value, copy) : byLookup(path, value, lookup(copy));
  }

  private static int capacity(Collection<?> value) {
    return value instanceof BlockingQueue<?> queue
        ? ContainerSettings.capacity(queue)
        : Integer.MAX_VALUE;
  }

  private static boolean hasOrder(Collection<?> value) {
    return !(value instanceof Set)
        || value instanceof SortedSet
        || value instanceof LinkedHashSet
        || value instanceof CopyOnWriteArraySet
        || ContainerSettings.isOrdered(value);
  }

  private @Nullable String inOrder(String path, Collection<?> value, Collection<?> copy) {
    Iterator<?> copies = copy.iterator();
    String found = null;
    int index = 0;
    for (Object element : value) {
      Object next = copies.next();
      if (found == null && !Difference.isEqual(element, next)) {
        found = difference.compare(path + "[" + index + "]", element, next);
      }
      index++;
    }
    return found;
  }

  /** What has no order has elements that can be found by their equals. */
  private @Nullable String byLookup(String path, Collection<?> value, Map<Object, Object> copies) {
    String found = null;
    for (Object element : value) {
      if (found == null) {
        found =
            copies.containsKey(element)
                ? difference.compare(path + "[]", element, copies.get(element))
                : path + "[] has no element that equals one of " + Difference.name(element);
      }
    }
    return found;
  }
}
