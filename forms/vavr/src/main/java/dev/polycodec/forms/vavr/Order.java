package dev.polycodec.forms.vavr;

import dev.polycodec.spi.SurrogateProvider;
import io.vavr.collection.TreeSet;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The comparator of a sorted container, which comes first in its form: null for the usual one. */
final class Order {

  private static final Comparator<?> NATURAL = TreeSet.<String>empty().comparator();

  private Order() {}

  static @Nullable Object[] prepend(Comparator<?> order, List<?> rest) {
    return SurrogateProvider.prepend(order == NATURAL ? null : order, rest);
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
