package dev.polycodec.internal.core;

import dev.polycodec.Evolution;
import dev.polycodec.MalformedDataException;
import dev.polycodec.internal.envelope.EnvelopeHead;
import dev.polycodec.internal.envelope.Packer;
import dev.polycodec.internal.policy.ClassNames;
import dev.polycodec.internal.wire.Cursor;
import dev.polycodec.internal.wire.Varint;
import dev.polycodec.stored.EnvelopeHeader;
import org.jspecify.annotations.Nullable;

/** Reads what an envelope says, without a codec. */
public final class EnvelopeInspector {

  private EnvelopeInspector() {}

  /** Reads the header of a message; see {@link dev.polycodec.stored.Envelopes#header}. */
  public static EnvelopeHeader inspect(byte[] bytes) {
    if (!EnvelopeHead.begins(bytes, 0, bytes.length)) {
      throw new MalformedDataException("The bytes do not begin with an envelope");
    }
    new Packer().requireIntact(bytes, 0, bytes.length);
    EnvelopeHead head = EnvelopeHead.read(bytes, 0, bytes.length);
    int length = head.length();
    Cursor message = new Cursor();
    message.reset(bytes, length, bytes.length - length);
    boolean compressed = head.has(EnvelopeHead.COMPRESSED);
    Type type = type(head, message);
    return new EnvelopeHeader(
        head.codec(),
        head.number(),
        head.formatVersion(),
        head.has(EnvelopeHead.COMPATIBLE) ? Evolution.COMPATIBLE : Evolution.STRICT,
        type.name(),
        type.number(),
        head.has(EnvelopeHead.CHECKSUM),
        compressed ? message.next() : 0,
        length);
  }

  /** The reference to a class; neither name nor number for null. */
  private record Type(@Nullable String name, int number) {

    static final Type NULL = new Type(null, 0);
  }

  private static Type type(EnvelopeHead head, Cursor message) {
    if (head.typeIs(EnvelopeHead.NULL_ROOT)) {
      return Type.NULL;
    } else if (!head.typeIs(EnvelopeHead.IN_FRAME)) {
      return type(head.typeReference());
    }
    if (message.next() == Control.NULL_ROOT) {
      return Type.NULL;
    }
    message.skip(Frame.ROOT_AT - 1);
    return type(message);
  }

  private static Type type(Cursor in) {
    int reference = Varint.read(in);
    return (reference & 1) != 0
        ? new Type(null, reference >>> 1)
        : new Type(in.text(reference >>> 1, 4 * ClassNames.MAX_CHARS), 0);
  }
}
