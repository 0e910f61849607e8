package dev.polycodec.forms.fastutil;

import static dev.polycodec.spi.SurrogateProvider.container;
import static dev.polycodec.spi.SurrogateProvider.entries;

import dev.polycodec.Surrogate;
import dev.polycodec.spi.Message.Filling;
import it.unimi.dsi.fastutil.ints.Int2IntOpenHashMap;
import it.unimi.dsi.fastutil.ints.Int2LongOpenHashMap;
import it.unimi.dsi.fastutil.ints.Int2ObjectLinkedOpenHashMap;
import it.unimi.dsi.fastutil.ints.Int2ObjectOpenHashMap;
import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import it.unimi.dsi.fastutil.longs.Long2LongOpenHashMap;
import it.unimi.dsi.fastutil.longs.Long2ObjectLinkedOpenHashMap;
import it.unimi.dsi.fastutil.longs.Long2ObjectOpenHashMap;
import it.unimi.dsi.fastutil.objects.Object2DoubleOpenHashMap;
import it.unimi.dsi.fastutil.objects.Object2IntLinkedOpenHashMap;
import it.unimi.dsi.fastutil.objects.Object2IntOpenHashMap;
import it.unimi.dsi.fastutil.objects.Object2LongOpenHashMap;
import it.unimi.dsi.fastutil.objects.Object2ObjectLinkedOpenHashMap;
import it.unimi.dsi.fastutil.objects.Object2ObjectOpenHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/** Maps: what they return for a key that is not there, then keys and values in turn. */
final class MapForms {

  private MapForms() {}

  static List<Surrogate<?, ?>> all() {
    return List.of(
        map(
            Int2IntOpenHashMap.class,
            Keys.OBJECTS,
            n -> new Int2IntOpenHashMap(n, Keys.LOAD),
            Int2IntOpenHashMap::defaultReturnValue,
            (map, value) -> map.defaultReturnValue((Integer) value)),
        map(
            Int2LongOpenHashMap.class,
            Keys.OBJECTS,
            n -> new Int2LongOpenHashMap(n, Keys.LOAD),
            Int2LongOpenHashMap::defaultReturnValue,
            (map, value) -> map.defaultReturnValue((Long) value)),
        map(
            Int2ObjectOpenHashMap.class,
            Keys.OBJECTS,
            n -> new Int2ObjectOpenHashMap<Object>(n, Keys.LOAD),
            Int2ObjectOpenHashMap::defaultReturnValue,
            (map, value) -> map.defaultReturnValue(value)),
        map(
            Int2ObjectLinkedOpenHashMap.class,
            Keys.OBJECTS,
            n -> new Int2ObjectLinkedOpenHashMap<Object>(n, Keys.LOAD),
            Int2ObjectLinkedOpenHashMap::defaultReturnValue,
            (map, value) -> map.defaultReturnValue(value)),
        map(
            Long2IntOpenHashMap.class,
            Keys.LONGS,
            n -> new Long2IntOpenHashMap(n, Keys.LOAD),
            Long2IntOpenHashMap::defaultReturnValue,
            (map, value) -> map.defaultReturnValue((Integer) value)),
        map(
            Long2LongOpenHashMap.class,
            Keys.LONGS,
            n -> new Long2LongOpenHashMap(n, Keys.LOAD),
            Long2LongOpenHashMap::defaultReturnValue,
            (map, value) -> map.defaultReturnValue((Long) value)),
        map(
            Long2ObjectOpenHashMap.class,
            Keys.LONGS,
            n -> new Long2ObjectOpenHashMap<Object>(n, Keys.LOAD),
            Long2ObjectOpenHashMap::defaultReturnValue,
            (map, value) -> map.defaultReturnValue(value)),
        map(
            Long2ObjectLinkedOpenHashMap.class,
            Keys.LONGS,
            n -> new Long2ObjectLinkedOpenHashMap<Object>(n, Keys.LOAD),
            Long2ObjectLinkedOpenHashMap::defaultReturnValue,
            (map, value) -> map.defaultReturnValue(value)),
        map(
            Object2IntOpenHashMap.class,
            Keys.OBJECTS,
            n -> new Object2IntOpenHashMap<Object>(n, Keys.LOAD),
            Object2IntOpenHashMap::defaultReturnValue,
            (map, value) -> map.defaultReturnValue((Integer) value)),
        map(
            Object2IntLinkedOpenHashMap.class,
            Keys.OBJECTS,
            n -> new Object2IntLinkedOpenHashMap<Object>(n, Keys.LOAD),
            Object2IntLinkedOpenHashMap::defaultReturnValue,
            (map, value) -> map.defaultReturnValue((Integer) value)),
        map(
            Object2LongOpenHashMap.class,
            Keys.OBJECTS,
            n -> new Object2LongOpenHashMap<Object>(n, Keys.LOAD),
            Object2LongOpenHashMap::defaultReturnValue,
            (map, value) -> map.defaultReturnValue((Long) value)),
        map(
            Object2DoubleOpenHashMap.class,
            Keys.OBJECTS,
            n -> new Object2DoubleOpenHashMap<Object>(n, Keys.LOAD),
            Object2DoubleOpenHashMap::defaultReturnValue,
            (map, value) -> map.defaultReturnValue((Double) value)),
        map(
            Object2ObjectOpenHashMap.class,
            Keys.OBJECTS,
            n -> new Object2ObjectOpenHashMap<Object, Object>(n, Keys.LOAD),
            Object2ObjectOpenHashMap::defaultReturnValue,
            (map, value) -> map.defaultReturnValue(value)),
        map(
            Object2ObjectLinkedOpenHashMap.class,
            Keys.OBJECTS,
            n -> new Object2ObjectLinkedOpenHashMap<Object, Object>(n, Keys.LOAD),
            Object2ObjectLinkedOpenHashMap::defaultReturnValue,
            (map, value) -> map.defaultReturnValue(value)));
  }

  private static <M extends Map<?, ?>> Surrogate<?, ?> map(
      Class<? super M> type,
      Keys keys,
      IntFunction<M> make,
      Function<M, @Nullable Object> missing,
      BiConsumer<M, @Nullable Object> setMissing) {
    return container(
        type,
        (M map) -> entries(map, missing.apply(map)),
        form -> {
          M map = make.apply((form.length - 1) / 2);
          setMissing.accept(map, form[0]);
          Filling.NOW.fill(map, form, 1);
          return map;
        },
        (form, table) -> keys.tell(table, form, 1, 2));
  }
}
