package dev.polycodec.internal.pool;

import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Queue;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Keeps one instance per platform thread.
 *
 * <p>Threads refer to their instance weakly and the pool owns it, so that neither a thread that
 * outlives the codec nor a codec that outlives the thread keeps the other's memory. Virtual
 * threads, which are too many to have one each, and nested calls share a few instances.
 *
 * <p>A thread first looks at the place that its number gives: to find itself there costs less than
 * to look for what belongs to it.
 */
final class ThreadLocalPool<T extends Pooled> extends Pool<T> {

  /** How many owners a new thread looks at: more than one, so that the dead become fewer. */
  private static final int SWEEP = 4;

  /** A power of two, so that a few threads rarely have the same place. */
  private static final int PLACES = 64;

  /**
   * Races are benign, as an instance knows its owner. Written rarely, since each write costs the
   * threads that read the neighbours.
   */
  @SuppressWarnings("unchecked") // nothing else is ever in it
  private final @Nullable T[] places = (T[]) new Pooled[PLACES];

  private final ThreadLocal<WeakReference<T>> mine = new ThreadLocal<>();
  private final Queue<T> owned = new ArrayDeque<>();

  /** The threads that were collected: to look whether there are any costs a release nothing. */
  private final ReferenceQueue<Thread> collected = new ReferenceQueue<>();

  private final SharedPool<T> others;
  private boolean closed;

  ThreadLocalPool(Supplier<T> factory) {
    super(factory);
    this.others = SharedPool.overflow(factory);
  }

  @Override
  public T acquire() {
    Thread thread = Thread.currentThread();
    if (Threads.isVirtual(thread)) {
      return others.acquire();
    }
    T item = places[place(thread)];
    return take(item == null || !item.isOf(thread) ? find(thread) : item);
  }

  private T take(T item) {
    if (item.busy) {
      return others.acquire();
    }
    item.busy = true;
    return item;
  }

  private T find(Thread thread) {
    WeakReference<T> reference = mine.get();
    T item = reference == null ? null : reference.get();
    return item == null ? register(thread) : item;
  }

  @Override
  public void release(T item) {
    if (item.owner == null) {
      others.release(item);
    } else {
      item.busy = false; // first: to trim it may take more memory or stack than there is
      item.trim();
      if (collected.poll() != null) {
        dropDead();
      }
    }
  }

  /** Drops what ended threads have left: there may never be a new one to inherit it. */
  private void dropDead() {
    synchronized (owned) {
      boolean more = true;
      while (more) { // one look at the owners is enough for all of them
        more = collected.poll() != null;
      }
      owned.removeIf(item -> item.liveOwner() == null);
      for (int i = 0; i < PLACES; i++) {
        T item = places[i];
        if (item != null && item.liveOwner() == null) {
          places[i] = null;
        }
      }
    }
  }

  @Override
  public void close() {
    synchronized (owned) {
      closed = true;
      owned.clear();
      Arrays.fill(places, null);
    }
    others.close();
  }

  /** Gives this thread the instance of one that has ended, or a new one. */
  private T register(Thread thread) {
    T inherited = inherit();
    T item = inherited == null ? factory.get() : inherited;
    item.owner = new WeakReference<>(thread, collected);
    item.busy = false;
    mine.set(new WeakReference<>(item));
    synchronized (owned) {
      if (!closed) {
        owned.add(item);
        settle(item, place(thread));
      }
    }
    return item;
  }

  /** Takes a place that nobody has any more: of two threads that live, the first keeps it. */
  private void settle(T item, int place) {
    T earlier = places[place];
    Thread holder = earlier == null ? null : earlier.liveOwner();
    if (holder == null || place(holder) != place) {
      places[place] = item;
    }
  }

  private @Nullable T inherit() {
    synchronized (owned) {
      T found = null;
      for (int i = Math.min(SWEEP, owned.size()); i > 0; i--) {
        T next = owned.remove();
        if (next.liveOwner() != null) {
          owned.add(next);
        } else {
          found = next;
        }
      }
      return found;
    }
  }

  @SuppressWarnings("deprecation") // its successor is younger than the oldest supported JDK
  private static int place(Thread thread) {
    return (int) thread.getId() & PLACES - 1;
  }

  /** Returns how many instances threads have. */
  int size() {
    synchronized (owned) {
      return owned.size();
    }
  }
}
