package dev.polycodec.internal.surrogate;

import static dev.polycodec.internal.surrogate.Form.objects;
import static dev.polycodec.internal.surrogate.Form.require;
import static dev.polycodec.spi.SurrogateProvider.entries;

import dev.polycodec.spi.Message.Filling;
import java.util.Collection;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Forms that list the elements of a collection, or the keys and values of a map in turn. */
final class Containers {

  private Containers() {}

  /** A collection that is rebuilt from all its elements. */
  static <T extends Collection<?>> Form<T, Object[]> elements(
      String what, Class<? super T> type, Function<@Nullable Object[], ? extends T> from) {
    return container(what, type, Collection::toArray, from);
  }

  /** A container that does not look at its elements or keys. */
  @SuppressWarnings("unchecked") // the class literal of a generic type is raw
  static <T> Form<T, Object[]> container(
      String what,
      Class<? super T> type,
      Function<T, @Nullable Object[]> to,
      Function<@Nullable Object[], ? extends T> from) {
    return objects(what, (Class<T>) type, to, from::apply);
  }

  /** A collection that looks at its elements, from which it is rebuilt. */
  static <T extends Collection<?>> LateForm<T> keys(
      String what,
      Class<? super T> type,
      BiFunction<@Nullable Object[], Filling, ? extends T> from) {
    return late(what, type, Collection::toArray, from);
  }

  /** A map that is rebuilt from its keys and values in turn. */
  static <T extends Map<?, ?>> LateForm<T> keysAndValues(
      String what,
      Class<? super T> type,
      BiFunction<@Nullable Object[], Filling, ? extends T> from) {
    return late(what, type, map -> entries(map), from);
  }

  /** A container that looks at its elements or keys. */
  @SuppressWarnings("unchecked") // the class literal of a generic type is raw
  static <T> LateForm<T> late(
      String what,
      Class<? super T> type,
      Function<T, @Nullable Object[]> to,
      BiFunction<@Nullable Object[], Filling, ? extends T> from) {
    return new LateForm<>(what, (Class<T>) type, to, from);
  }

  /** Fills a map with keys and values in turn, from an index on; a key may not come twice. */
  static <M extends Map<?, ?>> M fill(M map, @Nullable Object[] form, int from) {
    return fill(map, form, from, Filling.NOW);
  }

  /** Fills a map when its keys are complete. */
  static <M extends Map<?, ?>> M fill(M map, @Nullable Object[] form, int from, Filling filling) {
    require(form.length >= from && (form.length - from) % 2 == 0);
    filling.fill(map, form, from);
    return map;
  }

  /** Fills a collection; none of the elements may be dropped. */
  static <C extends Collection<?>> C fill(C collection, @Nullable Object[] elements) {
    return fill(collection, elements, 0, Filling.NOW);
  }

  /** Fills a collection when its elements are complete. */
  static <C extends Collection<?>> C fill(
      C collection, @Nullable Object[] form, int from, Filling filling) {
    filling.fill(collection, form, from);
    return collection;
  }
}
