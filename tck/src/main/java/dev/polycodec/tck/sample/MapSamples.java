package dev.polycodec.tck.sample;

import dev.polycodec.tck.model.Color;
import dev.polycodec.tck.model.Containers.Attributes;
import dev.polycodec.tck.model.Containers.ByLength;
import dev.polycodec.tck.model.Figures.Circle;
import dev.polycodec.tck.model.Figures.Square;
import dev.polycodec.tck.model.Operation;
import dev.polycodec.tck.model.People.Address;
import dev.polycodec.tck.model.Records.Point;
import dev.polycodec.tck.sample.MapHolders.*;
import java.time.LocalDate;
import java.util.AbstractMap.SimpleEntry;
import java.util.Collections;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.Hashtable;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListMap;
import org.jspecify.annotations.Nullable;

/** Maps: with keys of every kind, of every JDK class, wrapped and immutable. */
final class MapSamples {

  private MapSamples() {}

  static void addTo(SampleSet set) {
    addStringKeys(set);
    addScalarKeys(set);
    addObjectKeys(set);
    addClasses(set);
    addSorted(set);
    addFactories(set);
    addWrappers(set);
  }

  private static <M extends Map<String, Integer>> M filled(M empty) {
    empty.put("two", 2);
    empty.put("One", 1);
    empty.put("three", 3);
    return empty;
  }

  private static void addStringKeys(SampleSet set) {
    set.core("strings", OfStrings.class, MapSamples::awkward)
        .core("empty", OfStrings.class, HashMap::new)
        .core("integers", OfStringIntegers.class, () -> filled(new HashMap<>()))
        .core("null key and value", OfStringIntegers.class, MapSamples::nulls)
        .core("lists", OfStringLists.class, () -> new HashMap<>(Map.of("a", List.of("b"))))
        .core("sealed", OfStringFigures.class, () -> new HashMap<>(Map.of("a", new Circle(1))))
        .core("sets", OfStringSets.class, () -> new HashMap<>(Map.of("a", Set.of(1))))
        .core(
            "maps",
            OfStringMaps.class,
            () -> Map.of("a", Map.of(1, new Point(1, 2)), "b", Map.of()))
        .core("optionals", OfStringOptionals.class, () -> Map.of("a", Optional.of("b")))
        .core("arrays", OfStringArrays.class, () -> new HashMap<>(Map.of("a", new byte[] {1})));
  }

  /** Returns keys that mean something to one format or another. */
  private static Map<String, String> awkward() {
    Map<String, String> map = new HashMap<>();
    for (String key : List.of("", "@class", "@type", "class", "$ref", "@id", "a.b", "null", "é")) {
      map.put(key, key + "!");
    }
    return map;
  }

  private static Map<String, @Nullable Integer> nulls() {
    Map<@Nullable String, @Nullable Integer> map = new HashMap<>();
    map.put(null, 1);
    map.put("a", null);
    return map;
  }

  private static void addScalarKeys(SampleSet set) {
    set.core("by integer", OfIntegerStrings.class, () -> new HashMap<>(Map.of(1, "a", -1, "b")))
        .core("by long", OfLongStrings.class, () -> new HashMap<>(Map.of(1L, "a")))
        .core("by short", OfShortBytes.class, () -> new HashMap<>(Map.of((short) 1, (byte) 2)))
        .core("by character", OfCharacterFloats.class, () -> new HashMap<>(Map.of('a', 1f)))
        .core(
            "by double",
            OfDoubleBooleans.class,
            () -> new HashMap<>(Map.of(-0.0, true, 0.0, false)))
        .core("by uuid", OfUuidStrings.class, () -> new HashMap<>(Map.of(new UUID(1, 2), "a")))
        .core("by date", OfDateStrings.class, () -> new HashMap<>(Map.of(LocalDate.EPOCH, "a")));
  }

  private static void addObjectKeys(SampleSet set) {
    set.core("by enum", OfColorStrings.class, () -> new HashMap<>(Map.of(Color.RED, "a")))
        .core("by enum with body", OfOperationIntegers.class, () -> Map.of(Operation.PLUS, 1))
        .core("by record", OfPointStrings.class, () -> new HashMap<>(Map.of(new Point(1, 2), "a")))
        .core(
            "by object", OfAddressPoints.class, () -> Map.of(new Address("a", 1), new Point(1, 2)))
        .core(
            "by sealed",
            OfFigureStrings.class,
            () -> new HashMap<>(Map.of(new Circle(1), "a", new Square(1), "b")))
        .core("by list", OfListStrings.class, () -> new HashMap<>(Map.of(List.of(1, 2), "a")));
  }

