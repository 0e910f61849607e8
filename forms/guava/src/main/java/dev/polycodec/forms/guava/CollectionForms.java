package dev.polycodec.forms.guava;

import static dev.polycodec.forms.guava.Content.complete;
import static dev.polycodec.forms.guava.Content.order;
import static dev.polycodec.forms.guava.Content.sorted;
import static dev.polycodec.forms.guava.Content.written;
import static dev.polycodec.spi.SurrogateProvider.container;
import static dev.polycodec.spi.SurrogateProvider.elements;
import static dev.polycodec.spi.SurrogateProvider.form;
import static dev.polycodec.spi.SurrogateProvider.part;
import static dev.polycodec.spi.SurrogateProvider.prepend;

import com.google.common.collect.ContiguousSet;
import com.google.common.collect.DiscreteDomain;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ImmutableSortedSet;
import com.google.common.collect.Range;
import dev.polycodec.EncodeException;
import dev.polycodec.Surrogate;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Lists and sets that do not change. */
final class CollectionForms {

  private static final Object[] EMPTY = {};

  private CollectionForms() {}

  static List<Surrogate<?, ?>> all() {
    return List.of(
        form(
            ImmutableList.class,
            Object[].class,
            (ImmutableList<?> list) -> list.toArray(),
            ImmutableList::copyOf),
        container(
            ImmutableSet.class,
            (ImmutableSet<?> set) -> set.toArray(),
            form -> set(form),
            (form, table) -> table.accept(new HashSet<>(), Arrays.asList(form))),
        container(
            ImmutableSortedSet.class,
            (ImmutableSortedSet<?> set) -> prepend(written(set.comparator()), set),
            form -> sortedSet(order(form, 0), elements(form, 1)),
            (form, table) -> sorted(table, form, 0, elements(form, 1))),
        form(
            ContiguousSet.class,
            Object[].class,
            CollectionForms::bounds,
            CollectionForms::contiguousSet));
  }

  private static ImmutableSet<Object> set(Object[] form) {
    ImmutableSet<Object> set = ImmutableSet.copyOf(form);
    return complete(set, set.size(), form.length);
  }

  private static ImmutableSortedSet<Object> sortedSet(Comparator<Object> order, List<?> elements) {
    ImmutableSortedSet<Object> set = ImmutableSortedSet.copyOf(order, elements);
    return complete(set, set.size(), elements.size());
  }

  /** The first and the last of numbers that lack none in between, however many they are. */
  private static Object[] bounds(ContiguousSet<?> set) {
    if (set.isEmpty()) {
      return EMPTY;
    }
    Object first = set.first();
    if (!(first instanceof Integer || first instanceof Long || first instanceof BigInteger)) {
      throw new EncodeException(
          "A ContiguousSet of a domain other than that of integers, longs and large integers has no"
              + " form: register a Surrogate for it, or encode ImmutableSortedSet.copyOf(set)");
    }
    return new Object[] {first, set.last()};
  }

  private static ContiguousSet<?> contiguousSet(@Nullable Object[] form) {
    if (form.length == 0) {
      return ContiguousSet.create(Range.closedOpen(0, 0), DiscreteDomain.integers());
    }
    Object first = part(form, 0, 2, Object.class);
    if (first instanceof Integer number) {
      return of(number, part(form, 1, 2, Integer.class), DiscreteDomain.integers());
    } else if (first instanceof Long number) {
      return of(number, part(form, 1, 2, Long.class), DiscreteDomain.longs());
    }
    BigInteger last = part(form, 1, 2, BigInteger.class);
    return of((BigInteger) first, last, DiscreteDomain.bigIntegers());
  }

  private static <C extends Comparable<C>> ContiguousSet<C> of(
      C first, C last, DiscreteDomain<C> domain) {
    return ContiguousSet.create(Range.closed(first, last), domain);
  }
}
