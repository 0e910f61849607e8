package dev.polycodec.forms.eclipse;

import static dev.polycodec.forms.eclipse.Content.complete;
import static dev.polycodec.forms.eclipse.Content.order;
import static dev.polycodec.forms.eclipse.Content.sorted;
import static dev.polycodec.spi.SurrogateProvider.container;
import static dev.polycodec.spi.SurrogateProvider.elements;
import static dev.polycodec.spi.SurrogateProvider.prepend;

import dev.polycodec.Surrogate;
import java.util.Arrays;
import java.util.Collection;
import java.util.Hashtable;
import java.util.List;
import java.util.Set;
import java.util.SortedSet;
import java.util.function.Function;
import org.eclipse.collections.api.factory.Sets;
import org.eclipse.collections.api.factory.SortedSets;
import org.eclipse.collections.impl.set.mutable.UnifiedSet;
import org.eclipse.collections.impl.set.sorted.mutable.TreeSortedSet;
import org.jspecify.annotations.Nullable;

/** Sets: their elements, after the comparator of those that are sorted. */
final class SetForms {

  private SetForms() {}

  static List<Surrogate<?, ?>> all() {
    return List.of(
        hashed(UnifiedSet.class, form -> UnifiedSet.newSetWith(form)),
        hashed(
            Hidden.of("set.immutable.AbstractImmutableSet"),
            form -> (Set<?>) Sets.immutable.with(form)),
        sortedSet(
            TreeSortedSet.class, form -> TreeSortedSet.newSet(order(form), elements(form, 1))),
        sortedSet(
            Hidden.of("set.sorted.immutable.AbstractImmutableSortedSet"),
            form -> (SortedSet<?>) SortedSets.immutable.withAll(order(form), elements(form, 1))));
  }

  /** Elements that collide are in one chain. */
  private static Surrogate<?, ?> hashed(Class<?> type, Function<@Nullable Object[], Set<?>> from) {
    return container(
        type,
        (Set<?> set) -> set.toArray(),
        form -> {
          Set<?> set = from.apply(form);
          return complete(set, set.size(), form.length);
        },
        (form, table) -> table.accept(new Hashtable<>(), Arrays.asList(form)));
  }

  private static Surrogate<?, ?> sortedSet(
      Class<?> type, Function<@Nullable Object[], SortedSet<?>> from) {
    return container(
        type,
        (SortedSet<?> set) -> prepend(set.comparator(), (Collection<?>) set),
        form -> {
          SortedSet<?> set = from.apply(form);
          return complete(set, set.size(), form.length - 1);
        },
        (form, table) -> sorted(table, form, elements(form, 1)));
  }
}
