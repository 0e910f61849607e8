package dev.polycodec.fst.plain;

import java.security.SecureRandom;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.nustaq.serialization.util.FSTInt2ObjectMap;

/**
 * The objects of a message by their positions. FST's own map is a chain of maps, of which some keep
 * what they hold when they are cleared: the next message could refer to it.
 */
final class Positions<V> implements FSTInt2ObjectMap<V> {

  private static final int INITIAL = 64;

  /** A table that is so many times too large is not kept. */
  private static final int MAX_SLACK = 16;

  /** Odd; without it, the bytes could choose positions that crowd. */
  private static final int SECRET = new SecureRandom().nextInt() | 1;

  private int[] keys = new int[INITIAL];
  private @Nullable Object[] values = new Object[INITIAL];
  private int size;

  @Override
  public int size() {
    return size;
  }

  @Override
  public void put(int position, V value) {
    int slot = slot(position);
    if (values[slot] == null && ++size > values.length / 2) {
      grow();
      slot = slot(position);
    }
    keys[slot] = position;
    values[slot] = value;
  }

  @Override
  @SuppressWarnings("unchecked") // only values get in
  public @Nullable V get(int position) {
    return (V) values[slot(position)];
  }

  @Override
  public void clear() {
    if (values.length > INITIAL && values.length > MAX_SLACK * size) {
      allocate(INITIAL);
    } else if (size > 0) {
      Arrays.fill(values, null);
    }
    size = 0;
  }

  private void grow() {
    int[] oldKeys = keys;
    @Nullable Object[] oldValues = values;
    allocate(2 * oldValues.length);
    for (int i = 0; i < oldValues.length; i++) {
      if (oldValues[i] != null) {
        int slot = slot(oldKeys[i]);
        keys[slot] = oldKeys[i];
        values[slot] = oldValues[i];
      }
    }
  }

  private void allocate(int length) {
    keys = new int[length];
    values = new Object[length];
  }

  /** Returns the slot of a position, or the one that it may take. */
  private int slot(int position) {
    int mask = values.length - 1;
    int slot = position * SECRET >>> Integer.numberOfLeadingZeros(mask);
    while (values[slot] != null && keys[slot] != position) {
      slot = slot + 1 & mask;
    }
    return slot;
  }
}
