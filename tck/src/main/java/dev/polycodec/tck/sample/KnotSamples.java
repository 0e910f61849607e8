package dev.polycodec.tck.sample;

import dev.polycodec.tck.model.Knots.Backwards;
import dev.polycodec.tck.model.Knots.Knot;
import dev.polycodec.tck.model.Knots.KnotQueue;
import dev.polycodec.tck.model.Knots.KnotSet;
import dev.polycodec.tck.model.Knots.NamedKnotMap;
import dev.polycodec.tck.model.Knots.NamedKnots;
import dev.polycodec.tck.model.Knots.SortedKnots;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Hashtable;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.WeakHashMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.CopyOnWriteArraySet;
import java.util.concurrent.PriorityBlockingQueue;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Makes containers that look at what they hold, of each class that codecs know. */
public final class KnotSamples {

  private KnotSamples() {}

  /** Returns, by name, what makes a container of some objects. */
  public static Map<String, Function<List<?>, Object>> containers() {
    Map<String, Function<List<?>, Object>> all = new LinkedHashMap<>();
    addSets(all);
    addMaps(all);
    addOrdered(all);
    addWrapped(all);
    return all;
  }

  private static void addSets(Map<String, Function<List<?>, Object>> all) {
    all.put("HashSet", HashSet::new);
    all.put("LinkedHashSet", LinkedHashSet::new);
    all.put("CopyOnWriteArraySet", CopyOnWriteArraySet::new);
    all.put("newKeySet", knots -> filled(ConcurrentHashMap.newKeySet(), knots));
    all.put(
        "newSetFromMap", knots -> filled(Collections.newSetFromMap(new LinkedHashMap<>()), knots));
    all.put("own set", knots -> filled(new KnotSet(), knots));
    all.put("own set with a field", knots -> filled(new NamedKnots(), knots));
    all.put("Set.of", knots -> Set.of(knots.toArray()));
    all.put("singleton", knots -> Collections.singleton(knots.get(1)));
    all.put("keySet", knots -> map(new LinkedHashMap<>(), knots).keySet());
  }

  private static void addMaps(Map<String, Function<List<?>, Object>> all) {
    all.put("HashMap", knots -> map(new HashMap<>(), knots));
    all.put("LinkedHashMap", knots -> map(new LinkedHashMap<>(), knots));
    all.put("ConcurrentHashMap", knots -> map(new ConcurrentHashMap<>(), knots));
    all.put("Hashtable", knots -> map(new Hashtable<>(), knots));
    all.put("WeakHashMap", knots -> map(new WeakHashMap<>(), knots));
    all.put("own map with a field", knots -> map(new NamedKnotMap(), knots));
    all.put("Map.of", knots -> Map.copyOf(map(new HashMap<>(), knots)));
    all.put("singletonMap", knots -> Collections.singletonMap(knots.get(1), 1));
  }

  private static void addOrdered(Map<String, Function<List<?>, Object>> all) {
    all.put("TreeSet", TreeSet::new);
    all.put("TreeMap", knots -> map(new TreeMap<>(), knots));
    all.put("TreeSet of an order", knots -> filled(new TreeSet<>(order(knots)), knots));
    all.put("TreeMap of an order", knots -> map(new TreeMap<>(order(knots)), knots));
    all.put("ConcurrentSkipListSet", ConcurrentSkipListSet::new);
    all.put("ConcurrentSkipListMap", knots -> map(new ConcurrentSkipListMap<>(), knots));
    all.put("PriorityQueue", PriorityQueue::new);
    all.put("PriorityQueue of an order", k -> filled(new PriorityQueue<>(order(k)), k));
    all.put("PriorityBlockingQueue", PriorityBlockingQueue::new);
    all.put("own sorted set", knots -> filled(new SortedKnots(null), knots));
    all.put("own sorted set of an order", k -> filled(new SortedKnots(order(k)), k));
    all.put("own queue", knots -> filled(new KnotQueue(), knots));
    all.put("subMap", knots -> new TreeMap<>(map(new TreeMap<>(), knots)).headMap(last(knots)));
  }

  private static void addWrapped(Map<String, Function<List<?>, Object>> all) {
    all.put("unmodifiableSet", k -> Collections.unmodifiableSet(new LinkedHashSet<>(k)));
    all.put("unmodifiableMap", k -> Collections.unmodifiableMap(map(new LinkedHashMap<>(), k)));
    all.put("unmodifiableSortedSet", k -> Collections.unmodifiableSortedSet(new TreeSet<>(k)));
    all.put(
        "unmodifiableNavigableMap",
        k -> Collections.unmodifiableNavigableMap(new TreeMap<>(map(new TreeMap<>(), k))));
    all.put("synchronizedSet", k -> Collections.synchronizedSet(new HashSet<>(k)));
    all.put("synchronizedMap", k -> Collections.synchronizedMap(map(new HashMap<>(), k)));
    all.put("checkedSet", k -> Collections.checkedSet(new HashSet<>(k), Object.class));
  }

  /** Returns an order for knots, or none for what holds them. */
  @SuppressWarnings("unchecked") // the samples pass knots, or what compares to its like
  private static Comparator<Object> order(List<?> knots) {
    Comparator<?> order =
        knots.get(0) instanceof Knot ? new Backwards() : Comparator.naturalOrder();
    return (Comparator<Object>) order;
  }

  private static Object last(List<?> knots) {
    return new TreeSet<Object>(knots).last();
  }

  private static <C extends Collection<Object>> C filled(C container, List<?> knots) {
    container.addAll(knots);
    return container;
  }

  private static <M extends Map<Object, Object>> M map(M map, List<?> knots) {
    knots.forEach(knot -> map.put(knot, map.size()));
    return map;
  }

  /** Returns what is wrong with a container that holds what it does not find, or null. */
  public static @Nullable String fault(Object container) {
    if (container instanceof Map<?, ?> map) {
      for (Map.Entry<?, ?> entry : map.entrySet()) {
        if (!map.containsKey(entry.getKey()) || map.get(entry.getKey()) != entry.getValue()) {
          return "the key " + entry.getKey() + " is not found";
        }
      }
      return null;
    }
    for (Object element : (Collection<?>) container) {
      if (!((Collection<?>) container).contains(element)) {
        return "the element " + element + " is not found";
      }
    }
    return null;
  }

  /** Returns what a container holds, in the order in which it gives it away. */
  public static List<String> order(Object container) {
    List<String> order = new ArrayList<>();
    if (container instanceof PriorityQueue<?> queue) {
      PriorityQueue<?> rest = new PriorityQueue<>(queue);
      while (!rest.isEmpty()) {
        order.add(String.valueOf(rest.poll()));
      }
    } else if (container instanceof Map<?, ?> map) {
      map.forEach((key, value) -> order.add(key + "=" + value));
    } else {
      ((Collection<?>) container).forEach(element -> order.add(String.valueOf(element)));
    }
    return order;
  }
}
