package dev.polycodec.tck.sample;

import static dev.polycodec.tck.sample.EverydaySamples.sample;

import dev.polycodec.tck.model.Color;
import dev.polycodec.tck.sample.CollectionHolders.OfStringSet;
import dev.polycodec.tck.sample.MapHolders.OfStringIntegers;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.AbstractMap;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.Deque;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.WeakHashMap;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Views, wrappers and small containers, as the JDK's methods return them. */
final class ViewThings {

  private static final int SEQUENCED = 21;

  private ViewThings() {}

  static List<Sample> samples() {
    return Stream.of(
            lists(),
            sets(),
            maps(),
            others(),
            Runtime.version().feature() < SEQUENCED ? List.<Sample>of() : sequenced())
        .flatMap(List::stream)
        .toList();
  }

  private static List<Object> list() {
    return new ArrayList<>(Arrays.asList("a", 2, null, 'c'));
  }

  private static List<Sample> lists() {
    return List.of(
        sample("sub list", () -> list().subList(1, 3)),
        sample("sub list of an array", () -> Arrays.asList(1, 2, 3).subList(0, 2)),
        sample("sub list of a linked list", () -> new LinkedList<>(list()).subList(1, 2)),
        sample("sub list of constants", () -> List.of(1, 2, 3).subList(1, 2)),
        sample("sub list of a copied list", () -> new CopyOnWriteArrayList<>(list()).subList(0, 1)),
        sample("copies", () -> Collections.nCopies(3, "x")),
        sample("one", () -> Collections.singletonList(null)),
        sample("none", Collections::emptyList),
        sample("only to look at", () -> Collections.unmodifiableList(list())),
        sample("linked, to look at", () -> Collections.unmodifiableList(new LinkedList<>(list()))),
        sample("synchronized list", () -> Collections.synchronizedList(list())),
        sample("collected", () -> IntStream.range(0, 5).boxed().collect(Collectors.toList())),
        sample("collected for good", () -> Stream.of("a", "b", "c").toList()),
        sample("values", () -> new LinkedHashMap<>(Map.of("a", 1)).values()),
        sample("values by identity", () -> new IdentityHashMap<>(Map.of("a", 1)).values()),
        sample("values of a tree", () -> new TreeMap<>(Map.of("a", 1, "b", 2)).values()),
        sample("values to look at", () -> Collections.unmodifiableMap(map()).values()));
  }

  private static List<Sample> sets() {
    return List.of(
        sample("key set", () -> map().keySet()),
        sample("keys that are held weakly", () -> new WeakHashMap<>(Map.of("k", 1)).keySet()),
        sample("entries of many", () -> new ConcurrentHashMap<>(Map.of("k", 1)).entrySet()),
        sample("entries to look at", () -> Collections.unmodifiableMap(map()).entrySet()),
        sample("entries of colors", () -> new EnumMap<>(Map.of(Color.RED, 1)).entrySet()),
        sample("key set of constants", () -> Map.of("k", 1).keySet()),
        sample("keys of a tree", () -> new TreeMap<>(Map.of("b", 1, "a", 2)).navigableKeySet()),
        sample("keys downwards", () -> new TreeSet<>(List.of(1, 2, 3)).descendingSet()),
        sample("head", () -> new TreeSet<>(List.of(1, 2, 3)).headSet(3)),
        sample("tail of many", () -> new ConcurrentSkipListSet<>(List.of(1, 2, 3)).tailSet(2)),
        sample("keys of many", () -> new ConcurrentHashMap<>(Map.of("a", 1)).keySet()),
        sample("set of many", () -> ConcurrentHashMap.newKeySet()),
        sample("colors", () -> EnumSet.complementOf(EnumSet.of(Color.RED))),
        sample("no colors", () -> EnumSet.noneOf(Color.class)),
        sample("by map", () -> Collections.newSetFromMap(new LinkedHashMap<>())),
        sample("set to look at", () -> Collections.unmodifiableSet(new TreeSet<>(List.of(2, 1)))),
        sample("words to look at", () -> Collections.unmodifiableSet(words())),
        sample("synchronized words", () -> Collections.synchronizedSet(words())),
        sample("equal texts in a set", () -> Collections.synchronizedSet(twinSet())),
        declared(
            "equal texts in a set of texts",
            OfStringSet.class,
            () -> Collections.synchronizedSet(twinSet())),
        sample("sorted to look at", () -> Collections.unmodifiableSortedSet(new TreeSet<>())),
        sample("empty sorted set", Collections::emptySortedSet));
  }

  /** Returns a sample whose declared type codecs without types may take it for. */
  private static Sample declared(String name, Class<?> holder, Supplier<Object> value) {
    return new Sample("everyday/" + name, Tier.TYPED, holder, true, value::get);
  }

  private static Set<String> words() {
    return headers().navigableKeySet();
  }

  private static TreeMap<String, Integer> headers() {
    TreeMap<String, Integer> headers = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
    headers.putAll(Map.of("Content-Type", 1, "accept", 2, "Date", 3));
    return headers;
  }

  private static Set<String> twinSet() {
    Set<String> set = Collections.newSetFromMap(new IdentityHashMap<>());
    set.addAll(twins().keySet());
    return set;
  }

  private static Map<Object, Object> map() {
    Map<Object, Object> map = new LinkedHashMap<>();
    map.put("z", 1);
    map.put(2L, list());
    return map;
  }

