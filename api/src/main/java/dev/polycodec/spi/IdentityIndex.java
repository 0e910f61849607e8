package dev.polycodec.spi;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Numbers objects by identity, in the order in which they are first seen, without boxing. */
final class IdentityIndex {

  private static final int INITIAL = 64;

  /** A table larger than this is dropped after its message, not cleared. */
  private static final int KEPT = 1024;

  private static final int BYTES_PER_SLOT = 12;

  private @Nullable Object[] keys = new Object[INITIAL];
  private int[] numbers = new int[INITIAL];
  private int size;

  /** Returns the number of an object seen before, or numbers it and returns -1. */
  int put(Object object) {
    int mask = keys.length - 1;
    int slot = System.identityHashCode(object) & mask;
    while (keys[slot] != null) {
      if (keys[slot] == object) {
        return numbers[slot];
      }
      slot = (slot + 1) & mask;
    }
    keys[slot] = object;
    numbers[slot] = size++;
    if (size * 3 > keys.length * 2) {
      grow();
    }
    return -1;
  }

  private void grow() {
    @Nullable Object[] oldKeys = keys;
    int[] oldNumbers = numbers;
    keys = new Object[oldKeys.length * 2];
    numbers = new int[oldKeys.length * 2];
    int mask = keys.length - 1;
    for (int i = 0; i < oldKeys.length; i++) {
      Object key = oldKeys[i];
      if (key != null) {
        int slot = System.identityHashCode(key) & mask;
        while (keys[slot] != null) {
          slot = (slot + 1) & mask;
        }
        keys[slot] = key;
        numbers[slot] = oldNumbers[i];
      }
    }
  }

  void clear() {
    if (keys.length > KEPT) {
      keys = new Object[INITIAL];
      numbers = new int[INITIAL];
    } else if (size > 0) {
      Arrays.fill(keys, null);
    }
    size = 0;
  }

  long retainedBytes() {
    return (long) keys.length * BYTES_PER_SLOT;
  }
}
