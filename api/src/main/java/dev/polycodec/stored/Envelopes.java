package dev.polycodec.stored;

import dev.polycodec.internal.core.EnvelopeInspector;
import dev.polycodec.internal.envelope.EnvelopeConfig;

/** Creates envelopes, and reads the headers of messages that are in one; thread-safe. */
public final class Envelopes {

  private Envelopes() {}

  /** Returns an envelope without checksum and compression that reads only what its codec writes. */
  public static Envelope defaults() {
    return EnvelopeConfig.DEFAULTS;
  }

  /**
   * Reads the header of a message, without a codec.
   *
   * @throws dev.polycodec.MalformedDataException if the bytes do not begin with an envelope, or it
   *     was changed
   * @throws dev.polycodec.SchemaMismatchException if the envelope has another version
   */
  public static EnvelopeHeader header(byte[] message) {
    return EnvelopeInspector.inspect(message);
  }
}