  private static void addClasses(SampleSet set) {
    set.core("hash map", OfHashMap.class, () -> filled(new HashMap<>()))
        .core("linked", OfLinkedHashMap.class, () -> filled(new LinkedHashMap<>()))
        .core("linked as map", OfStringIntegers.class, () -> filled(new LinkedHashMap<>()))
        .core("hashtable", OfHashtable.class, () -> filled(new Hashtable<>()))
        .core("concurrent", OfConcurrentMap.class, () -> filled(new ConcurrentHashMap<>()))
        .core(
            "concurrent hash map",
            OfConcurrentHashMap.class,
            () -> filled(new ConcurrentHashMap<>()))
        .core("identity", OfIdentityHashMap.class, () -> filled(new IdentityHashMap<>()))
        .core(
            "enum map",
            OfEnumMap.class,
            () -> new EnumMap<>(Map.of(Color.RED, "a", Color.BLUE, "b")))
        .core("enum map empty", OfEnumMap.class, () -> new EnumMap<Color, String>(Color.class))
        .core("enum map full", OfEnumMap.class, MapSamples::colors)
        .core("enum map as map", OfColorStrings.class, MapSamples::colors)
        .core("application map", OfAttributes.class, () -> filled(new Attributes()))
        .named("application map as map", OfStringIntegers.class, () -> filled(new Attributes()))
        .core("entry", OfEntry.class, () -> new SimpleEntry<>("a", 1))
        .core("immutable entry", OfEntry.class, () -> Map.entry("a", 1));
  }

  private static EnumMap<Color, @Nullable String> colors() {
    EnumMap<Color, @Nullable String> map = new EnumMap<>(Color.class);
    map.put(Color.BLUE, null);
    map.put(Color.RED, "red");
    map.put(Color.GREEN, "green");
    return map;
  }

  private static void addSorted(SampleSet set) {
    set.core("tree", OfTreeMap.class, () -> filled(new TreeMap<>()))
        .core("tree empty", OfTreeMap.class, TreeMap::new)
        .core("tree as sorted", OfSortedMap.class, () -> filled(new TreeMap<>()))
        .core("tree as map", OfStringIntegers.class, () -> filled(new TreeMap<>()))
        .core("tree of integers", OfNavigableMap.class, () -> new TreeMap<>(Map.of(2, "b", 1, "a")))
        .core(
            "tree reversed",
            OfTreeMap.class,
            () -> filled(new TreeMap<>(Comparator.reverseOrder())))
        .core(
            "tree ignoring case",
            OfTreeMap.class,
            () -> filled(new TreeMap<>(String.CASE_INSENSITIVE_ORDER)))
        .named("tree by application", OfTreeMap.class, () -> filled(new TreeMap<>(new ByLength())))
        .core("skip list", OfSkipListMap.class, () -> filled(new ConcurrentSkipListMap<>()))
        .core(
            "skip list reversed",
            OfSkipListMap.class,
            () -> filled(new ConcurrentSkipListMap<>(Comparator.reverseOrder())));
  }

  private static void addFactories(SampleSet set) {
    set.core("of none", OfStringIntegers.class, Map::of)
        .core("of one", OfStringIntegers.class, () -> Map.of("a", 1))
        .core("of three", OfStringIntegers.class, () -> Map.of("a", 1, "b", 2, "c", 3))
        .core("copy", OfStringIntegers.class, () -> Map.copyOf(filled(new HashMap<>())));
  }

  private static void addWrappers(SampleSet set) {
    set.core("empty map", OfStringIntegers.class, Collections::emptyMap)
        .core("singleton", OfStringIntegers.class, () -> Collections.singletonMap("a", 1))
        .core(
            "singleton of nulls",
            OfStringIntegers.class,
            () -> Collections.singletonMap(null, null))
        .core(
            "unmodifiable",
            OfStringIntegers.class,
            () -> Collections.unmodifiableMap(filled(new LinkedHashMap<>())))
        .core(
            "unmodifiable sorted",
            OfSortedMap.class,
            () ->
                Collections.unmodifiableSortedMap(filled(new TreeMap<>(Comparator.reverseOrder()))))
        .core("empty sorted", OfSortedMap.class, Collections::emptySortedMap)
        .core(
            "synchronized",
            OfStringIntegers.class,
            () -> Collections.synchronizedMap(filled(new HashMap<>())))
        .core(
            "synchronized sorted",
            OfSortedMap.class,
            () -> Collections.synchronizedSortedMap(filled(new TreeMap<>())));
  }
}
