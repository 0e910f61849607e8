package dev.polycodec.internal.surrogate;

import java.util.Comparator;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicLongArray;
import org.jspecify.annotations.Nullable;

/**
 * What an object copies of its form. The bytes may refer to one form from thousands of objects, so
 * that each pays for its copy.
 */
public final class Copies {

  private Copies() {}

  /**
   * Returns what an object of a class copies of its form: an array, a map or a text.
   *
   * <p>It is the form itself, or for forms around an array or map, as built-in ones are, that.
   */
  public static Object of(Class<?> type, Object form) {
    return form instanceof Object[] content && content.length > 0 && isAround(type)
        ? inner(content)
        : form;
  }

  private static Object inner(@Nullable Object[] form) {
    Object inner = form[0];
    return inner != null && (inner.getClass().isArray() || inner instanceof Map) ? inner : form;
  }

  private static boolean isAround(Class<?> type) {
    return type == AtomicIntegerArray.class
        || type == AtomicLongArray.class
        || type == EnumMap.class
        || EnumSet.class.isAssignableFrom(type)
        || type.getName().equals("java.util.Collections$SetFromMap");
  }

  /** Returns whether a comparator of the JDK asks another one. */
  public static boolean isAround(Comparator<?> order) {
    String name = order.getClass().getName();
    return name.equals("java.util.Comparators$NullComparator")
        || name.equals("java.util.Collections$ReverseComparator2");
  }

  /** Returns whether the form of a comparator holds one that asks another. */
  public static boolean isNested(@Nullable Object[] form) {
    for (Object part : form) {
      if (part instanceof Comparator<?> order && isAround(order)) {
        return true;
      }
    }
    return false;
  }
}
