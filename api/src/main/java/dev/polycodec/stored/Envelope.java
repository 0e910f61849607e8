package dev.polycodec.stored;

/**
 * Says what precedes stored messages, and what is read that was stored before; immutable.
 *
 * <p>An envelope names the codec, its format version and mode, and the class of the root, so that a
 * message can be read, checked and told apart from any other for as long as it lives, also after
 * the application has turned to another codec. It takes the place of the tag of a codec with
 * overrides.
 *
 * <p>{@link Envelopes#defaults} is the first; each method returns a changed copy. A name that no
 * codec has is refused when the codec is built. Polycodec alone implements this interface.
 */
public interface Envelope {

  /**
   * Adds a CRC-32C, 4 bytes, to messages that are written: any change of a single bit is detected.
   * Messages with and without one are read.
   */
  Envelope checksum();

  /**
   * Compresses messages with deflate where that makes them smaller.
   *
   * @param threshold the bytes of the shortest message worth it, at least 0
   * @throws IllegalArgumentException if the threshold is negative
   */
  Envelope deflate(int threshold);

  /**
   * Compresses messages with another compressor where that makes them smaller.
   *
   * @param number what stands for the compressor in stored bytes, 16 to 127
   * @param threshold the bytes of the shortest message worth it, at least 0
   * @throws IllegalArgumentException if a number is out of its range or given away
   */
  Envelope compress(int number, Compressor compressor, int threshold);

  /**
   * Also reads messages that were compressed with another compressor; deflate is always read.
   *
   * @param number what stands for the compressor in stored bytes, 16 to 127
   * @throws IllegalArgumentException if the number is out of its range or given away
   */
  Envelope alsoDecompress(int number, Compressor compressor);

  /**
   * Gives a codec a number that stands for its name in stored bytes; both are read.
   *
   * @param number 1 to 63; stable for as long as the bytes live
   * @throws IllegalArgumentException if the number is out of its range, or it or the codec is given
   *     away
   */
  Envelope number(String codec, int number);

  /** Also reads messages in envelopes that name other codecs, which write nothing here. */
  Envelope alsoRead(String... codecs);

  /**
   * Also reads messages that were written with the other {@link dev.polycodec.Evolution}, as they
   * were meant: strict ones strictly.
   */
  Envelope readBothModes();

  /** Also reads messages with the tag of a codec with overrides, if the codec takes part here. */
  Envelope readTags();

  /**
   * Also reads bytes without an envelope that a codec has written, or a plain library, whose codec
   * has a name that ends in {@code -plain}.
   *
   * <p>Which codec is a matter of the bytes, never of trial and error: codecs whose bytes cannot be
   * told apart by how they begin are refused when the codec is built.
   *
   * @param types the roots concerned, with their subclasses, instead of what is declared for all;
   *     none for all others
   */
  Envelope readLegacy(String codec, Class<?>... types);

  /**
   * Reads envelopes, but goes on writing as if there were none: the first step when processes that
   * read the same store cannot all be changed at once.
   */
  Envelope notYetWritten();

  /**
   * Decides what becomes of bytes that cannot be decoded; by default, {@code decode} throws.
   *
   * @param handler asked after listeners have seen the failure
   */
  Envelope onDecodeFailure(DecodeFailureHandler handler);
}
