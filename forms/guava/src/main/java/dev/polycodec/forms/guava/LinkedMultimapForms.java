package dev.polycodec.forms.guava;

import static dev.polycodec.spi.SurrogateProvider.container;
import static dev.polycodec.spi.SurrogateProvider.counted;
import static dev.polycodec.spi.SurrogateProvider.require;

import com.google.common.collect.LinkedHashMultimap;
import com.google.common.collect.LinkedListMultimap;
import com.google.common.collect.Multimap;
import dev.polycodec.Surrogate;
import dev.polycodec.spi.SurrogateProvider;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.Hashtable;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/**
 * Multimaps that keep the order of all their entries: the number of keys and those, then for each
 * entry the index of its key, and its value.
 */
final class LinkedMultimapForms {

  private LinkedMultimapForms() {}

  static Surrogate<?, ?> hashed() {
    return container(
        LinkedHashMultimap.class,
        (LinkedHashMultimap<?, ?> map) -> list(map),
        form -> fill(LinkedHashMultimap.create(), form),
        LinkedMultimapForms::keysAndValues);
  }

  static Surrogate<?, ?> listed() {
    return container(
        LinkedListMultimap.class,
        (LinkedListMultimap<?, ?> map) -> list(map),
        form -> fill(LinkedListMultimap.create(), form),
        (form, table) -> table.accept(new HashMap<>(), counted(form, 0)));
  }

  private static @Nullable Object[] list(Multimap<?, ?> map) {
    Map<@Nullable Object, Integer> indexes = new LinkedHashMap<>();
    for (Map.Entry<?, ?> entry : map.entries()) {
      indexes.putIfAbsent(entry.getKey(), indexes.size());
    }
    List<@Nullable Object> form = new ArrayList<>();
    form.add(indexes.size());
    form.addAll(indexes.keySet());
    for (Map.Entry<?, ?> entry : map.entries()) {
      form.add(indexes.get(entry.getKey()));
      form.add(entry.getValue());
    }
    return form.toArray();
  }

  private static <M extends Multimap<Object, Object>> M fill(M map, @Nullable Object[] form) {
    List<@Nullable Object> keys = counted(form, 0);
    List<@Nullable Object> indexes = SurrogateProvider.keys(form, 1 + keys.size());
    List<@Nullable Object> values = SurrogateProvider.values(form, 1 + keys.size());
    for (int i = 0; i < indexes.size(); i++) {
      map.put(keys.get((Integer) indexes.get(i)), values.get(i));
    }
    require(map.keySet().size() == keys.size() && map.size() == indexes.size());
    return map;
  }

  /** The values of each key are in a table of their own, which chains those that collide. */
  private static void keysAndValues(
      @Nullable Object[] form, BiConsumer<Object, Collection<?>> table) {
    List<@Nullable Object> keys = counted(form, 0);
    table.accept(new HashMap<>(), keys);
    List<List<@Nullable Object>> valuesOfKeys = new ArrayList<>();
    keys.forEach(key -> valuesOfKeys.add(new ArrayList<>()));
    List<@Nullable Object> indexes = SurrogateProvider.keys(form, 1 + keys.size());
    List<@Nullable Object> values = SurrogateProvider.values(form, 1 + keys.size());
    for (int i = 0; i < indexes.size(); i++) {
      valuesOfKeys.get((Integer) indexes.get(i)).add(values.get(i));
    }
    valuesOfKeys.forEach(of -> table.accept(new Hashtable<>(), of));
  }
}
