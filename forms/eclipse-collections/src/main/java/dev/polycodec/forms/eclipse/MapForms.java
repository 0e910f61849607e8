package dev.polycodec.forms.eclipse;

import static dev.polycodec.forms.eclipse.Content.filled;
import static dev.polycodec.forms.eclipse.Content.map;
import static dev.polycodec.forms.eclipse.Content.sorted;
import static dev.polycodec.forms.eclipse.Content.sortedMap;
import static dev.polycodec.spi.SurrogateProvider.container;
import static dev.polycodec.spi.SurrogateProvider.entries;
import static dev.polycodec.spi.SurrogateProvider.keys;
import static dev.polycodec.spi.SurrogateProvider.values;

import dev.polycodec.Surrogate;
import java.util.HashMap;
import java.util.Hashtable;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.function.Function;
import org.eclipse.collections.api.factory.SortedMaps;
import org.eclipse.collections.impl.bimap.mutable.HashBiMap;
import org.eclipse.collections.impl.map.mutable.UnifiedMap;
import org.eclipse.collections.impl.map.ordered.mutable.OrderedMapAdapter;
import org.eclipse.collections.impl.map.sorted.mutable.TreeSortedMap;
import org.jspecify.annotations.Nullable;

/** Maps: their keys and values in turn, after the comparator of those that are sorted. */
final class MapForms {

  private MapForms() {}

  static List<Surrogate<?, ?>> all() {
    return List.of(
        chained(UnifiedMap.class, form -> filled(UnifiedMap.newMap(), form, 0)),
        chained(
            Hidden.of("map.immutable.AbstractImmutableMap"),
            form -> (Map<?, ?>) filled(UnifiedMap.newMap(), form, 0).toImmutable()),
        container(
            OrderedMapAdapter.class,
            (OrderedMapAdapter<?, ?> map) -> entries(map),
            form -> (OrderedMapAdapter<?, ?>) OrderedMapAdapter.adapt(map(form, 0)),
            (form, table) -> table.accept(new HashMap<>(), keys(form, 0))),
        sortedMaps(
            TreeSortedMap.class,
            form -> filled(TreeSortedMap.newMap(Content.order(form)), form, 1)),
        sortedMaps(
            Hidden.of("map.sorted.immutable.AbstractImmutableSortedMap"),
            form -> (SortedMap<?, ?>) SortedMaps.immutable.withSortedMap(sortedMap(form))),
        bimap(HashBiMap.class, form -> filled(HashBiMap.newMap(), form, 0)),
        bimap(
            Hidden.of("bimap.immutable.AbstractImmutableBiMap"),
            form -> (Map<?, ?>) filled(HashBiMap.newMap(), form, 0).toImmutable()));
  }

  private static Surrogate<?, ?> chained(
      Class<?> type, Function<@Nullable Object[], Map<?, ?>> from) {
    return container(
        type,
        (Map<?, ?> map) -> entries(map),
        from,
        (form, table) -> table.accept(new Hashtable<>(), keys(form, 0)));
  }

  private static Surrogate<?, ?> sortedMaps(
      Class<?> type, Function<@Nullable Object[], SortedMap<?, ?>> from) {
    return container(
        type,
        (SortedMap<?, ?> map) -> entries(map, map.comparator()),
        from,
        (form, table) -> sorted(table, form, keys(form, 1)));
  }

  private static Surrogate<?, ?> bimap(
      Class<?> type, Function<@Nullable Object[], Map<?, ?>> from) {
    return container(
        type,
        (Map<?, ?> map) -> entries(map),
        from,
        (form, table) -> {
          table.accept(new Hashtable<>(), keys(form, 0));
          table.accept(new Hashtable<>(), values(form, 0));
        });
  }
}
