package dev.polycodec.dubbo;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** What is built when Dubbo has read its configuration, which it has not when it loads us. */
final class Lazily<T> implements Supplier<T> {

  private final Supplier<T> build;
  private volatile @Nullable T value;

  Lazily(Supplier<T> build) {
    this.build = build;
  }

  @Override
  public T get() {
    T known = value;
    if (known == null) {
      known = build.get();
      value = known;
    }
    return known;
  }
}
