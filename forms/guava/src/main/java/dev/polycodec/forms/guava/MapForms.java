package dev.polycodec.forms.guava;

import static dev.polycodec.forms.guava.Content.order;
import static dev.polycodec.forms.guava.Content.sorted;
import static dev.polycodec.forms.guava.Content.written;
import static dev.polycodec.spi.SurrogateProvider.container;
import static dev.polycodec.spi.SurrogateProvider.entries;
import static dev.polycodec.spi.SurrogateProvider.keys;
import static dev.polycodec.spi.SurrogateProvider.values;

import com.google.common.collect.HashBiMap;
import com.google.common.collect.ImmutableBiMap;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSortedMap;
import dev.polycodec.Surrogate;
import dev.polycodec.spi.Message.Filling;
import java.util.HashMap;
import java.util.Hashtable;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Maps, with their keys and values in turn. */
final class MapForms {

  private MapForms() {}

  static List<Surrogate<?, ?>> all() {
    return List.of(
        container(
            ImmutableMap.class,
            (ImmutableMap<?, ?> map) -> entries(map),
            form -> fill(ImmutableMap.builder(), form, 0).build(),
            (form, table) -> table.accept(new HashMap<>(), keys(form, 0))),
        container(
            ImmutableSortedMap.class,
            (ImmutableSortedMap<?, ?> map) -> entries(map, written(map.comparator())),
            form -> fill(ImmutableSortedMap.orderedBy(order(form, 0)), form, 1).build(),
            (form, table) -> sorted(table, form, 0, keys(form, 1))),
        container(
            ImmutableBiMap.class,
            (ImmutableBiMap<?, ?> map) -> entries(map),
            form -> fill(ImmutableBiMap.builder(), form, 0).build(),
            (form, table) -> {
              table.accept(new HashMap<>(), keys(form, 0));
              table.accept(new HashMap<>(), values(form, 0));
            }),
        container(
            HashBiMap.class,
            (HashBiMap<?, ?> map) -> entries(map),
            MapForms::hashBiMap,
            (form, table) -> {
              table.accept(new Hashtable<>(), keys(form, 0));
              table.accept(new Hashtable<>(), values(form, 0));
            }));
  }

  /** Puts keys and values, of which building refuses those that come twice. */
  private static <B extends ImmutableMap.Builder<Object, Object>> B fill(
      B builder, @Nullable Object[] form, int first) {
    for (int i = first; i < form.length; i += 2) {
      builder.put(form[i], form[i + 1]);
    }
    return builder;
  }

  private static HashBiMap<Object, Object> hashBiMap(@Nullable Object[] form) {
    HashBiMap<Object, Object> map = HashBiMap.create();
    Filling.NOW.fill(map, form, 0);
    return map;
  }
}
