package dev.polycodec.internal.core;

import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.Supplier;

/**
 * Keeps a bounded number of idle instances in an array that threads enter at different places.
 *
 * <p>A thread looks at a few neighbouring slots only: missing an idle instance costs less than
 * walking past many slots that others use, and instances beyond the bound are left to the garbage
 * collector.
 */
final class SharedPool<T extends Pooled> extends Pool<T> {

  private static final int PROBES = 4;

  /** Slots are spaced so that no two share a cache line. */
  private static final int SPACING = 16;

  private final AtomicReferenceArray<T> slots;
  private final int size;
  private volatile boolean closed;

  SharedPool(Supplier<T> factory, int size) {
    super(factory);
    this.size = size;
    this.slots = new AtomicReferenceArray<>(size * SPACING);
  }

  /** Returns a pool for threads that have none of their own. */
  static <T extends Pooled> SharedPool<T> overflow(Supplier<T> factory) {
    int wanted = Math.min(4 * Runtime.getRuntime().availableProcessors(), 256);
    return new SharedPool<>(factory, Integer.highestOneBit(2 * wanted - 1));
  }

  @Override
  T acquire() {
    int home = home();
    for (int probe = 0; probe < Math.min(PROBES, size); probe++) {
      int slot = slot(home, probe);
      T item = slots.getPlain(slot);
      if (item != null && slots.compareAndSet(slot, item, null)) {
        return item;
      }
    }
    return factory.get();
  }

  @Override
  void release(T item) {
    item.trim();
    int home = home();
    for (int probe = 0; probe < Math.min(PROBES, size); probe++) {
      int slot = slot(home, probe);
      if (slots.getPlain(slot) == null && slots.compareAndSet(slot, null, item)) {
        break;
      }
    }
    if (closed) {
      clear();
    }
  }

  @Override
  void close() {
    closed = true;
    clear();
  }

  private void clear() {
    for (int slot = 0; slot < slots.length(); slot += SPACING) {
      slots.set(slot, null);
    }
  }

  private int slot(int home, int probe) {
    return (home + probe) % size * SPACING;
  }

  private int home() {
    long id = Thread.currentThread().getId() * 0x9E3779B97F4A7C15L;
    return (int) (id >>> 33) % size;
  }
}
