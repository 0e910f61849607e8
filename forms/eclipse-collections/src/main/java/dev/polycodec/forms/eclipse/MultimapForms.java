package dev.polycodec.forms.eclipse;

import static dev.polycodec.spi.SurrogateProvider.container;
import static dev.polycodec.spi.SurrogateProvider.counted;
import static dev.polycodec.spi.SurrogateProvider.require;

import dev.polycodec.Surrogate;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Hashtable;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Function;
import org.eclipse.collections.api.multimap.Multimap;
import org.eclipse.collections.api.multimap.MutableMultimap;
import org.eclipse.collections.impl.multimap.bag.HashBagMultimap;
import org.eclipse.collections.impl.multimap.bag.ImmutableBagMultimapImpl;
import org.eclipse.collections.impl.multimap.list.FastListMultimap;
import org.eclipse.collections.impl.multimap.list.ImmutableListMultimapImpl;
import org.eclipse.collections.impl.multimap.set.ImmutableSetMultimapImpl;
import org.eclipse.collections.impl.multimap.set.UnifiedSetMultimap;
import org.jspecify.annotations.Nullable;

/** Multimaps: a key comes first, then the number of its values, then those. */
final class MultimapForms {

  private MultimapForms() {}

  /** How the values of a key find each other. */
  private enum Values {
    LISTED {
      @Override
      void tell(BiConsumer<Object, Collection<?>> table, Collection<?> values) {}
    },
    CHAINED {
      @Override
      void tell(BiConsumer<Object, Collection<?>> table, Collection<?> values) {
        table.accept(new Hashtable<>(), values);
      }
    },
    PROBED {
      @Override
      void tell(BiConsumer<Object, Collection<?>> table, Collection<?> values) {
        Probes.objects(table, values);
      }
    };

    abstract void tell(BiConsumer<Object, Collection<?>> table, Collection<?> values);
  }

  static List<Surrogate<?, ?>> all() {
    return List.of(
        of(
            FastListMultimap.class,
            Values.LISTED,
            form -> filled(FastListMultimap.newMultimap(), form)),
        of(
            ImmutableListMultimapImpl.class,
            Values.LISTED,
            form -> filled(FastListMultimap.newMultimap(), form).toImmutable()),
        of(
            UnifiedSetMultimap.class,
            Values.CHAINED,
            form -> filled(UnifiedSetMultimap.newMultimap(), form)),
        of(
            ImmutableSetMultimapImpl.class,
            Values.CHAINED,
            form -> filled(UnifiedSetMultimap.newMultimap(), form).toImmutable()),
        of(
            HashBagMultimap.class,
            Values.PROBED,
            form -> filled(HashBagMultimap.newMultimap(), form)),
        of(
            ImmutableBagMultimapImpl.class,
            Values.PROBED,
            form -> filled(HashBagMultimap.newMultimap(), form).toImmutable()));
  }

  private static Surrogate<?, ?> of(
      Class<?> type, Values kind, Function<@Nullable Object[], Multimap<?, ?>> from) {
    return container(
        type,
        MultimapForms::list,
        from,
        (form, table) -> {
          List<@Nullable Object> keys = new ArrayList<>();
          groups(
              form,
              (key, values) -> {
                keys.add(key);
                kind.tell(table, values);
              });
          table.accept(new Hashtable<>(), keys);
        });
  }

  private static @Nullable Object[] list(Multimap<?, ?> map) {
    List<@Nullable Object> form = new ArrayList<>();
    map.forEachKeyMultiValues(
        (key, values) -> {
          List<@Nullable Object> listed = new ArrayList<>();
          values.forEach(listed::add);
          form.add(key);
          form.add(listed.size());
          form.addAll(listed);
        });
    return form.toArray();
  }

  private static void groups(
      @Nullable Object[] form, BiConsumer<@Nullable Object, List<@Nullable Object>> group) {
    for (int i = 0; i < form.length; ) {
      List<@Nullable Object> values = counted(form, i + 1);
      require(!values.isEmpty());
      group.accept(form[i], values);
      i += 2 + values.size();
    }
  }

  private static <M extends MutableMultimap<Object, Object>> M filled(
      M map, @Nullable Object[] form) {
    int[] counts = new int[2];
    groups(
        form,
        (key, values) -> {
          map.putAll(key, values);
          counts[0]++;
          counts[1] += values.size();
        });
    require(map.sizeDistinct() == counts[0] && map.size() == counts[1]);
    return map;
  }
}
