package dev.polycodec.forms.guava;

import static dev.polycodec.spi.SurrogateProvider.container;
import static dev.polycodec.spi.SurrogateProvider.elements;
import static dev.polycodec.spi.SurrogateProvider.require;

import com.google.common.collect.BoundType;
import com.google.common.collect.ImmutableRangeSet;
import com.google.common.collect.Range;
import com.google.common.collect.RangeSet;
import com.google.common.collect.TreeRangeSet;
import dev.polycodec.Surrogate;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/**
 * Ranges: a text of two characters, each {@code [} or {@code (} at the lower and {@code ]} or
 * {@code )} at the upper end, or a space where there is no end, then the ends that there are.
 */
@SuppressWarnings({"rawtypes", "unchecked"}) // ends that do not compare throw ClassCastException
final class RangeForms {

  private RangeForms() {}

  static List<Surrogate<?, ?>> all() {
    return List.of(
        container(Range.class, RangeForms::list, RangeForms::range, RangeForms::ends),
        container(
            ImmutableRangeSet.class,
            (ImmutableRangeSet<?> set) -> set.asRanges().toArray(),
            form -> complete(ImmutableRangeSet.copyOf((Iterable) ranges(form)), form),
            RangeForms::endsOfAll),
        container(
            TreeRangeSet.class,
            (TreeRangeSet<?> set) -> set.asRanges().toArray(),
            form -> complete(TreeRangeSet.create((Iterable) ranges(form)), form),
            RangeForms::endsOfAll));
  }

  private static Object[] list(Range range) {
    List<Object> form = new ArrayList<>();
    boolean lower = range.hasLowerBound();
    boolean upper = range.hasUpperBound();
    form.add(
        (lower ? range.lowerBoundType() == BoundType.CLOSED ? "[" : "(" : " ")
            + (upper ? range.upperBoundType() == BoundType.CLOSED ? "]" : ")" : " "));
    if (lower) {
      form.add(range.lowerEndpoint());
    }
    if (upper) {
      form.add(range.upperEndpoint());
    }
    return form.toArray();
  }

  private static Range range(@Nullable Object[] form) {
    String types = (String) form[0];
    require(types != null && types.matches("[\\[( ][\\]) ]"));
    boolean lower = types.charAt(0) != ' ';
    boolean upper = types.charAt(1) != ' ';
    require(form.length == 1 + (lower ? 1 : 0) + (upper ? 1 : 0));
    BoundType low = types.charAt(0) == '[' ? BoundType.CLOSED : BoundType.OPEN;
    BoundType high = types.charAt(1) == ']' ? BoundType.CLOSED : BoundType.OPEN;
    if (lower && upper) {
      return Range.range(end(form, 1), low, end(form, 2), high);
    }
    return lower
        ? Range.downTo(end(form, 1), low)
        : upper ? Range.upTo(end(form, 1), high) : Range.all();
  }

  private static Comparable end(@Nullable Object[] form, int index) {
    Comparable end = (Comparable) form[index];
    require(end != null);
    return end;
  }

  private static void ends(@Nullable Object[] form, BiConsumer<Object, Collection<?>> table) {
    table.accept(new TreeSet<>(), elements(form, 1));
  }

  private static List<Range> ranges(@Nullable Object[] form) {
    List<Range> ranges = new ArrayList<>();
    for (Object each : form) {
      ranges.add((Range) each);
    }
    return ranges;
  }

  private static void endsOfAll(@Nullable Object[] form, BiConsumer<Object, Collection<?>> table) {
    List<Object> ends = new ArrayList<>();
    for (Range range : ranges(form)) {
      Object[] parts = list(range);
      ends.addAll(List.of(parts).subList(1, parts.length));
    }
    table.accept(new TreeSet<>(), ends);
  }

  private static <R extends RangeSet> R complete(R set, @Nullable Object[] form) {
    return Content.complete(set, set.asRanges().size(), form.length);
  }
}
