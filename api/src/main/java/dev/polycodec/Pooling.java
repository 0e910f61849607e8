package dev.polycodec;

import dev.polycodec.internal.pool.Pools;

/** Says how the instances of a backend that threads may not share are reused. */
public final class Pooling {

  private static final Pooling THREAD_LOCAL = new Pooling("threadLocal()", Pools.threadLocal());

  private final String call;
  private final Pools pools;

  private Pooling(String call, Pools pools) {
    this.call = call;
    this.pools = pools;
  }

  /**
   * Returns the default: one engine per platform thread; virtual threads and nested calls share a
   * small pool.
   */
  public static Pooling threadLocal() {
    return THREAD_LOCAL;
  }

  /**
   * Returns a pool that all threads share and that keeps at most {@code size} idle engines.
   *
   * @param size 1 to 1024
   * @throws IllegalArgumentException if the size is out of range
   */
  public static Pooling shared(int size) {
    if (size < 1 || size > 1024) {
      throw new IllegalArgumentException("A shared pool holds 1 to 1024 engines, not " + size);
    }
    return new Pooling("shared(" + size + ")", Pools.shared(size));
  }

  Pools pools() {
    return pools;
  }

  @Override
  public String toString() {
    return call;
  }
}
