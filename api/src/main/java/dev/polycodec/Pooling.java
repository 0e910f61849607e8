package dev.polycodec;

import dev.polycodec.internal.pool.Pools;

/** Says how the instances of a backend that threads may not share are reused. */
public final class Pooling {

  /** The ways to pool. */
  enum Kind {
    THREAD_LOCAL,
    SHARED,
    NONE
  }

  private static final Pooling THREAD_LOCAL = new Pooling(Kind.THREAD_LOCAL, 0);
  private static final Pooling NONE = new Pooling(Kind.NONE, 0);

  private final Kind kind;
  private final int size;

  private Pooling(Kind kind, int size) {
    this.kind = kind;
    this.size = size;
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
    return new Pooling(Kind.SHARED, size);
  }

  /** Returns no pooling: an engine per call, for tests and for comparison. */
  public static Pooling none() {
    return NONE;
  }

  Pools pools() {
    return switch (kind) {
      case THREAD_LOCAL -> Pools.threadLocal();
      case SHARED -> Pools.shared(size);
      case NONE -> Pools.none();
    };
  }

  @Override
  public String toString() {
    return switch (kind) {
      case THREAD_LOCAL -> "threadLocal()";
      case SHARED -> "shared(" + size + ")";
      case NONE -> "none()";
    };
  }
}
