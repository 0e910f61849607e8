package dev.polycodec.internal.core;

import dev.polycodec.BytesConsumer;
import dev.polycodec.CodecException;
import dev.polycodec.CodecListener.Call;
import dev.polycodec.TypedCodec;
import dev.polycodec.internal.message.Events;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Tells listeners what a codec does. The codec knows nothing of it, so that one without listeners
 * does not even ask.
 */
public final class ObservedCodec extends DecoratedCodec {

  private final Events events;

  /** Observes all calls of a codec but those of handles that it gave to others. */
  public ObservedCodec(CoreCodec codec, Events events) {
    super(codec);
    this.events = events;
  }

  @Override
  <T> TypedForms<T> decorate(TypedForms<T> handle) {
    return new ObservedHandle<>(handle, events);
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
    return resolve(
        (Class<Object>) (value == null ? Object.class : value.getClass()), events::encoded);
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
}
