package dev.polycodec.spi;

import java.util.Collection;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Puts elements and keys into containers that look at them: at once, or when the objects that they
 * refer to are complete, as before that a hash or an order is not yet what it will be.
 */
public interface Filling {

  /** Fills containers at once. */
  Filling NOW =
      new Filling() {
        @Override
        public boolean waits() {
          return false;
        }

        @Override
        public void fill(Object container, @Nullable Object[] content, int from) {
          putAll(container, content, from);
        }
      };

  /** Returns whether the form read last refers to an object that is not complete. */
  boolean waits();

  /**
   * Puts the elements of a form, or its keys and values in turn, into an empty collection or map,
   * which drops none of them.
   *
   * @param from the index of the first element or key
   * @throws IllegalArgumentException if the container drops one
   */
  void fill(Object container, @Nullable Object[] content, int from);

  /** A built-in surrogate of a container that looks at its elements or keys. */
  interface Form<T> extends dev.polycodec.Surrogate<T, Object[]> {

    /** Returns the value of a decoded form, whose elements come when they can. */
    T fromForm(@Nullable Object[] form, Filling filling);
  }

  @SuppressWarnings("unchecked") // what a container may hold is the business of its user
  private static void putAll(Object container, @Nullable Object[] content, int from) {
    int size;
    if (container instanceof Map<?, ?> map) {
      Map<@Nullable Object, @Nullable Object> any = (Map<@Nullable Object, @Nullable Object>) map;
      for (int i = from; i < content.length; i += 2) {
        any.put(content[i], content[i + 1]);
      }
      size = from + 2 * map.size();
    } else {
      Collection<@Nullable Object> any = (Collection<@Nullable Object>) container;
      for (int i = from; i < content.length; i++) {
        any.add(content[i]);
      }
      size = from + any.size();
    }
    if (size != content.length) {
      throw new IllegalArgumentException();
    }
  }
}
