package dev.polycodec.internal.core;

import dev.polycodec.CodecException;
import dev.polycodec.internal.wire.Tag;
import dev.polycodec.spi.PayloadBuffer;
import org.jspecify.annotations.Nullable;

/** Decodes with the codec that the tag names. */
final class RoutedHandle<T> extends DecoratedHandle<T> {

  private final Router router;
  private final Tag ownTag;

  RoutedHandle(Router router, Handle<T> own) {
    super(own);
    this.router = router;
    this.ownTag = Tag.of(own.setup().variant());
  }

  @Override
  @Nullable T decodeRange(byte[] bytes, int offset, int length) {
    if (ownTag.begins(bytes, offset, length) && length <= maxBytes()) {
      return handle.decode(bytes, offset + ownTag.length(), length - ownTag.length());
    }
    try {
      if (length > maxBytes()) {
        throw PayloadBuffer.tooLarge(maxBytes());
      }
      BackendCodec writer = router.writer(bytes, offset, length);
      int tag = Tag.of(writer.setup().variant()).length();
      return writer.<T>handle(type()).decode(bytes, offset + tag, length - tag);
    } catch (CodecException e) {
      throw Failures.complete(e, e, router.name(), type().getTypeName());
    }
  }

  /** Never returns a name that takes no part: peers choose it, and listeners may count by it. */
  @Override
  String decoder(byte[] bytes, int offset, int length) {
    try {
      return router.writer(bytes, offset, length).name();
    } catch (CodecException | IllegalStateException e) { // or closed while it was decoded
      return router.name();
    }
  }
}
