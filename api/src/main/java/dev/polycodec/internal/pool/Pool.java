package dev.polycodec.internal.pool;

import java.util.function.Supplier;

/** Lends instances that one thread uses at a time; safe for use by any number of threads. */
public abstract class Pool<T extends Pooled> {

  final Supplier<T> factory;

  Pool(Supplier<T> factory) {
    this.factory = factory;
  }

  /** Lends an idle instance, or a new one. */
  public abstract T acquire();

  /** Takes back an instance that was lent to this thread. */
  public abstract void release(T item);

  /** Drops all instances, and from now on what is released. */
  public abstract void close();
}
