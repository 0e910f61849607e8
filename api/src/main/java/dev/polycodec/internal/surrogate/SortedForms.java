package dev.polycodec.internal.surrogate;

import static dev.polycodec.internal.surrogate.Containers.fill;
import static dev.polycodec.internal.surrogate.Containers.late;
import static dev.polycodec.spi.SurrogateProvider.entries;
import static dev.polycodec.spi.SurrogateProvider.prepend;

import dev.polycodec.spi.Message.Filling;
import java.util.Arrays;
import java.util.Comparator;
import java.util.ConcurrentModificationException;
import java.util.PriorityQueue;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.PriorityBlockingQueue;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;

/** Containers with a comparator: it comes first in the form, null for natural order. */
final class SortedForms {

  private static final int CAPACITY = 11;

  private SortedForms() {}

  static void addTo(FormTable rows) {
    rows.add(sortedMap(TreeMap.class.getName(), TreeMap.class, SortedForms::treeMap));
    rows.add(
        sortedMap(
            ConcurrentSkipListMap.class.getName(),
            ConcurrentSkipListMap.class,
            SortedForms::skipListMap));
    rows.add(sortedSet(TreeSet.class.getName(), TreeSet.class, SortedForms::treeSet));
    rows.add(
        sortedSet(
            ConcurrentSkipListSet.class.getName(),
            ConcurrentSkipListSet.class,
            (form, filling) ->
                fill(new ConcurrentSkipListSet<>(comparator(form)), form, 1, filling)));
    rows.add(
        Containers.<PriorityQueue<?>>late(
            PriorityQueue.class.getName(),
            PriorityQueue.class,
            queue -> withoutNulls(prepend(queue.comparator(), queue)),
            (form, filling) ->
                fill(new PriorityQueue<>(CAPACITY, comparator(form)), form, 1, filling)));
    rows.add(
        Containers.<PriorityBlockingQueue<?>>late(
            PriorityBlockingQueue.class.getName(),
            PriorityBlockingQueue.class,
            queue -> prepend(queue.comparator(), queue),
            (form, filling) ->
                fill(new PriorityBlockingQueue<>(CAPACITY, comparator(form)), form, 1, filling)));
  }

  static <T extends SortedMap<?, ?>> LateForm<T> sortedMap(
      String what,
      Class<? super T> type,
      BiFunction<@Nullable Object[], Filling, ? extends T> from) {
    return late(what, type, map -> entries(map, map.comparator()), from);
  }

  static <T extends SortedSet<?>> LateForm<T> sortedSet(
      String what,
      Class<? super T> type,
      BiFunction<@Nullable Object[], Filling, ? extends T> from) {
    return late(what, type, set -> prepend(set.comparator(), set), from);
  }

  static TreeMap<?, ?> treeMap(@Nullable Object[] form, Filling filling) {
    return fill(new TreeMap<>(comparator(form)), form, 1, filling);
  }

  static ConcurrentSkipListMap<?, ?> skipListMap(@Nullable Object[] form, Filling filling) {
    return fill(new ConcurrentSkipListMap<>(comparator(form)), form, 1, filling);
  }

  static TreeSet<?> treeSet(@Nullable Object[] form, Filling filling) {
    return fill(new TreeSet<>(comparator(form)), form, 1, filling);
  }

  /** A queue has nulls only in places that another thread has just emptied. */
  private static @Nullable Object[] withoutNulls(@Nullable Object[] form) {
    if (Arrays.asList(form).lastIndexOf(null) > 0) {
      throw new ConcurrentModificationException("A queue changed while it was encoded");
    }
    return form;
  }

  @SuppressWarnings("unchecked") // a comparator that does not fit throws ClassCastException
  private static @Nullable Comparator<Object> comparator(@Nullable Object[] form) {
    return (Comparator<Object>) form[0];
  }
}
