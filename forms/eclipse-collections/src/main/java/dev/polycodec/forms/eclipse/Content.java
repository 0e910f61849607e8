package dev.polycodec.forms.eclipse;

import static dev.polycodec.spi.SurrogateProvider.require;

import dev.polycodec.spi.Message.Filling;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/** What forms list. */
final class Content {

  private Content() {}

  /** Returns the comparator that a form begins with, or null. */
  @SuppressWarnings("unchecked") // one that does not fit throws ClassCastException
  static @Nullable Comparator<Object> order(@Nullable Object[] form) {
    return (Comparator<Object>) form[0];
  }

  /** Tells that keys are sorted by the comparator that a form begins with. */
  static void sorted(
      BiConsumer<Object, Collection<?>> table, @Nullable Object[] form, Collection<?> keys) {
    table.accept(new TreeSet<>((Comparator<?>) form[0]), keys);
  }

  /** Returns the keys and values of a form in their order, none of them twice. */
  static Map<@Nullable Object, @Nullable Object> map(@Nullable Object[] form, int first) {
    return filled(new LinkedHashMap<>(), form, first);
  }

  /** Returns the keys and values of a form, sorted by the comparator that it begins with. */
  static TreeMap<@Nullable Object, @Nullable Object> sortedMap(@Nullable Object[] form) {
    return filled(new TreeMap<>(order(form)), form, 1);
  }

  /** Puts keys and values into an empty map, which drops none. */
  static <M extends Map<Object, Object>> M filled(M map, @Nullable Object[] form, int first) {
    Filling.NOW.fill(map, form, first);
    return map;
  }

  /** Refuses a form that lists something twice, which a container has dropped. */
  static <C> C complete(C container, int size, int listed) {
    require(size == listed);
    return container;
  }
}
