package dev.polycodec.stored;

import java.io.IOException;
import java.io.OutputStream;

/**
 * Compresses messages in an envelope; safe for use by any number of threads.
 *
 * <p>Neither method closes the stream it is given, or keeps it.
 */
public interface Compressor {

  /**
   * Compresses the range of an array.
   *
   * @param out where the compressed bytes go
   * @throws IOException if it fails
   */
  void compress(byte[] bytes, int offset, int length, OutputStream out) throws IOException;

  /**
   * Decompresses the range of an array, all of it: bytes that are missing or left over are an
   * error.
   *
   * @param out where the bytes go; it throws when they are more than a message may have, so that
   *     nothing need be trusted that the bytes announce
   * @throws IOException if the range is not what {@link #compress} writes
   */
  void decompress(byte[] bytes, int offset, int length, OutputStream out) throws IOException;
}
