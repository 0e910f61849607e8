package dev.polycodec.spi;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Objects by number, in the order in which they begin. */
final class NumberedObjects {

  private static final int INITIAL = 64;

  /** A table with more places for an object is replaced. */
  private static final int SPARSE = 8;

  private static final int BYTES_EACH = 8;

  private @Nullable Object[] objects = new Object[INITIAL];
  private int size;

  /** Returns how many objects have a number. */
  int size() {
    return size;
  }

  /** Gives an object that is not there yet a number. */
  int add() {
    if (size == objects.length) {
      objects = Arrays.copyOf(objects, 2 * size);
    }
    return size++;
  }

  /** Sets the object of a number. */
  void set(int number, Object object) {
    objects[number] = object;
  }

  /** Returns the object of a number, or null if there is none yet. */
  @Nullable Object get(int number) {
    return number >= 0 && number < size ? objects[number] : null;
  }

  /** Forgets the objects, and what is much more than this many need. */
  void clear() {
    if (objects.length > Math.max(INITIAL, SPARSE * size)) {
      objects = new Object[INITIAL];
    } else {
      Arrays.fill(objects, 0, size, null);
    }
    size = 0;
  }

  long retainedBytes() {
    return (long) objects.length * BYTES_EACH;
  }
}
