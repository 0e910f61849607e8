package dev.polycodec.internal.pool;

import java.util.function.Supplier;

/** Creates an instance for each call. */
final class NoPool<T extends Pooled> extends Pool<T> {

  NoPool(Supplier<T> factory) {
    super(factory);
  }

  @Override
  public T acquire() {
    return factory.get();
  }

  @Override
  public void release(T item) {}

  @Override
  public void close() {}
}
