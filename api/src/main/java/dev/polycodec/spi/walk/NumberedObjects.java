package dev.polycodec.spi.walk;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The objects of a message by their number, for one message after the other.
 *
 * <p>An engine lives long. To store a young object in what is as old as an engine costs a fence
 * with the JVM's usual collector, which is more than all else that is done for a small object. So
 * the array is replaced before it is old.
 */
final class NumberedObjects {

  private static final int INITIAL = 64;

  /** An array with more places for an object is replaced, so that clearing it costs no more. */
  private static final int SPARSE = 8;

  /** So often is each place of an array used, about. */
  private static final int USES = 512;

  private @Nullable Object[] objects = new Object[INITIAL];
  private int size;

  /** How many objects the array has had. */
  private long used;

  int size() {
    return size;
  }

  /** Returns the object of a number, or null if none was set. */
  @Nullable Object get(int number) {
    return objects[number];
  }

  void set(int number, @Nullable Object object) {
    objects[number] = object;
  }

  /** Returns the next number, and gives it to an object. */
  int add(@Nullable Object object) {
    if (size == objects.length) {
      objects = Arrays.copyOf(objects, 2 * size);
    }
    objects[size] = object;
    return size++;
  }

  /** Returns the number of an object, or -1. */
  int find(Object object) {
    for (int i = 0; i < size; i++) {
      if (objects[i] == object) {
        return i;
      }
    }
    return -1;
  }

  /** Forgets the objects, and what is much more than this many need. */
  void clear() {
    used += size;
    if (objects.length > Math.max(INITIAL, SPARSE * size)) {
      replace(INITIAL);
    } else if (used > (long) USES * objects.length) {
      replace(objects.length);
    } else {
      Arrays.fill(objects, 0, size, null);
    }
    size = 0;
  }

  private void replace(int length) {
    objects = new Object[length];
    used = 0;
  }

  long retainedBytes() {
    return 8L * objects.length;
  }
}
