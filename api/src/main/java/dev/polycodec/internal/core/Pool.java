package dev.polycodec.internal.core;

import java.util.function.Supplier;

/** Lends instances that one thread uses at a time; safe for use by any number of threads. */
abstract class Pool<T extends Pooled> {

  final Supplier<T> factory;

  Pool(Supplier<T> factory) {
    this.factory = factory;
  }

  /** Lends an idle instance, or a new one. */
  abstract T acquire();

  /** Takes back an instance that was lent to this thread. */
  abstract void release(T item);

  /** Drops all instances, and from now on what is released. */
  abstract void close();
}
