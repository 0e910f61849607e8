package dev.polycodec.tck.equality;

import static dev.polycodec.tck.equality.DeepEquality.name;

import dev.polycodec.Trait;
import dev.polycodec.tck.model.Color;
import dev.polycodec.tck.model.Operation;
import dev.polycodec.tck.model.Seat;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.Spliterator;
import java.util.concurrent.PriorityBlockingQueue;
import org.jspecify.annotations.Nullable;

/** Compares what orders a container and bounds its keys: its comparator, or its enum class. */
final class OrderEquality {

  private static final List<Enum<?>> CONSTANTS = List.of(Color.RED, Operation.PLUS, Seat.A0);

  private OrderEquality() {}

  static @Nullable String compare(DeepEquality deep, String path, Object expected, Object actual) {
    if (expected instanceof EnumSet<?> set && actual instanceof EnumSet<?> other) {
      return universe(set).equals(universe(other)) ? null : path + " is a set of another enum";
    }
    if (expected instanceof EnumMap<?, ?> map && actual instanceof EnumMap<?, ?> other) {
      return accepted(map).equals(accepted(other)) ? null : path + " is a map of another enum";
    }
    if (expected instanceof LinkedHashMap<?, ?> map
        && Reflection.isApplication(map.getClass())
        && actual instanceof LinkedHashMap<?, ?> other
        && isByAccess(map) != isByAccess(other)) {
      return path + " has another order of access";
    }
    boolean exact = deep.claims(Trait.EXACT_CONTAINERS);
    if (exact && isSortedWithin(expected) && !isSortedWithin(actual)) {
      return path + " is not sorted";
    }
    Comparator<?> mine = comparator(expected, exact);
    Comparator<?> theirs = comparator(actual, exact);
    if (mine == null || theirs == null) {
      return mine == theirs ? null : path + " has comparator " + name(theirs);
    }
    return compareComparators(deep, path + ".comparator()", mine, theirs, elements(expected));
  }

  /** Returns whether a copy of a map moves its first entry to the end when it is asked for it. */
  private static boolean isByAccess(LinkedHashMap<?, ?> map) {
    Map<?, ?> copy = (Map<?, ?>) map.clone();
    List<?> before = new ArrayList<>(copy.keySet());
    if (!before.isEmpty()) {
      copy.get(before.get(0));
    }
    return !before.equals(new ArrayList<>(copy.keySet()));
  }

  private static <E extends Enum<E>> EnumSet<E> universe(EnumSet<E> set) {
    EnumSet<E> all = EnumSet.complementOf(set);
    all.addAll(set);
    return all;
  }

  /** Returns which constants a map takes as keys, which shows its enum even when it is empty. */
  @SuppressWarnings({"unchecked", "rawtypes"}) // the point is to try keys of the wrong type
  private static List<Enum<?>> accepted(EnumMap<?, ?> map) {
    List<Enum<?>> accepted = new ArrayList<>();
    for (Enum<?> constant : CONSTANTS) {
      try {
        ((Map) map.clone()).put(constant, null);
        accepted.add(constant);
      } catch (ClassCastException e) {
        continue; // a constant of another enum
      }
    }
    return accepted;
  }

  /** Returns whether what a wrapper shows is sorted, even if the wrapper does not say so. */
  private static boolean isSortedWithin(Object container) {
    return container.getClass().getEnclosingClass() == Collections.class
        && (container instanceof Set || container instanceof Map)
        && elements(container).spliterator().hasCharacteristics(Spliterator.SORTED);
  }

  private static @Nullable Comparator<?> comparator(Object container, boolean within) {
    if (container instanceof SortedSet<?> set) {
      return set.comparator();
    }
    if (container instanceof SortedMap<?, ?> map) {
      return map.comparator();
    }
    if (container instanceof PriorityQueue<?> queue) {
      return queue.comparator();
    }
    if (container instanceof PriorityBlockingQueue<?> queue) {
      return queue.comparator();
    }
    return within && isSortedWithin(container)
        ? elements(container).spliterator().getComparator()
        : null;
  }

  private static Collection<?> elements(Object container) {
    return container instanceof Map<?, ?> map ? map.keySet() : (Collection<?>) container;
  }

  @SuppressWarnings("unchecked") // both order the elements
  private static @Nullable String compareComparators(
      DeepEquality deep, String path, Comparator<?> mine, Comparator<?> theirs, Collection<?> all) {
    if (mine.getClass() != theirs.getClass()) {
      return path + " is " + name(theirs) + ", not " + name(mine);
    }
    Comparator<Object> one = (Comparator<Object>) mine;
    Comparator<Object> other = (Comparator<Object>) theirs;
    for (Object left : all) {
      for (Object right : all) {
        if (Integer.signum(one.compare(left, right))
            != Integer.signum(other.compare(left, right))) {
          return path + " orders otherwise";
        }
      }
    }
    return Reflection.isApplication(mine.getClass()) ? deep.compare(path, mine, theirs) : null;
  }
}
