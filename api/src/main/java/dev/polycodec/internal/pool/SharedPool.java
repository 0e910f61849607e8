package dev.polycodec.internal.pool;

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
  public T acquire() {
    int home = home();
    T item = slots.getPlain(home);
    if (item == null || !slots.weakCompareAndSetAcquire(home, item, null)) {
      return probe(home);
    }
    item.slot = home;
    return item;
  }

  private T probe(int home) {
    int slot = home;
    for (int probe = 1; probe < Math.min(PROBES, size); probe++) {
      slot = next(slot);
      T item = slots.getPlain(slot);
      if (item != null && slots.compareAndSet(slot, item, null)) {
        item.slot = slot;
        return item;
      }
    }
    T made = factory.get();
    made.slot = home;
    return made;
  }

  /**
   * Puts an instance where it came from. No comparison is needed: of two that are put into one slot
   * at a time one is lost, never lent twice.
   */
  @Override
  public void release(T item) {
    item.trim();
    int slot = item.slot;
    for (int probe = 0; probe < Math.min(PROBES, size); probe++) {
      if (slots.getPlain(slot) == null) {
        slots.setRelease(slot, item);
        break;
      }
      slot = next(slot);
    }
    if (closed) {
      clear();
    }
  }

  @Override
  public void close() {
    closed = true;
    clear();
  }

  private void clear() {
    for (int slot = 0; slot < slots.length(); slot += SPACING) {
      slots.set(slot, null);
    }
  }

  private int next(int slot) {
    int next = slot + SPACING;
    return next == slots.length() ? 0 : next;
  }

  /** Scales a hash to the slots, which is faster than to divide it. */
  @SuppressWarnings("deprecation") // its successor is younger than the oldest supported JDK
  private int home() {
    int hash = (int) Thread.currentThread().getId() * 0x9E3779B9;
    return (int) ((hash & 0xFFFF_FFFFL) * size >>> 32) * SPACING;
  }
}
