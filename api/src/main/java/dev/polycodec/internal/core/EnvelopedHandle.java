package dev.polycodec.internal.core;

import dev.polycodec.CodecException;
import dev.polycodec.MalformedDataException;
import dev.polycodec.internal.envelope.EnvelopeConfig.Option;
import dev.polycodec.internal.envelope.EnvelopeHead;
import dev.polycodec.internal.envelope.Packer;
import dev.polycodec.internal.pool.Pool;
import dev.polycodec.internal.wire.Tag;
import dev.polycodec.spi.PayloadBuffer;
import dev.polycodec.stored.DecodeFailureHandler;
import org.jspecify.annotations.Nullable;

/** Decodes with the codec that the envelope names, or that wrote without one. */
final class EnvelopedHandle<T> extends DecoratedHandle<T> {

  private final Router router;
  private final EnvelopeContext envelopes;
  private final Legacy legacy;

  // A benign race: any thread's value will do.
  private @Nullable Enveloped<T> last;

  EnvelopedHandle(Router router, Handle<T> own, EnvelopeContext envelopes) {
    super(own);
    this.router = router;
    this.envelopes = envelopes;
    this.legacy = envelopes.legacy(own.type());
  }

  @Override
  DecodeFailureHandler failures() {
    return envelopes.config().failures();
  }

  @Override
  @Nullable T decodeRange(byte[] bytes, int offset, int length) {
    try {
      if (length > maxBytes()) {
        throw PayloadBuffer.tooLarge(maxBytes());
      }
      return EnvelopeHead.begins(bytes, offset, length)
          ? open(bytes, offset, length)
          : decodeForeign(bytes, offset, length);
    } catch (CodecException e) {
      throw Failures.complete(e, e, router.name(), type().getTypeName());
    }
  }

  private @Nullable T open(byte[] bytes, int offset, int length) {
    requireIntact(bytes, offset, length);
    Enveloped<T> found = find(bytes, offset, length);
    int head = found.head().length();
    T value =
        found.head().has(EnvelopeHead.COMPRESSED)
            ? unpack(found, bytes, offset + head, length - head)
            : found.decode(bytes, offset + head, length - head);
    if (found.handle() != handle && isWritten()) {
      note(found.handle());
    }
    return value;
  }

  /** Verifies the checksum, if there is one, before any other byte is believed. */
  private void requireIntact(byte[] bytes, int offset, int length) {
    if ((EnvelopeHead.flags(bytes, offset) & EnvelopeHead.CHECKSUM) == 0) {
      return;
    }
    Pool<Packer> pool = envelopes.packers();
    Packer packer = pool.acquire();
    try {
      packer.requireIntact(bytes, offset, length);
    } finally {
      pool.release(packer);
    }
  }

  private @Nullable T unpack(Enveloped<T> found, byte[] bytes, int offset, int length) {
    Pool<Packer> pool = envelopes.packers();
    Packer packer = pool.acquire();
    try {
      packer.decompress(envelopes.config().compression(), bytes, offset, length, maxBytes());
      return found.decode(packer.array(), 0, packer.end());
    } finally {
      pool.release(packer);
    }
  }

  private Enveloped<T> find(byte[] bytes, int offset, int length) {
    Enveloped<T> known = last;
    if (known == null || !known.head().matches(bytes, offset, length)) {
      EnvelopeHead head = EnvelopeHead.read(bytes, offset, length);
      boolean bothModes = envelopes.config().has(Option.BOTH_MODES);
      BackendCodec codec = router.participant(envelopes.codecOf(head), head, bothModes);
      known = Enveloped.of(head, codec.handle(type()));
      last = known;
    }
    return known;
  }

  private @Nullable T decodeForeign(byte[] bytes, int offset, int length) {
    Handle<T> writer = foreign(bytes, offset, length);
    int tag = isTagged(bytes, offset, length) ? Tag.of(writer.setup().variant()).length() : 0;
    T value = writer.decodeRange(bytes, offset + tag, length - tag);
    if (writer != handle || isWritten()) {
      note(writer);
    }
    return value;
  }

  private Handle<T> foreign(byte[] bytes, int offset, int length) {
    if (isTagged(bytes, offset, length)) {
      return router.writer(bytes, offset, length).handle(type());
    }
    if (isMarked(bytes, offset, length)
        && (legacy.isEmpty()
            || Marked.isTagged(bytes, offset, length)
            || isCutOff(bytes, offset, length))) {
      throw new MalformedDataException(
          "The bytes begin with the marker of an envelope or a codec tag, but have no envelope:"
              + " if codecs with overrides wrote them, add readTags() to the envelope");
    }
    if (!legacy.isEmpty() && EnvelopeHead.isNear(bytes, offset, length)) {
      throw EnvelopeHead.damaged();
    }
    return legacy.select(type(), bytes, offset, length);
  }

  /** What begins like an envelope, and ends there, is cut off, unless it is a message by itself. */
  private boolean isCutOff(byte[] bytes, int offset, int length) {
    if (!EnvelopeHead.isCutOff(bytes, offset, length)) {
      return false;
    }
    try {
      legacy.<T>select(type(), bytes, offset, length).decodeRange(bytes, offset, length);
      return false;
    } catch (CodecException e) {
      return true;
    }
  }

  /** Bytes of other software may begin like a tag, too: then they are those of a legacy codec. */
  private boolean isTagged(byte[] bytes, int offset, int length) {
    return envelopes.config().has(Option.TAGS)
        && (legacy.isEmpty()
            ? Tag.isTag(bytes, offset, length)
            : Marked.isTagged(bytes, offset, length));
  }

  private boolean isWritten() {
    return !envelopes.config().has(Option.NOT_YET_WRITTEN);
  }

  private static boolean isMarked(byte[] bytes, int offset, int length) {
    return length > 0 && (bytes[offset] & 0xFF) == EnvelopeHead.MARKER;
  }

  /** Tells listeners of a message that would be written in another form now. */
  private void note(Handle<T> writer) {
    int version = writer.setup().variant().formatVersion();
    router.settings().events().oldFormat(writer.encoder(), version, type());
  }

  /** Never returns a name that takes no part: peers choose it, and listeners may count by it. */
  @Override
  String decoder(byte[] bytes, int offset, int length) {
    try {
      return EnvelopeHead.begins(bytes, offset, length)
          ? find(bytes, offset, length).handle().encoder()
          : foreign(bytes, offset, length).encoder();
    } catch (CodecException | IllegalStateException e) { // or closed while it was decoded
      return router.name();
    }
  }
}
