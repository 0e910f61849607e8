package dev.polycodec.forms.eclipse;

import static dev.polycodec.forms.eclipse.Content.order;
import static dev.polycodec.forms.eclipse.Content.sorted;
import static dev.polycodec.spi.SurrogateProvider.container;
import static dev.polycodec.spi.SurrogateProvider.keys;
import static dev.polycodec.spi.SurrogateProvider.require;

import dev.polycodec.Surrogate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import org.eclipse.collections.api.bag.Bag;
import org.eclipse.collections.api.bag.MutableBagIterable;
import org.eclipse.collections.api.bag.sorted.SortedBag;
import org.eclipse.collections.impl.bag.mutable.HashBag;
import org.eclipse.collections.impl.bag.sorted.mutable.TreeBag;
import org.jspecify.annotations.Nullable;

/** Bags: their elements, and how often each is in them, in turn. */
final class BagForms {

  private BagForms() {}

  static List<Surrogate<?, ?>> all() {
    return List.of(
        hashed(HashBag.class, form -> filled(HashBag.newBag(), form, 0)),
        hashed(
            Hidden.of("bag.immutable.AbstractImmutableBag"),
            form -> filled(HashBag.newBag(), form, 0).toImmutable()),
        sortedBag(TreeBag.class, form -> filled(TreeBag.newBag(order(form)), form, 1)),
        sortedBag(
            Hidden.of("bag.sorted.immutable.AbstractImmutableSortedBag"),
            form -> filled(TreeBag.newBag(order(form)), form, 1).toImmutable()));
  }

  private static Surrogate<?, ?> hashed(Class<?> type, Function<@Nullable Object[], Bag<?>> from) {
    return container(
        type,
        (Bag<?> bag) -> counts(bag),
        from,
        (form, table) -> Probes.objects(table, keys(form, 0)));
  }

  private static Surrogate<?, ?> sortedBag(
      Class<?> type, Function<@Nullable Object[], SortedBag<?>> from) {
    return container(
        type,
        (SortedBag<?> bag) -> counts(bag, bag.comparator()),
        from,
        (form, table) -> sorted(table, form, keys(form, 1)));
  }

  private static @Nullable Object[] counts(Bag<?> bag, @Nullable Object... head) {
    List<@Nullable Object> form = new ArrayList<>(Arrays.asList(head));
    bag.forEachWithOccurrences(
        (element, count) -> {
          form.add(element);
          form.add(count);
        });
    return form.toArray();
  }

  /** The number of all elements is an {@code int}. */
  private static <B extends MutableBagIterable<Object>> B filled(
      B bag, @Nullable Object[] form, int first) {
    long all = 0;
    for (int i = first; i < form.length; i += 2) {
      int count = (Integer) form[i + 1];
      all += count;
      require(count > 0 && all <= Integer.MAX_VALUE);
      bag.addOccurrences(form[i], count);
    }
    require(bag.sizeDistinct() == (form.length - first) / 2);
    return bag;
  }
}
