package dev.polycodec.tck.sample;

import dev.polycodec.tck.model.Color;
import dev.polycodec.tck.model.Containers.ByLength;
import dev.polycodec.tck.model.Containers.BySuffix;
import dev.polycodec.tck.model.Records.Point;
import dev.polycodec.tck.model.Seat;
import dev.polycodec.tck.sample.CollectionHolders.*;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.CopyOnWriteArraySet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Sets: hashed, ordered, sorted by comparators, of enums, wrapped and immutable. */
final class SetSamples {

  private static final List<String> SOURCE = List.of("ccc", "a", "bb", "B");

  private SetSamples() {}

  static void addTo(SampleSet set) {
    addHashed(set);
    addSorted(set);
    addEnums(set);
    addFactories(set);
    addWrappers(set);
  }

  private static void addHashed(SampleSet set) {
    set.core("hash set", OfHashSet.class, () -> new HashSet<>(SOURCE))
        .core("strings", OfStringSet.class, () -> new HashSet<>(Arrays.asList("a", null)))
        .core("empty", OfStringSet.class, HashSet::new)
        .core("integers", OfIntegerSet.class, () -> new HashSet<>(List.of(1, 2, 3)))
        .core("longs", OfLongSet.class, () -> new HashSet<>(List.of(1L, 2L)))
        .core("many", OfIntegerSet.class, SetSamples::many)
        .core("records", OfPointSet.class, () -> new HashSet<>(List.of(new Point(1, 2))))
        .core("lists", OfListSet.class, () -> new HashSet<>(List.of(List.of(1), List.of())))
        .core("linked", OfLinkedHashSet.class, () -> new LinkedHashSet<>(SOURCE))
        .core("linked as set", OfStringSet.class, () -> new LinkedHashSet<>(SOURCE))
        .core("copy on write", OfCopyOnWriteArraySet.class, () -> new CopyOnWriteArraySet<>(SOURCE))
        .core("concurrent", OfStringSet.class, () -> filled(ConcurrentHashMap.newKeySet()))
        .core(
            "from map",
            OfStringSet.class,
            () -> filled(Collections.newSetFromMap(new HashMap<>())));
  }

  private static Set<Integer> many() {
    return IntStream.range(0, 1000).boxed().collect(Collectors.toCollection(HashSet::new));
  }

  private static <C extends Collection<String>> C filled(C empty) {
    empty.addAll(SOURCE);
    return empty;
  }

  private static TreeSet<String> tree(@Nullable Comparator<? super String> order) {
    return filled(new TreeSet<>(order));
  }

  private static void addSorted(SampleSet set) {
    set.core("tree", OfTreeSet.class, () -> new TreeSet<>(SOURCE))
        .core("tree empty", OfTreeSet.class, TreeSet::new)
        .core("tree as sorted", OfSortedSet.class, () -> new TreeSet<>(SOURCE))
        .core("tree as set", OfStringSet.class, () -> new TreeSet<>(SOURCE))
        .core("tree of integers", OfNavigableSet.class, () -> new TreeSet<>(List.of(3, 1, 2)))
        .core("tree ignoring case", OfTreeSet.class, () -> tree(String.CASE_INSENSITIVE_ORDER))
        .core("tree reversed", OfTreeSet.class, () -> tree(Comparator.reverseOrder()))
        .core("tree in natural order", OfTreeSet.class, () -> tree(Comparator.naturalOrder()))
        .core(
            "tree reversed ignoring case",
            OfSortedSet.class,
            () -> tree(Collections.reverseOrder(String.CASE_INSENSITIVE_ORDER)))
        .core(
            "tree reversed empty",
            OfTreeSet.class,
            () -> new TreeSet<String>(Collections.reverseOrder()))
        .named("tree by application", OfTreeSet.class, () -> tree(new ByLength()))
        .named("tree by state", OfTreeSet.class, () -> tree(new BySuffix(1)))
        .named(
            "tree by reversed application",
            OfTreeSet.class,
            () -> tree(Collections.reverseOrder(new ByLength())))
        .core(
            "skip list", OfConcurrentSkipListSet.class, () -> filled(new ConcurrentSkipListSet<>()))
        .core(
            "skip list reversed",
            OfConcurrentSkipListSet.class,
            () -> filled(new ConcurrentSkipListSet<>(Comparator.reverseOrder())));
  }

  private static void addEnums(SampleSet set) {
    set.core("enum set", OfEnumSet.class, () -> EnumSet.of(Color.RED, Color.BLUE))
        .core("enum set empty", OfEnumSet.class, () -> EnumSet.noneOf(Color.class))
        .core("enum set full", OfEnumSet.class, () -> EnumSet.allOf(Color.class))
        .core("enum set as set", OfColorSet.class, () -> EnumSet.of(Color.GREEN))
        .core("enum set empty as set", OfColorSet.class, () -> EnumSet.noneOf(Color.class))
        .core("enums in hash set", OfColorSet.class, () -> new HashSet<>(List.of(Color.GREEN)))
        .core("enum set of many", OfSeatSet.class, () -> EnumSet.of(Seat.A0, Seat.G9))
        .core("enum set of many, empty", OfSeatSet.class, () -> EnumSet.noneOf(Seat.class))
        .core("enum set of many, full", OfSeatSet.class, () -> EnumSet.allOf(Seat.class));
  }

  private static void addFactories(SampleSet set) {
    set.core("of none", OfStringSet.class, Set::of)
        .core("of one", OfStringSet.class, () -> Set.of("a"))
        .core("of two", OfStringSet.class, () -> Set.of("a", "b"))
        .core("of five", OfIntegerSet.class, () -> Set.of(1, 2, 3, 4, 5))
        .core("copy", OfPointSet.class, () -> Set.copyOf(List.of(new Point(1, 2))));
  }

  private static void addWrappers(SampleSet set) {
    set.core("empty set", OfStringSet.class, Collections::emptySet)
        .core("singleton", OfStringSet.class, () -> Collections.singleton("a"))
        .core("singleton of null", OfStringSet.class, () -> Collections.singleton(null))
        .core(
            "unmodifiable",
            OfStringSet.class,
            () -> Collections.unmodifiableSet(new LinkedHashSet<>(SOURCE)))
        .core(
            "unmodifiable sorted",
            OfSortedSet.class,
            () -> Collections.unmodifiableSortedSet(tree(Comparator.reverseOrder())))
        .core(
            "unmodifiable navigable",
            OfSortedSet.class,
            () -> Collections.unmodifiableNavigableSet(new TreeSet<>(SOURCE)))
        .core("empty sorted", OfSortedSet.class, Collections::emptySortedSet)
        .core(
            "synchronized",
            OfStringSet.class,
            () -> Collections.synchronizedSet(new HashSet<>(SOURCE)))
        .core(
            "synchronized sorted",
            OfSortedSet.class,
            () -> Collections.synchronizedSortedSet(new TreeSet<>(SOURCE)));
  }
}
