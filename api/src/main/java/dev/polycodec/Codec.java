package dev.polycodec;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Encodes objects to bytes and decodes them again, with the backend chosen when the codec was
 * built.
 *
 * <p>A codec is immutable and safe for use by any number of threads. The bytes are a function of
 * the codec and the declared type: every input and output form produces and accepts the same bytes,
 * and {@code encode(value)} is {@code forType(value.getClass()).encode(value)}. Code on a hot path,
 * and code that needs generic types, holds a {@link TypedCodec} instead, which resolves the type
 * once.
 *
 * <p>Every method but {@code name}, {@code traits}, {@code explain} and {@code close} throws {@link
 * IllegalStateException} once the codec is closed.
 */
public interface Codec extends AutoCloseable {

  /** Returns the name of the codec, such as {@code "kryo"}. */
  String name();

  /**
   * Returns what this codec claims about itself; one with overrides claims what all of its codecs
   * claim.
   */
  Set<Trait> traits();

  /**
   * Returns the handle that encodes and decodes values declared as {@code type}.
   *
   * @throws CodecException if no value of the type can ever be encoded by this codec
   * @throws IllegalArgumentException if the type is {@code void} or {@code Void}
   */
  <T> TypedCodec<T> forType(Class<T> type);

  /**
   * Returns the handle that encodes and decodes values declared as the generic {@code type}.
   *
   * @throws CodecException if no value of the type can ever be encoded by this codec
   * @throws IllegalArgumentException if the type is {@code void} or {@code Void}, or a type
   *     variable or an array of one, which say nothing; as type arguments, they are their bounds
   */
  <T> TypedCodec<T> forType(TypeRef<T> type);

  /**
   * Returns one line saying which codec the roots of a class get, by which rule, and which fields
   * of the class it leaves out because of which annotation.
   */
  String explain(Class<?> type);

  /**
   * Frees the engines of all threads after the calls in flight have finished; closing again has no
   * effect.
   */
  @Override
  void close();

  /**
   * Encodes a value, declared as its own class; null is encoded as every declared type's null.
   *
   * @throws CodecException if the value cannot be encoded without losing something
   */
  default byte[] encode(@Nullable Object value) {
    return forValue(value).encode(value);
  }

  /**
   * Encodes a value and writes the bytes to a stream, which is neither flushed nor closed.
   *
   * @throws CodecException if the value cannot be encoded; nothing has been written then
   * @throws IOException if the stream fails
   */
  default void encode(@Nullable Object value, OutputStream out) throws IOException {
    forValue(value).encode(value, out);
  }

  /**
   * Encodes a value into a buffer, heap or direct, whose position advances by the bytes written.
   *
   * @throws CodecException if the value cannot be encoded; the position is unchanged then
   * @throws java.nio.BufferOverflowException if the bytes do not fit; the position is unchanged
   *     then
   * @throws java.nio.ReadOnlyBufferException if the buffer is read-only
   */
  default void encode(@Nullable Object value, ByteBuffer out) {
    forValue(value).encode(value, out);
  }

  /**
   * Encodes a value and lends the bytes to a consumer, without a copy.
   *
   * @throws CodecException if the value cannot be encoded; the consumer has not been called then
   */
  default void encode(@Nullable Object value, BytesConsumer out) {
    forValue(value).encode(value, out);
  }

  /**
   * Decodes a whole array.
   *
   * @throws CodecException if the bytes are not one value of the type that the policy allows
   */
  default <T> @Nullable T decode(byte[] bytes, Class<T> type) {
    return forType(type).decode(bytes);
  }

  /**
   * Decodes a whole range of an array.
   *
   * @throws CodecException if the range is not one value of the type that the policy allows
   * @throws IndexOutOfBoundsException if the range is not within the array
   */
  default <T> @Nullable T decode(byte[] bytes, int offset, int length, Class<T> type) {
    return forType(type).decode(bytes, offset, length);
  }

  /**
   * Decodes what remains of a buffer, heap or direct, whose position advances to its limit.
   *
   * @throws CodecException if the bytes are not one value of the type that the policy allows; the
   *     position is unchanged then
   */
  default <T> @Nullable T decode(ByteBuffer bytes, Class<T> type) {
    return forType(type).decode(bytes);
  }

  /**
   * Decodes what a stream holds up to its end; the stream is not closed.
   *
   * @throws CodecException if the bytes are not one value of the type that the policy allows, or
   *     are more than the limit
   * @throws IOException if the stream fails
   */
  default <T> @Nullable T decode(InputStream in, Class<T> type) throws IOException {
    return forType(type).decode(in);
  }

  @SuppressWarnings("unchecked") // a value is an instance of its own class
  private TypedCodec<Object> forValue(@Nullable Object value) {
    Class<?> type = value == null ? Object.class : value.getClass();
    return forType((Class<Object>) type);
  }
}
