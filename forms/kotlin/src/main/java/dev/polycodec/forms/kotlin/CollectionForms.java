package dev.polycodec.forms.kotlin;

import static dev.polycodec.spi.SurrogateProvider.container;
import static dev.polycodec.spi.SurrogateProvider.entries;
import static dev.polycodec.spi.SurrogateProvider.form;
import static dev.polycodec.spi.SurrogateProvider.keys;
import static dev.polycodec.spi.SurrogateProvider.require;

import dev.polycodec.Surrogate;
import dev.polycodec.spi.Message.Filling;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntUnaryOperator;
import kotlin.Lazy;
import kotlin.LazyKt;
import kotlin.collections.ArrayDeque;
import kotlin.collections.CollectionsKt;
import kotlin.collections.MapsKt;
import kotlin.collections.SetsKt;
import org.jspecify.annotations.Nullable;

/** Containers that are not those of the JDK. */
final class CollectionForms {

  /** Where a map, and so a set, begins to look for a hash, from there to smaller places. */
  private static final IntUnaryOperator PLACE = hash -> ~(hash * 0x9E3779B9);

  private CollectionForms() {}

  static List<Surrogate<?, ?>> all() {
    return List.of(
        form(
            Lazy.class,
            Object[].class,
            (Lazy<?> lazy) -> new @Nullable Object[] {lazy.getValue()},
            form -> LazyKt.lazyOf(only(form))),
        form(
            ArrayDeque.class,
            Object[].class,
            (ArrayDeque<?> deque) -> deque.toArray(),
            form -> new ArrayDeque<>(Arrays.asList(form))),
        form(
            CollectionsKt.createListBuilder().getClass(),
            Object[].class,
            (List<?> list) -> list.toArray(),
            CollectionForms::list),
        container(
            SetsKt.createSetBuilder().getClass(),
            (Set<?> set) -> set.toArray(),
            CollectionForms::set,
            (form, table) -> table.accept(PLACE, Arrays.asList(form))),
        container(
            MapsKt.createMapBuilder().getClass(),
            (Map<?, ?> map) -> entries(map),
            CollectionForms::map,
            (form, table) -> table.accept(PLACE, keys(form, 0))));
  }

  private static @Nullable Object only(@Nullable Object[] form) {
    require(form.length == 1);
    return form[0];
  }

  private static List<@Nullable Object> list(@Nullable Object[] form) {
    List<@Nullable Object> list = CollectionsKt.createListBuilder(form.length);
    list.addAll(Arrays.asList(form));
    return CollectionsKt.build(list);
  }

  private static Set<@Nullable Object> set(@Nullable Object[] form) {
    Set<@Nullable Object> set = SetsKt.createSetBuilder();
    Filling.NOW.fill(set, form, 0);
    return SetsKt.build(set);
  }

  private static Map<@Nullable Object, @Nullable Object> map(@Nullable Object[] form) {
    Map<@Nullable Object, @Nullable Object> map = MapsKt.createMapBuilder();
    Filling.NOW.fill(map, form, 0);
    return MapsKt.build(map);
  }
}