  private static List<Sample> maps() {
    return List.of(
        sample("map to look at", () -> Collections.unmodifiableMap(map())),
        sample("synchronized map", () -> Collections.synchronizedMap(map())),
        sample("headers to look at", () -> Collections.unmodifiableMap(headers())),
        sample(
            "no headers yet",
            () -> Collections.synchronizedMap(new TreeMap<>(headers().comparator()))),
        sample(
            "headers behind two",
            () -> Collections.unmodifiableMap(Collections.synchronizedMap(headers()))),
        sample("equal texts to look at", () -> Collections.unmodifiableMap(twins())),
        declared(
            "equal texts in a map of texts",
            OfStringIntegers.class,
            () -> Collections.unmodifiableMap(twins())),
        sample("empty navigable map", Collections::emptyNavigableMap),
        sample("one entry", () -> Collections.singletonMap("k", null)),
        sample("tail map", () -> new TreeMap<>(Map.of(1, "a", 2, "b")).tailMap(2)),
        sample("map downwards", () -> new TreeMap<>(Map.of(1, "a", 2, "b")).descendingMap()),
        sample("skip list", () -> new ConcurrentSkipListMap<>(Map.of("x", list()))),
        sample("head of a skip list", () -> new ConcurrentSkipListMap<>(Map.of(1, 2)).headMap(9)),
        sample("colors and names", () -> new EnumMap<>(Map.of(Color.RED, "r", Color.BLUE, "b"))),
        sample("grouped", () -> Stream.of(1, 2, 3).collect(Collectors.groupingBy(i -> i % 2))),
        sample("parted", () -> Stream.of(1, 2).collect(Collectors.partitioningBy(i -> i > 1))),
        sample("properties", () -> properties("a", "b")),
        sample("equal texts", ViewThings::twins));
  }

  /** Short texts, of which codecs have one object each. */
  private static Map<String, Integer> twins() {
    Map<String, Integer> map = new IdentityHashMap<>();
    map.put("a", 1);
    map.put(String.valueOf(new char[] {'a'}), 1);
    return map;
  }

  private static Properties properties(String key, String value) {
    Properties properties = new Properties();
    properties.setProperty(key, value);
    return properties;
  }

  private static List<Sample> others() {
    return List.of(
        sample("entry", () -> Map.entry("k", 1)),
        sample("natural order", Comparator::naturalOrder),
        sample("entry of nulls", () -> new AbstractMap.SimpleEntry<>(null, null)),
        sample("first entry", () -> new TreeMap<>(Map.of("k", 1)).firstEntry()),
        sample("queue with room", () -> new ArrayBlockingQueue<>(3, false, List.of("a"))),
        sample("deque", () -> new LinkedBlockingDeque<>(List.of(1, 2))),
        sample("last in, first out", () -> Collections.asLifoQueue(new ArrayDeque<>(List.of(1)))),
        sample("shared array", FormatThings::shared));
  }

  private static List<Sample> sequenced() {
    return List.of(
        sample("reversed list", () -> reversed(List.class, list())),
        sample("reversed deque", () -> reversed(Deque.class, new ArrayDeque<>(List.of(1, 2)))),
        sample("reversed map", () -> reversed(LinkedHashMap.class, map())),
        sample("reversed set", () -> reversed(LinkedHashSet.class, new LinkedHashSet<>(list()))),
        sample("sequenced keys", () -> called("sequencedKeySet", new TreeMap<>(map("a", "b")))),
        sample("sequenced values", () -> called("sequencedValues", new TreeMap<>(map("a", "b")))),
        sample("sequenced entries", () -> called("sequencedEntrySet", new TreeMap<>(map("a")))),
        sample("sequence by map", ViewThings::sequencedSet),
        sample("sequence to look at", () -> sequenced("Collection", list())),
        sample("sequenced set to look at", () -> sequenced("Set", new LinkedHashSet<>(list()))),
        sample("sequenced words to look at", () -> sequenced("Set", words())),
        sample("sequenced headers to look at", () -> sequenced("Map", headers())),
        sample("sequenced map to look at", () -> sequenced("Map", map())));
  }

  private static Object reversed(Class<?> type, Object sequence) {
    try {
      return type.getMethod("reversed").invoke(sequence);
    } catch (NoSuchMethodException | IllegalAccessException | InvocationTargetException e) {
      throw new AssertionError(e);
    }
  }

  private static Map<String, Integer> map(String... keys) {
    return Stream.of(keys).collect(Collectors.toMap(key -> key, String::length));
  }

  private static Object called(String view, Object map) {
    try {
      return Class.forName("java.util.SequencedMap").getMethod(view).invoke(map);
    } catch (ReflectiveOperationException e) {
      throw new AssertionError(e);
    }
  }

  @SuppressWarnings("unchecked") // it holds anything
  private static Object sequencedSet() {
    Set<Object> set = (Set<Object>) collections("newSequencedSetFromMap", new LinkedHashMap<>());
    set.addAll(List.of("b", "a"));
    return set;
  }

  private static Object sequenced(String kind, Object sequence) {
    return collections("unmodifiableSequenced" + kind, sequence);
  }

  private static Object collections(String name, Object sequence) {
    try {
      for (Method method : Collections.class.getMethods()) {
        if (method.getName().equals(name)) {
          return method.invoke(null, sequence);
        }
      }
    } catch (IllegalAccessException | InvocationTargetException e) {
      throw new AssertionError(e);
    }
    throw new AssertionError(name);
  }
}
