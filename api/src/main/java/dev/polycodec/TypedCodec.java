package dev.polycodec;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.reflect.Type;
import java.nio.ByteBuffer;
import org.jspecify.annotations.Nullable;

/**
 * Encodes and decodes the values of one declared type: the fastest way to use a {@link Codec}.
 *
 * <p>A handle is immutable, safe for use by any number of threads, and dies with its codec: every
 * method but {@code type} throws {@link IllegalStateException} once the codec is closed.
 *
 * @param <T> the declared type of the values
 */
public interface TypedCodec<T> {

  /** Returns the declared type. */
  Type type();

  /**
   * Encodes a value into a new array.
   *
   * @throws CodecException if the value cannot be encoded without losing something
   */
  byte[] encode(@Nullable T value);

  /**
   * Encodes a value and writes the bytes to a stream, which is neither flushed nor closed.
   *
   * @throws CodecException if the value cannot be encoded; nothing has been written then
   * @throws IOException if the stream fails
   */
  void encode(@Nullable T value, OutputStream out) throws IOException;

  /**
   * Encodes a value into a buffer, heap or direct, whose position advances by the bytes written.
   *
   * @throws CodecException if the value cannot be encoded; the position is unchanged then
   * @throws java.nio.BufferOverflowException if the bytes do not fit; the position is unchanged
   *     then
   * @throws java.nio.ReadOnlyBufferException if the buffer is read-only
   */
  void encode(@Nullable T value, ByteBuffer out);

  /**
   * Encodes a value and lends the bytes to a consumer, without a copy.
   *
   * @throws CodecException if the value cannot be encoded; the consumer has not been called then
   */
  void encode(@Nullable T value, BytesConsumer out);

  /**
   * Decodes a whole array.
   *
   * @throws CodecException if the bytes are not one value of the type that the policy allows
   */
  @Nullable T decode(byte[] bytes);

  /**
   * Decodes a whole range of an array.
   *
   * @throws CodecException if the range is not one value of the type that the policy allows
   * @throws IndexOutOfBoundsException if the range is not within the array
   */
  @Nullable T decode(byte[] bytes, int offset, int length);

  /**
   * Decodes what remains of a buffer, heap or direct, whose position advances to its limit.
   *
   * @throws CodecException if the bytes are not one value of the type that the policy allows; the
   *     position is unchanged then
   */
  @Nullable T decode(ByteBuffer bytes);

  /**
   * Decodes what a stream holds up to its end; the stream is not closed.
   *
   * @throws CodecException if the bytes are not one value of the type that the policy allows, or
   *     are more than the limit
   * @throws IOException if the stream fails
   */
  @Nullable T decode(InputStream in) throws IOException;
}
