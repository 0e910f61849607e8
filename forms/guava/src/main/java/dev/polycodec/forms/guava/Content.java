package dev.polycodec.forms.guava;

import static dev.polycodec.spi.SurrogateProvider.require;

import com.google.common.collect.Ordering;
import java.util.Collection;
import java.util.Comparator;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/** What forms list. */
final class Content {

  private Content() {}

  /** Returns a comparator as a form has it: null for the order that most have. */
  static @Nullable Object written(@Nullable Comparator<?> order) {
    return order == Ordering.natural() ? null : order;
  }

  /** Returns the comparator at an index of a form. */
  @SuppressWarnings("unchecked") // one that does not fit throws ClassCastException
  static Comparator<Object> order(@Nullable Object[] form, int index) {
    Object order = form[index];
    return order == null
        ? (Comparator<Object>) (Comparator<?>) Ordering.natural()
        : (Comparator<Object>) order;
  }

  /** Tells that keys are sorted by the comparator at an index of a form. */
  static void sorted(
      BiConsumer<Object, Collection<?>> table,
      @Nullable Object[] form,
      int index,
      Collection<?> keys) {
    table.accept(new TreeSet<>((Comparator<?>) form[index]), keys);
  }

  /** Refuses a form that lists something twice, which a container has dropped. */
  static <C> C complete(C container, int size, int listed) {
    require(size == listed);
    return container;
  }
}
