package dev.polycodec.forms.guava;

import static dev.polycodec.forms.guava.Content.order;
import static dev.polycodec.forms.guava.Content.sorted;
import static dev.polycodec.forms.guava.Content.written;
import static dev.polycodec.spi.SurrogateProvider.container;

import com.google.common.collect.ArrayListMultimap;
import com.google.common.collect.HashMultimap;
import com.google.common.collect.ImmutableListMultimap;
import com.google.common.collect.ImmutableMultimap;
import com.google.common.collect.ImmutableSetMultimap;
import com.google.common.collect.ImmutableSortedSet;
import com.google.common.collect.TreeMultimap;
import dev.polycodec.Surrogate;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/** Multimaps whose values are in groups; see also {@link LinkedMultimapForms}. */
final class MultimapForms {

  private MultimapForms() {}

  static List<Surrogate<?, ?>> all() {
    return List.of(
        container(
            ImmutableListMultimap.class,
            (ImmutableListMultimap<?, ?> map) -> Groups.list(map),
            form -> immutable(ImmutableListMultimap.builder(), Groups.of(form, 0)),
            (form, table) -> table.accept(new HashMap<>(), Groups.of(form, 0).keys)),
        container(
            ImmutableSetMultimap.class,
            (ImmutableSetMultimap<?, ?> map) -> Groups.list(map, orderOfValues(map)),
            MultimapForms::setMultimap,
            MultimapForms::keysOfSets),
        container(
            ArrayListMultimap.class,
            (ArrayListMultimap<?, ?> map) -> Groups.list(map),
            form -> Groups.of(form, 0).fill(ArrayListMultimap.create()),
            (form, table) -> table.accept(new HashMap<>(), Groups.of(form, 0).keys)),
        container(
            HashMultimap.class,
            (HashMultimap<?, ?> map) -> Groups.list(map),
            form -> Groups.of(form, 0).fill(HashMultimap.create()),
            (form, table) -> {
              Groups groups = Groups.of(form, 0);
              table.accept(new HashMap<>(), groups.keys);
              groups.values.forEach(values -> table.accept(new HashSet<>(), values));
            }),
        container(
            TreeMultimap.class,
            (TreeMultimap<?, ?> map) ->
                Groups.list(
                    map, written(map.keySet().comparator()), written(map.valueComparator())),
            form -> Groups.of(form, 2).fill(TreeMultimap.create(order(form, 0), order(form, 1))),
            (form, table) -> {
              Groups groups = Groups.of(form, 2);
              sorted(table, form, 0, groups.keys);
              groups.values.forEach(values -> sorted(table, form, 1, values));
            }),
        LinkedMultimapForms.hashed(),
        LinkedMultimapForms.listed());
  }

  @SuppressWarnings("unchecked") // each builder makes maps of its own kind
  private static <M extends ImmutableMultimap<?, ?>> M immutable(
      ImmutableMultimap.Builder<Object, Object> builder, Groups groups) {
    for (int i = 0; i < groups.keys.size(); i++) {
      builder.putAll(groups.keys.get(i), groups.values.get(i));
    }
    return groups.complete((M) builder.build());
  }

  /** The values of a key that is not there are an empty set of the same kind as the others. */
  @SuppressWarnings("unchecked") // it is only asked for a key
  private static @Nullable Object orderOfValues(ImmutableSetMultimap<?, ?> map) {
    Object absent = new Object();
    return ((ImmutableSetMultimap<Object, ?>) map).get(absent) instanceof ImmutableSortedSet<?> set
        ? set.comparator()
        : null;
  }

  private static ImmutableSetMultimap<?, ?> setMultimap(@Nullable Object[] form) {
    ImmutableSetMultimap.Builder<Object, Object> builder = ImmutableSetMultimap.builder();
    if (form[0] != null) {
      builder.orderValuesBy(order(form, 0));
    }
    return immutable(builder, Groups.of(form, 1));
  }

  private static void keysOfSets(@Nullable Object[] form, BiConsumer<Object, Collection<?>> table) {
    Groups groups = Groups.of(form, 1);
    table.accept(new HashMap<>(), groups.keys);
    for (List<?> values : groups.values) {
      table.accept(
          form[0] == null ? new HashSet<>() : new TreeSet<>((Comparator<?>) form[0]), values);
    }
  }
}
