package dev.polycodec.internal.core;

import dev.polycodec.BytesConsumer;
import dev.polycodec.internal.pool.Pool;
import dev.polycodec.stored.DecodeFailureHandler;
import java.lang.reflect.Type;
import java.nio.ByteBuffer;
import org.jspecify.annotations.Nullable;

/** Does what another handle does, and says of itself what that says. */
abstract class DecoratedHandle<T> extends TypedForms<T> {

  final TypedForms<T> handle;

  DecoratedHandle(TypedForms<T> handle) {
    this.handle = handle;
  }

  @Override
  public final Type type() {
    return handle.type();
  }

  @Override
  public byte[] encode(@Nullable T value) {
    return handle.encode(value);
  }

  @Override
  public void encode(@Nullable T value, ByteBuffer out) {
    handle.encode(value, out);
  }

  @Override
  public void encode(@Nullable T value, BytesConsumer out) {
    handle.encode(value, out);
  }

  @Override
  @Nullable T decodeRange(byte[] bytes, int offset, int length) {
    return handle.decodeRange(bytes, offset, length);
  }

  @Override
  final String encoder() {
    return handle.encoder();
  }

  @Override
  String decoder(byte[] bytes, int offset, int length) {
    return handle.decoder(bytes, offset, length);
  }

  @Override
  DecodeFailureHandler failures() {
    return handle.failures();
  }

  @Override
  final Pool<Scratch> scratches() {
    return handle.scratches();
  }

  @Override
  final int maxBytes() {
    return handle.maxBytes();
  }

  @Override
  public final String toString() {
    return handle.toString();
  }
}
