package dev.polycodec.forms.vavr;

import static dev.polycodec.spi.SurrogateProvider.require;

import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.Map;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Keys and values in turn. */
final class Entries {

  private Entries() {}

  static @Nullable Object[] list(Map<?, ?> map) {
    @Nullable Object[] form = new Object[2 * map.size()];
    int i = 0;
    for (Tuple2<?, ?> entry : map) {
      form[i++] = entry._1;
      form[i++] = entry._2;
    }
    return form;
  }

  static List<Tuple2<@Nullable Object, @Nullable Object>> of(@Nullable Object[] form, int first) {
    require((form.length - first) % 2 == 0);
    List<Tuple2<@Nullable Object, @Nullable Object>> entries = new ArrayList<>();
    for (int i = first; i < form.length; i += 2) {
      entries.add(Tuple.of(form[i], form[i + 1]));
    }
    return entries;
  }

  /** Refuses a form that has a key twice. */
  static <M extends Map<?, ?>> M complete(M map, int listed) {
    require(2 * map.size() == listed);
    return map;
  }
}
