package dev.polycodec.internal.core;

import dev.polycodec.BytesConsumer;
import dev.polycodec.CodecException;
import java.lang.reflect.Type;
import java.nio.ByteBuffer;
import org.jspecify.annotations.Nullable;

/** Encodes with the codec of the declared type, and decodes with the one that the tag names. */
final class RoutedHandle<T> extends TypedForms<T> {

  private final Router router;
  private final Handle<T> own;
  private final Tag ownTag;

  RoutedHandle(Router router, Handle<T> own) {
    this.router = router;
    this.own = own;
    this.ownTag = Tag.of(own.setup().variant());
  }

  @Override
  public Type type() {
    return own.type();
  }

  @Override
  public byte[] encode(@Nullable T value) {
    return own.encode(value);
  }

  @Override
  public void encode(@Nullable T value, ByteBuffer out) {
    own.encode(value, out);
  }

  @Override
  public void encode(@Nullable T value, BytesConsumer out) {
    own.encode(value, out);
  }

  @Override
  @Nullable T decodeRange(byte[] bytes, int offset, int length) {
    if (ownTag.begins(bytes, offset, length) && length <= maxBytes()) {
      return own.decode(bytes, offset + ownTag.length(), length - ownTag.length());
    }
    try {
      if (length > maxBytes()) {
        throw Scratch.tooLarge(maxBytes());
      }
      BackendCodec writer = router.writer(bytes, offset, length);
      int tag = Tag.of(writer.setup().variant()).length();
      return writer.<T>handle(type()).decode(bytes, offset + tag, length - tag);
    } catch (CodecException e) {
      throw Failures.complete(e, e, router.name(), type().getTypeName());
    }
  }

  @Override
  String encoder() {
    return own.encoder();
  }

  /** Never returns a name that takes no part: peers choose it, and listeners may count by it. */
  @Override
  String decoder(byte[] bytes, int offset, int length) {
    try {
      return router.writer(bytes, offset, length).name();
    } catch (CodecException e) {
      return router.name();
    }
  }

  @Override
  Pool<Scratch> scratches() {
    return router.scratches();
  }

  @Override
  int maxBytes() {
    return router.settings().limits().maxBytes();
  }

  @Override
  public String toString() {
    return own.toString();
  }
}
