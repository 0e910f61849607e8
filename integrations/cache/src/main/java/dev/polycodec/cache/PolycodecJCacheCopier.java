package dev.polycodec.cache;

import com.github.benmanes.caffeine.jcache.copy.AbstractCopier;
import dev.polycodec.TypedCodec;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Copies what goes into a JCache of Caffeine and what comes out, so that nobody changes what the
 * cache holds: {@code store-by-value.strategy}. Known immutable values are not copied. Safe for use
 * by any number of threads.
 *
 * <p>System properties and {@code polycodec.properties} say which classes are allowed: see {@link
 * dev.polycodec.CodecBuilder#properties}.
 */
public final class PolycodecJCacheCopier extends AbstractCopier<byte[]> {

  private volatile @Nullable Loaded last;

  /** Creates a copier; Caffeine does, by the name of the class. */
  public PolycodecJCacheCopier() {}

  /** Encodes and decodes with one codec: a cache has one loader, as a rule. */
  @Override
  @SuppressWarnings("unchecked") // a copy is of the same class
  protected <T> T roundtrip(T object, ClassLoader classLoader) {
    TypedCodec<Object> values = values(classLoader);
    return (T) Objects.requireNonNull(values.decode(values.encode(object)));
  }

  private TypedCodec<Object> values(ClassLoader loader) {
    Loaded known = last;
    if (known == null || known.loader != loader) {
      known = new Loaded(loader, AnyCodec.of(loader));
      last = known;
    }
    return known.values;
  }

  private record Loaded(ClassLoader loader, TypedCodec<Object> values) {}

  @Override
  protected byte[] serialize(Object object) {
    return values(object.getClass().getClassLoader()).encode(object);
  }

  @Override
  protected Object deserialize(byte[] data, ClassLoader classLoader) {
    return Objects.requireNonNull(values(classLoader).decode(data));
  }
}
