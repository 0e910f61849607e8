package dev.polycodec.cli;

import dev.polycodec.CodecException;
import dev.polycodec.Evolution;
import dev.polycodec.internal.core.MessageInspector;
import dev.polycodec.internal.wire.CodecNumber;
import dev.polycodec.internal.wire.KnownCodecs;
import dev.polycodec.stored.EnvelopeHeader;
import dev.polycodec.stored.Envelopes;

/**
 * The form that values shall have.
 *
 * @param same whether the same codec wrote the values, and perhaps in another way
 */
record Target(
    String codec, Evolution mode, boolean envelope, boolean checksum, int deflate, boolean same) {

  private static final int NULL = 0x0F;
  private static final int COMPATIBLE = 12;

  /** Returns whether bytes tell that they have this form, so that no journal need say so. */
  boolean isRecognizable() {
    return envelope || isFramed();
  }

  private boolean isFramed() {
    return isFramed(codec);
  }

  private static boolean isFramed(String codec) {
    return KnownCodecs.homes().stream().anyMatch(home -> home.framed().contains(codec));
  }

  /** Returns the mode of a codec that was told of none. */
  static Evolution defaultMode(String codec) {
    return isFramed(codec) ? Evolution.STRICT : Evolution.COMPATIBLE;
  }

  /** Returns whether bytes have this form already, as far as they tell without their classes. */
  boolean isFormOf(byte[] bytes) {
    return envelope ? isEnveloped(bytes) : isFramed() && hasFrame(bytes);
  }

  /**
   * Returns whether bytes of this form may have another all the same: a few bytes that say no name
   * are a message of a plain library, too, and what is not compressed may be worth it.
   */
  boolean isDoubtful(byte[] bytes) {
    return envelope
        ? lacksCompression(bytes)
        : bytes.length > 1 && !MessageInspector.isFrame(bytes, true);
  }

  /** Returns whether a message in an envelope could be compressed, and is not. */
  boolean lacksCompression(byte[] bytes) {
    return deflate >= 0 && Envelopes.header(bytes).compressor() == 0;
  }

  private boolean hasFrame(byte[] bytes) {
    if (bytes.length == 1 && bytes[0] == NULL) {
      return true;
    }
    return bytes.length > 1
        && (bytes[1] & 0xFF) == CodecNumber.of(codec)
        && (bytes[0] & 0xF) >= COMPATIBLE == (mode == Evolution.COMPATIBLE)
        && MessageInspector.isFrame(bytes, false);
  }

  private boolean isEnveloped(byte[] bytes) {
    EnvelopeHeader header;
    try {
      header = Envelopes.header(bytes);
    } catch (CodecException e) {
      return false; // the reader says what is wrong, if anything is
    }
    return codec.equals(header.codec())
        && header.evolution() == mode
        && header.checksum() == checksum
        && (deflate >= 0 || header.compressor() == 0);
  }
}
