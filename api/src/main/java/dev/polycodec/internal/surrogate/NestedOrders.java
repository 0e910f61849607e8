package dev.polycodec.internal.surrogate;

import java.util.Comparator;
import org.jspecify.annotations.Nullable;

/** Comparators of the JDK around other comparators. */
public final class NestedOrders {

  private NestedOrders() {}

  /** Returns whether a comparator of the JDK asks another one. */
  public static boolean isAround(Comparator<?> order) {
    String name = order.getClass().getName();
    return name.equals("java.util.Comparators$NullComparator")
        || name.equals("java.util.Collections$ReverseComparator2");
  }

  /** Returns whether the form of a comparator holds one that asks another. */
  public static boolean isIn(@Nullable Object[] form) {
    for (Object part : form) {
      if (part instanceof Comparator<?> order && isAround(order)) {
        return true;
      }
    }
    return false;
  }
}
