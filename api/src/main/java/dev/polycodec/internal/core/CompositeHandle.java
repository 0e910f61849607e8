package dev.polycodec.internal.core;

import dev.polycodec.BytesConsumer;
import dev.polycodec.internal.pool.Pool;
import java.lang.reflect.Type;
import java.nio.ByteBuffer;
import org.jspecify.annotations.Nullable;

/** Encodes with the codec of the declared type; which one decodes is a matter of the bytes. */
abstract class CompositeHandle<T> extends TypedForms<T> {

  final Router router;
  final Handle<T> own;

  CompositeHandle(Router router, Handle<T> own) {
    this.router = router;
    this.own = own;
  }

  @Override
  public final Type type() {
    return own.type();
  }

  @Override
  public final byte[] encode(@Nullable T value) {
    return own.encode(value);
  }

  @Override
  public final void encode(@Nullable T value, ByteBuffer out) {
    own.encode(value, out);
  }

  @Override
  public final void encode(@Nullable T value, BytesConsumer out) {
    own.encode(value, out);
  }

  @Override
  final String encoder() {
    return own.encoder();
  }

  @Override
  final Pool<Scratch> scratches() {
    return router.scratches();
  }

  @Override
  final int maxBytes() {
    return router.settings().limits().maxBytes();
  }

  @Override
  public final String toString() {
    return own.toString();
  }
}
