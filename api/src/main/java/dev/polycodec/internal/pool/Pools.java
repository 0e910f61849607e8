package dev.polycodec.internal.pool;

import java.util.function.Supplier;

/** The way in which a codec pools. */
public interface Pools {

  /** Creates a pool. */
  <T extends Pooled> Pool<T> create(Supplier<T> factory);

  /** Returns one instance per platform thread; virtual threads and nested calls share some. */
  static Pools threadLocal() {
    return ThreadLocalPool::new;
  }

  /** Returns at most {@code size} idle instances for all threads. */
  static Pools shared(int size) {
    return new Pools() {
      @Override
      public <T extends Pooled> Pool<T> create(Supplier<T> factory) {
        return new SharedPool<>(factory, size);
      }
    };
  }
}
