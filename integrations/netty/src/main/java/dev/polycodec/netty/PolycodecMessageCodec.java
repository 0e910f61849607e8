package dev.polycodec.netty;

import dev.polycodec.Codec;
import dev.polycodec.MalformedDataException;
import dev.polycodec.TypedCodec;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.eventbus.MessageCodec;
import org.jspecify.annotations.Nullable;

/**
 * Encodes messages of Vert.x's event bus; within one process it hands over a copy, as it does
 * between processes. Safe for use by any number of threads.
 *
 * @param <T> the type of the messages
 */
public final class PolycodecMessageCodec<T> implements MessageCodec<T, T> {

  private final TypedCodec<T> values;
  private final String name;

  /** Creates a codec of messages of a declared type, with a codec that the application closes. */
  public PolycodecMessageCodec(Codec codec, Class<T> type) {
    values = codec.forType(type);
    name = type == Object.class ? "polycodec" : "polycodec:" + type.getName();
  }

  @Override
  public void encodeToWire(Buffer buffer, @Nullable T value) {
    values.encode(
        value,
        (array, offset, length) -> buffer.appendInt(length).appendBytes(array, offset, length));
  }

  @Override
  public @Nullable T decodeFromWire(int position, Buffer buffer) {
    int start = position + Integer.BYTES;
    int room = buffer.length() - start;
    int length = room < 0 ? -1 : buffer.getInt(position);
    if (length < 0 || length > room) {
      throw new MalformedDataException("A message of the event bus is shorter than it says");
    }
    return values.decode(buffer.getBytes(start, start + length));
  }

  @Override
  public @Nullable T transform(@Nullable T value) {
    return values.decode(values.encode(value));
  }

  /** Returns {@code polycodec}, followed by the type if it is declared. */
  @Override
  public String name() {
    return name;
  }

  /** Returns -1, as a codec of an application must. */
  @Override
  public byte systemCodecID() {
    return -1;
  }
}
