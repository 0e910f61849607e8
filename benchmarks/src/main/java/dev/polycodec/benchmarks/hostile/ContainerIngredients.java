package dev.polycodec.benchmarks.hostile;

import static dev.polycodec.benchmarks.hostile.Ingredient.of;

import dev.polycodec.tck.model.Graphs.Box;
import java.util.AbstractMap.SimpleEntry;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Hashtable;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.Properties;
import java.util.Set;
import java.util.Stack;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.Vector;
import java.util.WeakHashMap;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CopyOnWriteArraySet;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.PriorityBlockingQueue;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The containers of the JDK that codecs carry. */
final class ContainerIngredients {

  /** The most levels of what is nested: no codec takes more objects within objects. */
  private static final int LEVELS = 200;

  private ContainerIngredients() {}

  static List<Ingredient> all() {
    return Stream.of(lists(), queues(), sets(), maps(), holders()).flatMap(List::stream).toList();
  }

  private static List<Ingredient> lists() {
    return List.of(
        new Ingredient("ArrayList", ArrayList.class, 1, ContainerIngredients::arrayList),
        new Ingredient("nested ArrayList", ArrayList.class, 1, ContainerIngredients::nested),
        new Ingredient("ArrayList of twins", ArrayList.class, 1, ContainerIngredients::twins),
        of("LinkedList", LinkedList.class, LinkedList::new),
        of("Vector", Vector.class, Vector::new),
        filled("Stack", Stack::new),
        of("CopyOnWriteArrayList", CopyOnWriteArrayList.class, CopyOnWriteArrayList::new),
        of("List.of", List.class, elements -> List.of(elements.toArray())),
        of("Arrays.asList", List.class, elements -> Arrays.asList(elements.toArray())),
        of("unmodifiableList", List.class, Collections::unmodifiableList),
        of("synchronizedList", List.class, Collections::synchronizedList),
        of(
            "nCopies",
            List.class,
            elements -> Collections.nCopies(elements.size(), first(elements))),
        of("Object[]", Object[].class, List::toArray));
  }

  private static Object arrayList(Kitchen kitchen, Recipe recipe, int index) {
    return kitchen.late(() -> kitchen.elements(recipe, index));
  }

  /** Lists of one element each, as deep as the recipe is large. */
  private static Object nested(Kitchen kitchen, Recipe recipe, int index) {
    Recipe one = recipe.resized(1);
    Object value = kitchen.late(() -> kitchen.elements(one, index));
    for (int i = 1; i < Math.min(recipe.size(), LEVELS); i++) {
      Object inner = value;
      value = kitchen.late(() -> Collections.singletonList(inner));
    }
    return value;
  }

  /** Lists that hold one list twice, as deep as the recipe is large. */
  private static Object twins(Kitchen kitchen, Recipe recipe, int index) {
    Recipe one = recipe.resized(1);
    Object value = kitchen.late(() -> kitchen.elements(one, index));
    for (int i = 1; i < Math.min(recipe.size(), kitchen.doublings()); i++) {
      Object inner = value;
      value = kitchen.late(() -> Collections.nCopies(2, inner));
    }
    return value;
  }

  private static List<Ingredient> queues() {
    return List.of(
        of("ArrayDeque", ArrayDeque.class, ArrayDeque::new),
        of("LinkedBlockingQueue", LinkedBlockingQueue.class, LinkedBlockingQueue::new),
        of("LinkedBlockingDeque", LinkedBlockingDeque.class, LinkedBlockingDeque::new),
        of("ConcurrentLinkedQueue", ConcurrentLinkedQueue.class, ConcurrentLinkedQueue::new),
        of("ConcurrentLinkedDeque", ConcurrentLinkedDeque.class, ConcurrentLinkedDeque::new),
        of("ArrayBlockingQueue", ArrayBlockingQueue.class, ContainerIngredients::roomy),
        of("PriorityQueue", PriorityQueue.class, PriorityQueue::new),
        of(
            "PriorityQueue with an order",
            PriorityQueue.class,
            elements -> filled(new PriorityQueue<>(order(elements)), elements)),
        of("PriorityBlockingQueue", PriorityBlockingQueue.class, PriorityBlockingQueue::new));
  }

  private static Object roomy(List<@Nullable Object> elements) {
    return filled(new ArrayBlockingQueue<>(2 * elements.size() + 1), elements);
  }

