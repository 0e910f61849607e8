package dev.polycodec.stored;

import dev.polycodec.CodecException;

/**
 * Decides what becomes of bytes that cannot be decoded; safe for use by any number of threads.
 *
 * <p>It may also log them, or count them, or throw an exception of its own. It is not asked about a
 * {@link dev.polycodec.SchemaOutageException}: nobody knows yet whether those can be decoded.
 */
@FunctionalInterface
public interface DecodeFailureHandler {

  /**
   * Says whether the bytes are a miss, as if nothing had been stored: then {@code decode} returns
   * null, else it throws the failure.
   *
   * @param failure what was wrong, with the codec and the declared type
   */
  boolean isMiss(CodecException failure);
}
