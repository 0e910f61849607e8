package dev.polycodec.jackson;

import dev.polycodec.EncodeException;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The objects that contain the one being written: finds cycles, which have no form here.
 *
 * <p>A cycle repeats itself without end, so it is enough to look for it every few levels.
 */
final class ObjectPath {

  private static final int INITIAL = 64;
  private static final int INTERVAL = 32;

  private @Nullable Object[] objects = new Object[INITIAL];
  private int depth;

  /** Forgets the objects of a message that failed. */
  void reset() {
    if (depth > 0) {
      objects = new Object[INITIAL];
      depth = 0;
    }
  }

  /**
   * Begins an object.
   *
   * @throws EncodeException if it contains itself
   */
  void push(Object object) {
    if (depth == objects.length) {
      objects = Arrays.copyOf(objects, 2 * depth);
    }
    objects[depth++] = object;
    if (depth % INTERVAL == 0) {
      refuseCycle(object);
    }
  }

  /** Ends the object begun last. */
  void pop() {
    objects[--depth] = null;
  }

  private void refuseCycle(Object object) {
    for (int i = 0; i < depth - 1; i++) {
      if (objects[i] == object) {
        throw new EncodeException(
            "An object of "
                + object.getClass().getName()
                + " contains itself, which this codec cannot encode; choose one with the trait"
                + " CYCLES, or break the cycle with a transient field or a Surrogate");
      }
    }
  }
}
