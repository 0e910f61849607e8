package dev.polycodec.internal.surrogate;

import static dev.polycodec.internal.surrogate.Containers.fill;
import static dev.polycodec.internal.surrogate.SortedForms.treeMap;
import static dev.polycodec.internal.surrogate.SortedForms.treeSet;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedList;
import java.util.List;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.Queue;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.function.UnaryOperator;

/**
 * The wrappers of {@code java.util.Collections}, rebuilt around a copy that iterates in the same
 * order: what they wrap is not visible, but for how a set or a map finds its keys. Nor is the type
 * of the checked ones, which lose the check.
 */
@SuppressWarnings({"rawtypes", "unchecked"}) // wrappers pass elements of any type on
final class WrapperForms {

  private static final Wrapper UNMODIFIABLE =
      new Wrapper(
          "unmodifiable",
          "Unmodifiable",
          Collections::unmodifiableCollection,
          Collections::unmodifiableList,
          Collections::unmodifiableSet,
          Collections::unmodifiableSortedSet,
          Collections::unmodifiableNavigableSet,
          Collections::unmodifiableMap,
          Collections::unmodifiableSortedMap,
          Collections::unmodifiableNavigableMap);

  private static final Wrapper SYNCHRONIZED =
      new Wrapper(
          "synchronized",
          "Synchronized",
          Collections::synchronizedCollection,
          Collections::synchronizedList,
          Collections::synchronizedSet,
          Collections::synchronizedSortedSet,
          Collections::synchronizedNavigableSet,
          Collections::synchronizedMap,
          Collections::synchronizedSortedMap,
          Collections::synchronizedNavigableMap);

  private static final Wrapper CHECKED =
      new Wrapper(
          "checked",
          "Checked",
          UnaryOperator.identity(),
          UnaryOperator.identity(),
          UnaryOperator.identity(),
          UnaryOperator.identity(),
          UnaryOperator.identity(),
          UnaryOperator.identity(),
          UnaryOperator.identity(),
          UnaryOperator.identity());

  private WrapperForms() {}

  static void addTo(FormTable rows) {
    for (Wrapper wrapper : List.of(UNMODIFIABLE, SYNCHRONIZED, CHECKED)) {
      String method = "java.util.Collections." + wrapper.method();
      String type = "java.util.Collections$" + wrapper.type();
      addLists(rows, wrapper, method, type);
      addSets(rows, wrapper, method, type);
      addMaps(rows, wrapper, method, type);
    }
    rows.add(
        Containers.<Queue<?>>elements(
            "java.util.Collections.checkedQueue",
            Queue.class,
            form -> fill(new LinkedList<>(), form)),
        "java.util.Collections$CheckedQueue");
  }

  private static void addLists(FormTable rows, Wrapper wrapper, String method, String type) {
    rows.add(
        Containers.<Collection<?>>elements(
            method + "Collection",
            Collection.class,
            form -> wrapper.collection().apply(new ArrayList<>(Arrays.asList(form)))),
        type + "Collection");
    rows.add(
        Containers.<List<?>>elements(
            method + "List",
            List.class,
            form -> wrapper.list().apply(new ArrayList<>(Arrays.asList(form)))),
        type + "RandomAccessList");
    rows.add(
        Containers.<List<?>>elements(
            method + "List(LinkedList)",
            List.class,
            form -> wrapper.list().apply(new LinkedList<>(Arrays.asList(form)))),
        type + "List");
  }

  private static void addSets(FormTable rows, Wrapper wrapper, String method, String type) {
    rows.add(Behind.set(method + "Set", wrapper.set()), type + "Set");
    rows.add(
        SortedForms.<SortedSet<?>>sortedSet(
            method + "SortedSet",
            SortedSet.class,
            (form, filling) -> wrapper.sortedSet().apply(treeSet(form, filling))),
        type + "SortedSet");
    rows.add(
        SortedForms.<NavigableSet<?>>sortedSet(
            method + "NavigableSet",
            NavigableSet.class,
            (form, filling) -> wrapper.navigableSet().apply(treeSet(form, filling))),
        type + "NavigableSet");
  }

  private static void addMaps(FormTable rows, Wrapper wrapper, String method, String type) {
    rows.add(Behind.map(method + "Map", wrapper.map()), type + "Map");
    rows.add(
        SortedForms.<SortedMap<?, ?>>sortedMap(
            method + "SortedMap",
            SortedMap.class,
            (form, filling) -> wrapper.sortedMap().apply(treeMap(form, filling))),
        type + "SortedMap");
    rows.add(
        SortedForms.<NavigableMap<?, ?>>sortedMap(
            method + "NavigableMap",
            NavigableMap.class,
            (form, filling) -> wrapper.navigableMap().apply(treeMap(form, filling))),
        type + "NavigableMap");
  }
}
