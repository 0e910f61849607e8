package dev.polycodec.hessian;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** The objects whose state is being read, outermost first. */
final class OpenObjects {

  private @Nullable Object[] objects = new Object[32];
  private int depth;

  void begin(Object object) {
    if (depth == objects.length) {
      objects = Arrays.copyOf(objects, 2 * depth);
    }
    objects[depth++] = object;
  }

  /** Ends the object that was begun last. */
  void end() {
    objects[--depth] = null;
  }

  /** Says whether an object is not complete, so that its hash may change. */
  boolean has(@Nullable Object value) {
    if (value == null || value instanceof String || value instanceof Number) {
      return false;
    }
    for (int i = 0; i < depth; i++) {
      if (objects[i] == value) {
        return true;
      }
    }
    return false;
  }

  void clear() {
    Arrays.fill(objects, 0, depth, null);
    depth = 0;
  }
}
