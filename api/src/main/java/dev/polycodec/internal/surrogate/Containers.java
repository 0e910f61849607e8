package dev.polycodec.internal.surrogate;

import static dev.polycodec.internal.surrogate.Form.objects;
import static dev.polycodec.internal.surrogate.Form.require;

import java.util.Arrays;
import java.util.Collection;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Forms that list the elements of a collection, or the keys and values of a map in turn. */
final class Containers {

  private Containers() {}

  /** A collection that is rebuilt from all its elements. */
  static <T extends Collection<?>> Form<T, Object[]> elements(
      String what, Class<? super T> type, Function<@Nullable Object[], ? extends T> from) {
    return collection(what, type, Collection::toArray, from);
  }

  @SuppressWarnings("unchecked") // the class literal of a generic type is raw
  static <T extends Collection<?>> Form<T, Object[]> collection(
      String what,
      Class<? super T> type,
      Function<T, @Nullable Object[]> to,
      Function<@Nullable Object[], ? extends T> from) {
    return objects(what, (Class<T>) type, to, from::apply);
  }

  /** A map that is rebuilt from another one, of the same order. */
  @SuppressWarnings("unchecked") // the class literal of a generic type is raw
  static <T extends Map<?, ?>> Form<T, Object[]> map(
      String what,
      Class<? super T> type,
      Function<T, @Nullable Object[]> to,
      Function<@Nullable Object[], ? extends T> from) {
    return objects(what, (Class<T>) type, to, from::apply);
  }

  /** Returns one element, then those of a collection. */
  static @Nullable Object[] prepend(@Nullable Object first, Collection<?> rest) {
    Object[] elements = rest.toArray();
    @Nullable Object[] form = new Object[elements.length + 1];
    form[0] = first;
    System.arraycopy(elements, 0, form, 1, elements.length);
    return form;
  }

  static @Nullable Object[] rest(@Nullable Object[] form) {
    return Arrays.copyOfRange(form, 1, form.length);
  }

  /** Returns keys and values in turn, from an index on. */
  static @Nullable Object[] entries(int from, Map<?, ?> map) {
    @Nullable Object[] form = new Object[from + 2 * map.size()];
    int i = from;
    for (Map.Entry<?, ?> entry : map.entrySet()) {
      form[i++] = entry.getKey();
      form[i++] = entry.getValue();
    }
    require(i == form.length); // else the map changed meanwhile
    return form;
  }

  /** Fills a map with keys and values in turn, from an index on; a key may not come twice. */
  @SuppressWarnings("unchecked") // what a map may hold is the business of its user
  static <M extends Map<?, ?>> M fill(M map, @Nullable Object[] form, int from) {
    require(form.length >= from && (form.length - from) % 2 == 0);
    Map<@Nullable Object, @Nullable Object> any = (Map<@Nullable Object, @Nullable Object>) map;
    for (int i = from; i < form.length; i += 2) {
      any.put(form[i], form[i + 1]);
    }
    require(map.size() == (form.length - from) / 2);
    return map;
  }

  /** Fills a collection; none of the elements may be dropped. */
  @SuppressWarnings("unchecked") // what a collection may hold is the business of its user
  static <C extends Collection<?>> C fill(C collection, @Nullable Object[] elements) {
    Collection<@Nullable Object> any = (Collection<@Nullable Object>) collection;
    for (Object element : elements) {
      any.add(element);
    }
    require(collection.size() == elements.length);
    return collection;
  }
}
