package dev.polycodec.internal.surrogate;

import static dev.polycodec.internal.surrogate.Containers.fill;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.Set;
import java.util.concurrent.ConcurrentNavigableMap;

/** Views of other containers: what they show is copied, in their order. */
final class ViewForms {

  private ViewForms() {}

  static void addTo(FormTable rows) {
    addCollections(rows);
    addMaps(rows);
  }

  private static void addCollections(FormTable rows) {
    rows.add(
        Containers.<List<?>>elements(
            "java.util.List.subList", List.class, form -> new ArrayList<>(Arrays.asList(form))),
        "java.util.ArrayList$SubList",
        "java.util.AbstractList$SubList",
        "java.util.AbstractList$RandomAccessSubList",
        "java.util.concurrent.CopyOnWriteArrayList$COWSubList",
        "java.util.ReverseOrderListView",
        "java.util.ReverseOrderListView$Rand",
        "java.util.concurrent.CopyOnWriteArrayList$Reversed",
        "java.util.HashMap$Values",
        "java.util.LinkedHashMap$LinkedValues",
        "java.util.TreeMap$Values",
        "java.util.EnumMap$Values",
        "java.util.IdentityHashMap$Values",
        "java.util.WeakHashMap$Values",
        "java.util.SequencedMap$1SeqValues",
        "java.util.AbstractMap$2",
        "java.util.concurrent.ConcurrentHashMap$ValuesView",
        "java.util.concurrent.ConcurrentSkipListMap$Values");
    rows.add(
        Containers.<List<?>>elements(
            "java.util.LinkedList.reversed",
            List.class,
            form -> new LinkedList<>(Arrays.asList(form))),
        "java.util.LinkedList$ReverseOrderLinkedListView");
    rows.add(
        Containers.<Deque<?>>elements(
            "java.util.Deque.reversed", Deque.class, form -> fill(new ArrayDeque<>(), form)),
        "java.util.ReverseOrderDequeView");
    rows.add(
        Containers.<Set<?>>keys(
            "java.util.Map.keySet",
            Set.class,
            (form, filling) -> fill(new LinkedHashSet<>(), form, 0, filling)),
        "java.util.LinkedHashMap$LinkedKeySet", // stands for all: a SequencedSet from JDK 21 on
        "java.util.HashMap$KeySet",
        "java.util.EnumMap$KeySet",
        "java.util.EnumMap$EntrySet",
        "java.util.WeakHashMap$KeySet",
        "java.util.SequencedMap$1SeqKeySet",
        "java.util.SequencedMap$1SeqEntrySet",
        "java.util.AbstractMap$1",
        "java.util.HashMap$EntrySet",
        "java.util.LinkedHashMap$LinkedEntrySet",
        "java.util.TreeMap$EntrySet",
        "java.util.Collections$UnmodifiableMap$UnmodifiableEntrySet",
        "java.util.concurrent.ConcurrentHashMap$EntrySetView",
        "java.util.concurrent.ConcurrentSkipListMap$EntrySet",
        "java.util.LinkedHashSet$1ReverseLinkedHashSetView");
    rows.add(
        SortedForms.<NavigableSet<?>>sortedSet(
            "java.util.NavigableMap.navigableKeySet", NavigableSet.class, SortedForms::treeSet),
        "java.util.TreeMap$KeySet",
        "java.util.concurrent.ConcurrentSkipListMap$KeySet");
  }

  private static void addMaps(FormTable rows) {
    rows.add(
        Containers.<Map<?, ?>>keysAndValues(
            "java.util.LinkedHashMap.reversed",
            Map.class,
            (form, filling) -> fill(new LinkedHashMap<>(), form, 0, filling)),
        "java.util.LinkedHashMap$ReversedLinkedHashMapView",
        "java.util.stream.Collectors$Partition");
    rows.add(
        SortedForms.<NavigableMap<?, ?>>sortedMap(
            "java.util.NavigableMap.subMap", NavigableMap.class, SortedForms::treeMap),
        "java.util.TreeMap$AscendingSubMap",
        "java.util.TreeMap$DescendingSubMap");
    rows.add(
        SortedForms.<ConcurrentNavigableMap<?, ?>>sortedMap(
            "java.util.concurrent.ConcurrentNavigableMap.subMap",
            ConcurrentNavigableMap.class,
            SortedForms::skipListMap),
        "java.util.concurrent.ConcurrentSkipListMap$SubMap");
  }
}
