package dev.polycodec.spi.graph;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Objects by number, in the order in which they begin; what {@link IdentityIndex} numbers. Used by
 * one thread at a time.
 */
public final class NumberedObjects {

  private static final int INITIAL = 64;

  /** A table with more places for an object is replaced. */
  private static final int SPARSE = 8;

  private static final int BYTES_EACH = 8;

  private @Nullable Object[] objects = new Object[INITIAL];
  private int size;

  /** Creates an empty list. */
  public NumberedObjects() {}

  /** Returns how many objects have a number. */
  public int size() {
    return size;
  }

  /** Gives an object that is not there yet a number, and returns that. */
  public int add() {
    if (size == objects.length) {
      objects = Arrays.copyOf(objects, 2 * size);
    }
    return size++;
  }

  /** Sets the object of a number. */
  public void set(int number, Object object) {
    objects[number] = object;
  }

  /** Returns the object of a number, or null if there is none yet. */
  public @Nullable Object get(int number) {
    return number >= 0 && number < size ? objects[number] : null;
  }

  /** Forgets the objects, and what is much more than this many need. */
  public void clear() {
    if (objects.length > Math.max(INITIAL, SPARSE * size)) {
      objects = new Object[INITIAL];
    } else {
      Arrays.fill(objects, 0, size, null);
    }
    size = 0;
  }

  /** Returns about how many bytes of memory the list retains. */
  public long retainedBytes() {
    return (long) objects.length * BYTES_EACH;
  }
}
