package dev.polycodec.internal.shape;

import dev.polycodec.internal.surrogate.Headroom;
import java.lang.ref.WeakReference;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;

/**
 * Values computed once per class, as fast to find as a field; safe for use by any number of
 * threads.
 *
 * <p>A class refers to its value weakly, and through no class of ours: a class of the JDK, which is
 * never unloaded, would pin our loader otherwise. The cache owns the values, which live as long as
 * it does.
 *
 * @param <V> the type of the values; one may refer to its class, and to the cache
 */
public final class ClassCache<V> {

  private final ClassValue<WeakReference<V>> values;
  private final Map<V, V> owned = new ConcurrentHashMap<>();
  private final Function<Class<?>, V> compute;

  /** Creates an empty cache of what a function returns, which is called again if it throws. */
  public ClassCache(Function<Class<?>, V> compute) {
    this.compute = compute;
    this.values =
        new ClassValue<>() {
          @Override
          protected WeakReference<V> computeValue(Class<?> type) {
            return new WeakReference<>(own(type));
          }
        };
  }

  /** Returns the value of a class. */
  public V get(Class<?> type) {
    V value = values.get(type).get();
    if (value == null) {
      throw new IllegalStateException("The cache owns the value of " + type);
    }
    return value;
  }

  private V own(Class<?> type) {
    Headroom.require();
    V value = compute.apply(type);
    V equal = owned.putIfAbsent(value, value);
    return equal == null ? value : equal;
  }
}
