package dev.polycodec.internal.core;

import dev.polycodec.internal.pool.Pool;
import dev.polycodec.stored.DecodeFailureHandler;
import java.lang.reflect.Type;

/** Says what another handle says of itself. */
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
  final String encoder() {
    return handle.encoder();
  }

  @Override
  final String decoder(byte[] bytes, int offset, int length) {
    return handle.decoder(bytes, offset, length);
  }

  @Override
  final DecodeFailureHandler failures() {
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
