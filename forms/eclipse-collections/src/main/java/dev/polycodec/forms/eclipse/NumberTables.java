package dev.polycodec.forms.eclipse;

import static dev.polycodec.spi.SurrogateProvider.container;
import static dev.polycodec.spi.SurrogateProvider.keys;
import static dev.polycodec.spi.SurrogateProvider.require;

import dev.polycodec.Surrogate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import org.eclipse.collections.impl.map.mutable.primitive.IntIntHashMap;
import org.eclipse.collections.impl.map.mutable.primitive.IntLongHashMap;
import org.eclipse.collections.impl.map.mutable.primitive.IntObjectHashMap;
import org.eclipse.collections.impl.map.mutable.primitive.LongLongHashMap;
import org.eclipse.collections.impl.map.mutable.primitive.LongObjectHashMap;
import org.eclipse.collections.impl.map.mutable.primitive.ObjectDoubleHashMap;
import org.eclipse.collections.impl.map.mutable.primitive.ObjectIntHashMap;
import org.eclipse.collections.impl.map.mutable.primitive.ObjectLongHashMap;
import org.eclipse.collections.impl.set.mutable.primitive.IntHashSet;
import org.eclipse.collections.impl.set.mutable.primitive.LongHashSet;
import org.jspecify.annotations.Nullable;

/** Sets of primitives, and maps from or to them: their elements, or keys and values in turn. */
final class NumberTables {

  private NumberTables() {}

  static List<Surrogate<?, ?>> all() {
    List<Surrogate<?, ?>> all = new ArrayList<>(sets());
    all.addAll(ofInts());
    all.addAll(ofLongs());
    all.addAll(ofObjects());
    return all;
  }

  private static List<Surrogate<?, ?>> sets() {
    return List.of(
        container(
            IntHashSet.class,
            (IntHashSet set) -> Arrays.stream(set.toArray()).boxed().toArray(),
            form -> {
              IntHashSet set = new IntHashSet(form.length);
              ints(Arrays.asList(form)).forEach(set::add);
              require(set.size() == form.length);
              return set;
            },
            (form, table) -> Probes.ints(table, ints(Arrays.asList(form)))),
        container(
            LongHashSet.class,
            (LongHashSet set) -> Arrays.stream(set.toArray()).boxed().toArray(),
            form -> {
              LongHashSet set = new LongHashSet(form.length);
              Arrays.asList(form).forEach(element -> set.add((Long) element));
              require(set.size() == form.length);
              return set;
            },
            (form, table) -> longs(table, Arrays.asList(form))));
  }

  private static List<Surrogate<?, ?>> ofInts() {
    return List.of(
        map(
            IntIntHashMap.class,
            NumberTables::ints,
            (map, out) -> map.forEachKeyValue(out::take),
            n -> new IntIntHashMap(n),
            (map, k, v) -> map.put(intOf(k), intOf(v)),
            IntIntHashMap::size),
        map(
            IntLongHashMap.class,
            NumberTables::ints,
            (map, out) -> map.forEachKeyValue(out::take),
            n -> new IntLongHashMap(n),
            (map, k, v) -> map.put(intOf(k), longOf(v)),
            IntLongHashMap::size),
        NumberTables.<IntObjectHashMap<Object>>map(
            IntObjectHashMap.class,
            NumberTables::ints,
            (map, out) -> map.forEachKeyValue(out::take),
            n -> new IntObjectHashMap<>(n),
            (map, k, v) -> map.put(intOf(k), v),
            IntObjectHashMap::size));
  }

  private static List<Surrogate<?, ?>> ofLongs() {
    return List.of(
        map(
            LongLongHashMap.class,
            NumberTables::longs,
            (map, out) -> map.forEachKeyValue(out::take),
            n -> new LongLongHashMap(n),
            (map, k, v) -> map.put(longOf(k), longOf(v)),
            LongLongHashMap::size),
        NumberTables.<LongObjectHashMap<Object>>map(
            LongObjectHashMap.class,
            NumberTables::longs,
            (map, out) -> map.forEachKeyValue(out::take),
            n -> new LongObjectHashMap<>(n),
            (map, k, v) -> map.put(longOf(k), v),
            LongObjectHashMap::size));
  }

  private static List<Surrogate<?, ?>> ofObjects() {
    return List.of(
        NumberTables.<ObjectIntHashMap<Object>>map(
            ObjectIntHashMap.class,
            Probes::objects,
            (map, out) -> map.forEachKeyValue(out::take),
            n -> new ObjectIntHashMap<>(n),
            (map, k, v) -> map.put(k, intOf(v)),
            ObjectIntHashMap::size),
        NumberTables.<ObjectLongHashMap<Object>>map(
            ObjectLongHashMap.class,
            Probes::objects,
            (map, out) -> map.forEachKeyValue(out::take),
            n -> new ObjectLongHashMap<>(n),
            (map, k, v) -> map.put(k, longOf(v)),
            ObjectLongHashMap::size),
        NumberTables.<ObjectDoubleHashMap<Object>>map(
            ObjectDoubleHashMap.class,
            Probes::objects,
            (map, out) -> map.forEachKeyValue(out::take),
            n -> new ObjectDoubleHashMap<>(n),
            (map, k, v) -> map.put(k, doubleOf(v)),
            ObjectDoubleHashMap::size));
  }

  private static int intOf(@Nullable Object number) {
    return (Integer) Objects.requireNonNull(number);
  }

  private static long longOf(@Nullable Object number) {
    return (Long) Objects.requireNonNull(number);
  }

  private static double doubleOf(@Nullable Object number) {
    return (Double) Objects.requireNonNull(number);
  }

  /** Puts a key and a value into a map. */
  private interface Put<M> {
    void put(M map, @Nullable Object key, @Nullable Object value);
  }

  /** Takes a key and its value. */
  private interface Pair {
    void take(@Nullable Object key, @Nullable Object value);
  }

  private static <M> Surrogate<?, ?> map(
      Class<?> type,
      BiConsumer<BiConsumer<Object, Collection<?>>, List<@Nullable Object>> tell,
      BiConsumer<M, Pair> each,
      Function<Integer, M> make,
      Put<M> put,
      ToIntFunction<M> size) {
    return container(
        type,
        (M map) -> {
          List<@Nullable Object> form = new ArrayList<>();
          each.accept(
              map,
              (key, value) -> {
                form.add(key);
                form.add(value);
              });
          return form.toArray();
        },
        form -> {
          require(form.length % 2 == 0);
          M map = make.apply(form.length / 2);
          for (int i = 0; i < form.length; i += 2) {
            put.put(map, form[i], form[i + 1]);
          }
          require(size.applyAsInt(map) == form.length / 2);
          return map;
        },
        (form, table) -> tell.accept(table, keys(form, 0)));
  }

  private static void ints(BiConsumer<Object, Collection<?>> table, List<@Nullable Object> keys) {
    Probes.ints(table, ints(keys));
  }

  private static List<Integer> ints(List<@Nullable Object> keys) {
    return keys.stream().map(Integer.class::cast).toList();
  }

  private static void longs(BiConsumer<Object, Collection<?>> table, List<@Nullable Object> keys) {
    Probes.longs(table, keys.stream().mapToLong(Long.class::cast));
  }
}
