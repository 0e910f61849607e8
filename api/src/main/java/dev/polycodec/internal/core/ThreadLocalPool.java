package dev.polycodec.internal.core;

import java.lang.ref.WeakReference;
import java.util.ArrayDeque;
import java.util.Queue;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Keeps one instance per platform thread.
 *
 * <p>Threads refer to their instance weakly and the pool owns it, so that neither a thread that
 * outlives the codec nor a codec that outlives the thread keeps the other's memory. Virtual
 * threads, which are too many to have one each, and nested calls share a few instances.
 */
final class ThreadLocalPool<T extends Pooled> extends Pool<T> {

  /** How many owners a new thread looks at: more than one, so that the dead become fewer. */
  private static final int SWEEP = 4;

  private final ThreadLocal<WeakReference<T>> mine = new ThreadLocal<>();
  private final Queue<Owned<T>> owned = new ArrayDeque<>();
  private final SharedPool<T> others;
  private boolean closed;

  ThreadLocalPool(Supplier<T> factory) {
    super(factory);
    this.others = SharedPool.overflow(factory);
  }

  @Override
  T acquire() {
    if (Threads.isVirtual()) {
      return others.acquire();
    }
    WeakReference<T> reference = mine.get();
    T item = reference == null ? null : reference.get();
    if (item == null) {
      item = register();
    }
    if (item.busy) {
      return others.acquire();
    }
    item.busy = true;
    return item;
  }

  @Override
  void release(T item) {
    if (item.bound) {
      item.trim();
      item.busy = false;
    } else {
      others.release(item);
    }
  }

  @Override
  void close() {
    synchronized (owned) {
      closed = true;
      owned.clear();
    }
    others.close();
  }

  /** Gives this thread the instance of one that has ended, or a new one. */
  private T register() {
    T inherited = inherit();
    T item = inherited == null ? factory.get() : inherited;
    item.bound = true;
    item.busy = false;
    mine.set(new WeakReference<>(item));
    synchronized (owned) {
      if (!closed) {
        owned.add(new Owned<>(item, new WeakReference<>(Thread.currentThread())));
      }
    }
    return item;
  }

  private @Nullable T inherit() {
    synchronized (owned) {
      T found = null;
      for (int i = Math.min(SWEEP, owned.size()); i > 0; i--) {
        Owned<T> next = owned.remove();
        if (next.isAlive()) {
          owned.add(next);
        } else {
          found = next.item;
        }
      }
      return found;
    }
  }

  /** Returns how many instances threads have. */
  int size() {
    synchronized (owned) {
      return owned.size();
    }
  }

  /** An instance with the thread that uses it. */
  private record Owned<T>(T item, WeakReference<Thread> owner) {

    boolean isAlive() {
      Thread thread = owner.get();
      return thread != null && thread.isAlive();
    }
  }
}
