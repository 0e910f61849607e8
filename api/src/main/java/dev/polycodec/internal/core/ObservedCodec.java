package dev.polycodec.internal.core;

import dev.polycodec.BytesConsumer;
import dev.polycodec.CodecException;
import dev.polycodec.CodecListener.Call;
import dev.polycodec.Trait;
import dev.polycodec.TypeRef;
import dev.polycodec.TypedCodec;
import dev.polycodec.internal.message.Events;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Tells listeners what a codec does. The codec knows nothing of it, so that one without listeners
 * does not even ask.
 */
public final class ObservedCodec implements CoreCodec {

  private final CoreCodec codec;
  private final Events events;
  private final Map<TypedForms<?>, ObservedHandle<?>> handles = new ConcurrentHashMap<>();

  /** Observes all calls of a codec but those of handles that it gave to others. */
  public ObservedCodec(CoreCodec codec, Events events) {
    this.codec = codec;
    this.events = events;
  }

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
    return observed(codec.forType(type));
  }

  @Override
  public <T> TypedForms<T> forType(TypeRef<T> type) {
    return observed(codec.forType(type));
  }

  @SuppressWarnings("unchecked") // the handle of a handle has its type
  private <T> TypedForms<T> observed(TypedForms<T> handle) {
    ObservedHandle<?> known = handles.get(handle);
    if (known == null) {
      known = handles.computeIfAbsent(handle, made -> new ObservedHandle<>(made, events));
    }
    return (TypedForms<T>) known;
  }

  @Override
  public byte[] encode(@Nullable Object value) {
    return encoder(value).encode(value);
  }

  @Override
  public void encode(@Nullable Object value, OutputStream out) throws IOException {
    encoder(value).encode(value, out);
  }

  @Override
  public void encode(@Nullable Object value, ByteBuffer out) {
    encoder(value).encode(value, out);
  }

  @Override
  public void encode(@Nullable Object value, BytesConsumer out) {
    encoder(value).encode(value, out);
  }

  @Override
  public <T> @Nullable T decode(byte[] bytes, Class<T> type) {
    return decoder(type).decode(bytes);
  }

  @Override
  public <T> @Nullable T decode(byte[] bytes, int offset, int length, Class<T> type) {
    return decoder(type).decode(bytes, offset, length);
  }

  @Override
  public <T> @Nullable T decode(ByteBuffer bytes, Class<T> type) {
    return decoder(type).decode(bytes);
  }

  @Override
  public <T> @Nullable T decode(InputStream in, Class<T> type) throws IOException {
    return decoder(type).decode(in);
  }

  @SuppressWarnings("unchecked") // a value is an instance of its own class
  private TypedCodec<Object> encoder(@Nullable Object value) {
    Class<?> type = value == null ? Object.class : value.getClass();
    return resolve((Class<Object>) type, events::encoded);
  }

  private <T> TypedCodec<T> decoder(Class<T> type) {
    return resolve(type, events::decoded);
  }

  /** Returns the handle of a type; that there can be none is a failure of the call. */
  private <T> TypedCodec<T> resolve(Class<T> type, Consumer<Call> direction) {
    try {
      return forType(type);
    } catch (CodecException e) {
      direction.accept(new Call(name(), type, 0, 0, e));
      throw e;
    }
  }

  @Override
  public String explain(Class<?> type) {
    return codec.explain(type);
  }

  @Override
  public boolean exchanges() {
    return codec.exchanges();
  }

  @Override
  public byte[] exportSchemas(Class<?>... roots) {
    return codec.exportSchemas(roots);
  }

  @Override
  public int importSchemas(byte[] schemas) {
    return codec.importSchemas(schemas);
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
