package dev.polycodec.internal.core;

import dev.polycodec.Trait;
import dev.polycodec.TypeRef;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/** Does what another codec does, with handles that do something more. */
abstract class DecoratedCodec implements CoreCodec {

  private final CoreCodec codec;
  private final Map<TypedForms<?>, TypedForms<?>> handles = new ConcurrentHashMap<>();

  /** Decorates all handles of a codec but those that it gave to others. */
  DecoratedCodec(CoreCodec codec) {
    this.codec = codec;
  }

  /** Returns a handle that does more than one of the codec. */
  abstract <T> TypedForms<T> decorate(TypedForms<T> handle);

  @Override
  public String name() {
    return codec.name();
  }

  @Override
  public Set<Trait> traits() {
    return codec.traits();
  }

  @Override
  public <T> TypedForms<T> forType(Class<T> type) {
    return decorated(codec.forType(type));
  }

  @Override
  public <T> TypedForms<T> forType(TypeRef<T> type) {
    return decorated(codec.forType(type));
  }

  @SuppressWarnings("unchecked") // the handle of a handle has its type
  private <T> TypedForms<T> decorated(TypedForms<T> handle) {
    TypedForms<?> known = handles.get(handle);
    if (known == null) {
      known = handles.computeIfAbsent(handle, this::decorate);
    }
    return (TypedForms<T>) known;
  }

  @Override
  public String explain(Class<?> type) {
    return codec.explain(type);
  }

  @Override
  public @Nullable BackendCodec exchanging() {
    return codec.exchanging();
  }

  @Override
  public void close() {
    handles.clear();
    codec.close();
  }

  @Override
  public String toString() {
    return codec.toString();
  }
}
