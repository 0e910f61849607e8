package dev.polycodec.internal.surrogate;

import static dev.polycodec.internal.surrogate.Containers.collection;
import static dev.polycodec.internal.surrogate.Containers.entries;
import static dev.polycodec.internal.surrogate.Containers.fill;
import static dev.polycodec.internal.surrogate.Containers.map;
import static dev.polycodec.internal.surrogate.Containers.prepend;
import static dev.polycodec.internal.surrogate.Containers.rest;

import java.util.Comparator;
import java.util.PriorityQueue;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.PriorityBlockingQueue;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Containers with a comparator: it comes first in the form, null for natural order. */
final class SortedForms {

  private static final int CAPACITY = 11;

  private SortedForms() {}

  static void addTo(Rows rows) {
    rows.add(sortedMap(TreeMap.class.getName(), TreeMap.class, SortedForms::treeMap));
    rows.add(
        sortedMap(
            ConcurrentSkipListMap.class.getName(),
            ConcurrentSkipListMap.class,
            form -> fill(new ConcurrentSkipListMap<>(comparator(form)), form, 1)));
    rows.add(sortedSet(TreeSet.class.getName(), TreeSet.class, SortedForms::treeSet));
    rows.add(
        sortedSet(
            ConcurrentSkipListSet.class.getName(),
            ConcurrentSkipListSet.class,
            form -> fill(new ConcurrentSkipListSet<>(comparator(form)), rest(form))));
    rows.add(
        Containers.<PriorityQueue<?>>collection(
            PriorityQueue.class.getName(),
            PriorityQueue.class,
            queue -> prepend(queue.comparator(), queue),
            form -> fill(new PriorityQueue<>(CAPACITY, comparator(form)), rest(form))));
    rows.add(
        Containers.<PriorityBlockingQueue<?>>collection(
            PriorityBlockingQueue.class.getName(),
            PriorityBlockingQueue.class,
            queue -> prepend(queue.comparator(), queue),
            form -> fill(new PriorityBlockingQueue<>(CAPACITY, comparator(form)), rest(form))));
  }

  static <T extends SortedMap<?, ?>> Form<T, Object[]> sortedMap(
      String what, Class<? super T> type, Function<@Nullable Object[], ? extends T> from) {
    return map(what, type, SortedForms::form, from);
  }

  static <T extends SortedSet<?>> Form<T, Object[]> sortedSet(
      String what, Class<? super T> type, Function<@Nullable Object[], ? extends T> from) {
    return collection(what, type, set -> prepend(set.comparator(), set), from);
  }

  static TreeMap<?, ?> treeMap(@Nullable Object[] form) {
    return fill(new TreeMap<>(comparator(form)), form, 1);
  }

  static TreeSet<?> treeSet(@Nullable Object[] form) {
    return fill(new TreeSet<>(comparator(form)), rest(form));
  }

  private static @Nullable Object[] form(SortedMap<?, ?> map) {
    @Nullable Object[] form = entries(1, map);
    form[0] = map.comparator();
    return form;
  }

  @SuppressWarnings("unchecked") // a comparator that does not fit throws ClassCastException
  private static @Nullable Comparator<Object> comparator(@Nullable Object[] form) {
    return (Comparator<Object>) form[0];
  }
}
