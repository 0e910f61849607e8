package dev.polycodec.forms.guava;

import static dev.polycodec.spi.SurrogateProvider.counted;
import static dev.polycodec.spi.SurrogateProvider.require;

import com.google.common.collect.Multimap;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Keys, each with some values: in a form, a key comes first, then the number of its values, then
 * those.
 */
final class Groups {

  final List<@Nullable Object> keys = new ArrayList<>();
  final List<List<@Nullable Object>> values = new ArrayList<>();

  private Groups() {}

  /** Returns a form, after what comes first. */
  static @Nullable Object[] list(Multimap<?, ?> map, @Nullable Object... head) {
    List<@Nullable Object> form = new ArrayList<>(Arrays.asList(head));
    for (Map.Entry<?, ? extends Collection<?>> entry : map.asMap().entrySet()) {
      form.add(entry.getKey());
      form.add(entry.getValue().size());
      form.addAll(entry.getValue());
    }
    return form.toArray();
  }

  /** Reads a form from an index on. */
  static Groups of(@Nullable Object[] form, int first) {
    Groups groups = new Groups();
    for (int i = first; i < form.length; ) {
      List<@Nullable Object> values = counted(form, i + 1);
      require(!values.isEmpty());
      groups.keys.add(form[i]);
      groups.values.add(values);
      i += 2 + values.size();
    }
    return groups;
  }

  /** Puts all into a map, which drops neither a key nor a value. */
  <M extends Multimap<Object, Object>> M fill(M map) {
    for (int i = 0; i < keys.size(); i++) {
      map.putAll(keys.get(i), values.get(i));
    }
    return complete(map);
  }

  /** Returns a map that has all keys and values. */
  <M extends Multimap<?, ?>> M complete(M map) {
    require(map.keySet().size() == keys.size());
    require(map.size() == values.stream().mapToInt(List::size).sum());
    return map;
  }
}
