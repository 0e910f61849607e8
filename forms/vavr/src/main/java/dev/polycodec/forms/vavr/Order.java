package dev.polycodec.forms.vavr;

import io.vavr.collection.TreeSet;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The comparator of a sorted container, which comes first in its form: null for the usual one. */
final class Order {

  private static final Comparator<?> NATURAL = TreeSet.<String>empty().comparator();

  private Order() {}

  static @Nullable Object[] prepend(Comparator<?> order, List<?> rest) {
    @Nullable Object[] form = new Object[rest.size() + 1];
    form[0] = order == NATURAL ? null : order;
    for (int i = 1; i < form.length; i++) {
      form[i] = rest.get(i - 1);
    }
    return form;
  }

  @SuppressWarnings("unchecked") // one that does not fit throws ClassCastException
  static Comparator<Object> of(@Nullable Object[] form) {
    Object order = form[0];
    return (Comparator<Object>) (order == null ? NATURAL : order);
  }

  @SuppressWarnings("unchecked") // see above
  static java.util.TreeSet<Object> table(@Nullable Object[] form) {
    return new java.util.TreeSet<>((Comparator<Object>) form[0]);
  }
}
