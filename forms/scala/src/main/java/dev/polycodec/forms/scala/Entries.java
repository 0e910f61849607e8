package dev.polycodec.forms.scala;

import static dev.polycodec.spi.SurrogateProvider.require;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import scala.Tuple2;
import scala.collection.IterableOnce;
import scala.collection.Iterator;
import scala.collection.Map;
import scala.jdk.javaapi.CollectionConverters;

/** Keys and values in turn. */
final class Entries {

  private Entries() {}

  static <K, V> @Nullable Object[] list(Map<K, V> map) {
    List<@Nullable Object> form = new ArrayList<>();
    for (Iterator<Tuple2<K, V>> entries = map.iterator(); entries.hasNext(); ) {
      Tuple2<K, V> entry = entries.next();
      form.add(entry._1());
      form.add(entry._2());
    }
    return form.toArray();
  }

  static IterableOnce<Tuple2<@Nullable Object, @Nullable Object>> of(@Nullable Object[] form) {
    require(form.length % 2 == 0);
    List<Tuple2<@Nullable Object, @Nullable Object>> entries = new ArrayList<>();
    for (int i = 0; i < form.length; i += 2) {
      entries.add(new Tuple2<>(form[i], form[i + 1]));
    }
    return CollectionConverters.asScala(entries);
  }

  static List<@Nullable Object> keys(@Nullable Object[] form) {
    List<@Nullable Object> keys = new ArrayList<>();
    for (int i = 0; i < form.length; i += 2) {
      keys.add(form[i]);
    }
    return keys;
  }
}
