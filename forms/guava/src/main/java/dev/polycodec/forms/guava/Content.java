package dev.polycodec.forms.guava;

import static dev.polycodec.spi.SurrogateProvider.require;

import com.google.common.collect.Ordering;
import java.util.AbstractList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/** What forms list. */
final class Content {

  private Content() {}

  /** Returns what comes first, then elements. */
  static @Nullable Object[] prepend(@Nullable Object first, Collection<?> rest) {
    @Nullable Object[] form = new Object[rest.size() + 1];
    form[0] = first;
    int i = 1;
    for (Object element : rest) {
      form[i++] = element;
    }
    return form;
  }

  /** Returns keys and values in turn, after what comes first. */
  static @Nullable Object[] entries(Map<?, ?> map, @Nullable Object... head) {
    @Nullable Object[] form = Arrays.copyOf(head, head.length + 2 * map.size());
    int i = head.length;
    for (Map.Entry<?, ?> entry : map.entrySet()) {
      form[i++] = entry.getKey();
      form[i++] = entry.getValue();
    }
    return form;
  }

  /** Returns a column of rows, which begin at an index and have some columns, without a copy. */
  static List<@Nullable Object> column(
      int column, int columns, @Nullable Object[] form, int first) {
    require(form.length >= first && (form.length - first) % columns == 0);
    return new AbstractList<>() {
      @Override
      public @Nullable Object get(int index) {
        return form[first + index * columns + column];
      }

      @Override
      public int size() {
        return (form.length - first) / columns;
      }
    };
  }

  /** Returns the keys among keys and values. */
  static List<@Nullable Object> keys(@Nullable Object[] form, int first) {
    return column(0, 2, form, first);
  }

  /** Returns the values among keys and values. */
  static List<@Nullable Object> values(@Nullable Object[] form, int first) {
    return column(1, 2, form, first);
  }

  /** Returns the elements from an index on. */
  static List<@Nullable Object> from(int first, @Nullable Object[] form) {
    return column(0, 1, form, first);
  }

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
    Object order = form[index];
    table.accept(new TreeSet<>((Comparator<?>) order), keys);
  }

  /** Refuses a form that lists something twice, which a container has dropped. */
  static <C> C complete(C container, int size, int listed) {
    require(size == listed);
    return container;
  }
}
