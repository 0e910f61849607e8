package dev.polycodec.internal.core;

import dev.polycodec.BytesConsumer;
import dev.polycodec.SchemaRegistry;
import dev.polycodec.Trait;
import dev.polycodec.TypeRef;
import dev.polycodec.TypedCodec;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
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
    return encoderOf((Class<Object>) (value == null ? Object.class : value.getClass()));
  }

  /** Returns the handle of the class of a value. */
  <T> TypedCodec<T> encoderOf(Class<T> type) {
    return forType(type);
  }

  /** Returns the handle of the class that is asked for. */
  <T> TypedCodec<T> decoder(Class<T> type) {
    return forType(type);
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
  public void connect(SchemaRegistry registry) {
    codec.connect(registry);
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
