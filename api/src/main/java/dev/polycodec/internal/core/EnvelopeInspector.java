package dev.polycodec.internal.core;

import dev.polycodec.Evolution;
import dev.polycodec.MalformedDataException;
import dev.polycodec.internal.envelope.EnvelopeHead;
import dev.polycodec.internal.envelope.Packer;
import dev.polycodec.internal.policy.ClassNames;
import dev.polycodec.internal.wire.Cursor;
import dev.polycodec.internal.wire.Reference;
import dev.polycodec.stored.EnvelopeHeader;

/** Reads what an envelope says, without a codec. */
public final class EnvelopeInspector {

  private static final Reference NULL = new Reference(null, 0);

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
    Reference type = type(head, message);
    return new EnvelopeHeader(
        head.codec().name(),
        head.codec().number(),
        head.formatVersion(),
        head.has(EnvelopeHead.COMPATIBLE) ? Evolution.COMPATIBLE : Evolution.STRICT,
        type.name(),
        type.number(),
        head.has(EnvelopeHead.CHECKSUM),
        compressed ? message.next() : 0,
        length);
  }

  /** Returns the reference to the class; neither name nor number for null. */
  private static Reference type(EnvelopeHead head, Cursor message) {
    if (head.typeIs(EnvelopeHead.NULL_ROOT)) {
      return NULL;
    } else if (!head.typeIs(EnvelopeHead.IN_FRAME)) {
      return Reference.read(head.typeReference(), ClassNames.MAX_BYTES);
    }
    if (message.next() == Control.NULL_ROOT) {
      return NULL;
    }
    message.skip(Frame.ROOT_AT - 1);
    return Reference.read(message, ClassNames.MAX_BYTES);
  }
}
