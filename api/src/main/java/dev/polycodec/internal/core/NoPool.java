package dev.polycodec.internal.core;

import java.util.function.Supplier;

/** Creates an instance for each call. */
final class NoPool<T extends Pooled> extends Pool<T> {

  NoPool(Supplier<T> factory) {
    super(factory);
  }

  @Override
  T acquire() {
    return factory.get();
  }

  @Override
  void release(T item) {}

  @Override
  void close() {}
}
