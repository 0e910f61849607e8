package dev.polycodec.spi.walk;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Numbers objects by identity, in the order in which they are first seen, without boxing.
 *
 * <p>Most messages have few: those are found by comparing, which is cheaper than the first identity
 * hash of an object. From there on a hash table finds them. Used by one thread at a time.
 */
public final class IdentityIndex {

  private static final int COMPARED = 12;
  private static final int INITIAL = 64;

  /** A table with more places for an object is replaced, so that clearing it costs no more. */
  private static final int SPARSE = 8;

  private static final int BYTES_PER_OBJECT = 8;
  private static final int BYTES_PER_SLOT = 4;

  private @Nullable Object[] objects = new Object[INITIAL];

  /** By hash, the number of an object plus one, or 0; filled once there are too many to compare. */
  private int[] table = new int[2 * INITIAL];

  private int size;

  /** Creates an empty index. */
  public IdentityIndex() {}

  /** Returns how many objects have a number. */
  public int size() {
    return size;
  }

  /** Returns the number of an object seen before, or numbers it and returns -1. */
  public int put(Object object) {
    return size <= COMPARED ? compare(object) : probe(object);
  }

  private int compare(Object object) {
    for (int i = 0; i < size; i++) {
      if (objects[i] == object) {
        return i;
      }
    }
    add(object);
    if (size > COMPARED) {
      rehash();
    }
    return -1;
  }

  private int probe(Object object) {
    int mask = table.length - 1;
    int slot = System.identityHashCode(object) & mask;
    while (table[slot] != 0) {
      if (objects[table[slot] - 1] == object) {
        return table[slot] - 1;
      }
      slot = slot + 1 & mask;
    }
    add(object);
    table[slot] = size;
    if (2 * size > table.length) {
      table = new int[2 * table.length];
      rehash();
    }
    return -1;
  }

  private void add(Object object) {
    if (size == objects.length) {
      objects = Arrays.copyOf(objects, 2 * size);
    }
    objects[size++] = object;
  }

  private void rehash() {
    int mask = table.length - 1;
    for (int number = 0; number < size; number++) {
      int slot = System.identityHashCode(objects[number]) & mask;
      while (table[slot] != 0) {
        slot = slot + 1 & mask;
      }
      table[slot] = number + 1;
    }
  }

  /** Forgets the objects, and what is much more than this many need. */
  public void clear() {
    if (table.length > Math.max(2 * INITIAL, SPARSE * size)) {
      objects = new Object[INITIAL];
      table = new int[2 * INITIAL];
    } else {
      Arrays.fill(objects, 0, size, null);
      if (size > COMPARED) {
        Arrays.fill(table, 0);
      }
    }
    size = 0;
  }

  /** Returns about how many bytes of memory the index retains. */
  public long retainedBytes() {
    return (long) objects.length * BYTES_PER_OBJECT + (long) table.length * BYTES_PER_SLOT;
  }
}