  private static List<Ingredient> sets() {
    return List.of(
        of("HashSet", HashSet.class, HashSet::new),
        of("LinkedHashSet", LinkedHashSet.class, LinkedHashSet::new),
        of("TreeSet", TreeSet.class, TreeSet::new),
        of(
            "TreeSet with an order",
            TreeSet.class,
            elements -> filled(new TreeSet<>(order(elements)), elements)),
        of("ConcurrentSkipListSet", ConcurrentSkipListSet.class, ConcurrentSkipListSet::new),
        of("CopyOnWriteArraySet", CopyOnWriteArraySet.class, CopyOnWriteArraySet::new),
        of("newKeySet", Set.class, elements -> filled(ConcurrentHashMap.newKeySet(), elements)),
        of("Set.of", Set.class, elements -> Set.of(elements.toArray())),
        of("unmodifiableSet", Set.class, e -> Collections.unmodifiableSet(new HashSet<>(e))),
        of("synchronizedSet", Set.class, e -> Collections.synchronizedSet(new HashSet<>(e))),
        of("newSetFromMap", Set.class, elements -> fromMap(new HashMap<>(), elements)),
        of("newSetFromMap, linked", Set.class, elements -> fromMap(new Hashtable<>(), elements)));
  }

  private static Set<Object> fromMap(Map<Object, Boolean> map, List<@Nullable Object> elements) {
    return filled(Collections.newSetFromMap(map), elements);
  }

  private static List<Ingredient> maps() {
    return List.of(
        map("HashMap", HashMap.class, HashMap::new),
        map("LinkedHashMap", LinkedHashMap.class, LinkedHashMap::new),
        map("TreeMap", TreeMap.class, TreeMap::new),
        map("Hashtable", Hashtable.class, Hashtable::new),
        map("WeakHashMap", WeakHashMap.class, WeakHashMap::new),
        map("IdentityHashMap", IdentityHashMap.class, IdentityHashMap::new),
        map("ConcurrentHashMap", ConcurrentHashMap.class, ConcurrentHashMap::new),
        map("ConcurrentSkipListMap", ConcurrentSkipListMap.class, ConcurrentSkipListMap::new),
        map("Map.of", Map.class, Map::copyOf),
        map("unmodifiableMap", Map.class, Collections::unmodifiableMap),
        map("Properties", Properties.class, ContainerIngredients::properties));
  }

  private static Properties properties(Map<Object, Object> map) {
    Properties properties = new Properties();
    properties.putAll(map);
    return properties;
  }

  private static Ingredient map(
      String name, Class<?> product, Function<Map<Object, Object>, ?> from) {
    return new Ingredient(
        name,
        product,
        2,
        (kitchen, recipe, index) -> {
          List<@Nullable Object> keys = kitchen.elements(recipe, index);
          List<@Nullable Object> values = kitchen.values(recipe, index);
          Map<Object, Object> map = new LinkedHashMap<>();
          for (int i = 0; i < keys.size(); i++) {
            map.put(keys.get(i), values.get(i));
          }
          return from.apply(map);
        });
  }

  private static List<Ingredient> holders() {
    return List.of(
        of("Box", Box.class, elements -> new Box<>(first(elements))),
        of("Optional", Optional.class, elements -> Optional.ofNullable(first(elements))),
        of("AtomicReference", AtomicReference.class, e -> new AtomicReference<>(first(e))),
        of(
            "AtomicReferenceArray",
            AtomicReferenceArray.class,
            elements -> new AtomicReferenceArray<>(elements.toArray())),
        of("singleton", Set.class, elements -> Collections.singleton(first(elements))),
        of(
            "entry of one hash",
            SimpleEntry.class,
            elements -> new SimpleEntry<>(first(elements), first(elements))));
  }

  private static @Nullable Object first(List<@Nullable Object> elements) {
    return elements.isEmpty() ? null : elements.get(0);
  }

  private static Comparator<Object> order(List<@Nullable Object> elements) {
    return LeafIngredients.order(elements.size());
  }

  private static Ingredient filled(String name, Supplier<Collection<Object>> empty) {
    return of(name, empty.get().getClass(), elements -> filled(empty.get(), elements));
  }

  private static <C extends Collection<Object>> C filled(C empty, List<@Nullable Object> elements) {
    empty.addAll(elements);
    return empty;
  }
}
