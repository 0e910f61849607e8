package dev.polycodec.internal.shape;

import dev.polycodec.EncodeException;
import dev.polycodec.spi.Shape;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Fills a new container with what another one of its class lists, as a reader will: methods of its
 * own may change what they are given, and what they keep is in transient fields.
 */
final class Refill {

  private Refill() {}

  /**
   * Checks that a container comes back.
   *
   * @throws EncodeException if its own methods make another one
   */
  static void require(Shape shape, Object container) {
    if (!isSame(container, refilled(shape, container))) {
      throw new EncodeException(
          shape.type().getName()
              + " has methods of its own that fill it, and do not make it again of what it lists:"
              + " register a Surrogate for it");
    }
  }

  /** Returns a container with the same content, or null if it takes none. */
  private static @Nullable Object refilled(Shape shape, Object container) {
    try {
      if (container instanceof Map<?, ?> map) {
        Map<@Nullable Object, @Nullable Object> again = shape.newMap(0);
        map.forEach(again::put);
        return again;
      }
      Collection<@Nullable Object> again = shape.newCollection(0);
      ((Collection<?>) container).forEach(again::add);
      return again;
    } catch (RuntimeException e) {
      return null; // what its methods refuse, they refuse of the reader
    }
  }

  private static boolean isSame(Object container, @Nullable Object again) {
    if (again == null) {
      return false;
    }
    boolean ordered = !(container instanceof Set || container instanceof Map);
    return isInOrder(content(container), content(again)) || (!ordered && container.equals(again));
  }

  private static List<@Nullable Object> content(Object container) {
    List<@Nullable Object> content = new ArrayList<>();
    if (container instanceof Map<?, ?> map) {
      map.forEach(
          (key, value) -> {
            content.add(key);
            content.add(value);
          });
    } else {
      content.addAll((Collection<?>) container);
    }
    return content;
  }

  private static boolean isInOrder(List<@Nullable Object> content, List<@Nullable Object> again) {
    boolean same = content.size() == again.size();
    for (int i = 0; same && i < content.size(); i++) {
      Object element = content.get(i);
      same = element == again.get(i) || (element != null && element.equals(again.get(i)));
    }
    return same;
  }
}
