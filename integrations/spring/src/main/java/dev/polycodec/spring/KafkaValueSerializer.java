package dev.polycodec.spring;

import dev.polycodec.Codec;
import dev.polycodec.CodecException;
import dev.polycodec.TypedCodec;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.apache.kafka.common.errors.SerializationException;
import org.apache.kafka.common.header.Headers;
import org.apache.kafka.common.serialization.Serializer;
import org.jspecify.annotations.Nullable;

/**
 * Writes objects to Kafka as messages in an envelope, and texts as Kafka's own {@code
 * StringSerializer} does, so that a topic of texts stays one. Safe for use by several threads.
 */
public final class KafkaValueSerializer implements Serializer<Object> {

  private final TypedCodec<Object> codec;

  /**
   * Creates a serializer.
   *
   * @param codec one with an envelope, which no text begins like
   * @throws IllegalArgumentException if the bytes of the codec do not name classes, or texts begin
   *     like them
   */
  public KafkaValueSerializer(Codec codec) {
    this.codec = KafkaValueDeserializer.values(codec);
  }

  /**
   * Encodes a value; null, which deletes a key, stays null.
   *
   * @throws SerializationException if the value cannot be encoded, with what to do
   */
  @Override
  public byte @Nullable [] serialize(String topic, @Nullable Object value) {
    if (value == null) {
      return null;
    }
    try {
      return value instanceof String text ? bytes(text) : codec.encode(value);
    } catch (CodecException e) {
      throw new SerializationException(PropertyAdvice.of(e), e);
    }
  }

  /**
   * Encodes a value, and forgets the envelope that a header has: records are sent on with the
   * headers that they came with.
   */
  @Override
  public byte @Nullable [] serialize(String topic, Headers headers, @Nullable Object value) {
    if (headers.lastHeader(KafkaValueDeserializer.HEADER) != null) {
      headers.remove(KafkaValueDeserializer.HEADER);
    }
    return serialize(topic, value);
  }

  /** An encoder of its own refuses what UTF-8 has no bytes for. */
  private static byte[] bytes(String text) {
    try {
      ByteBuffer encoded = StandardCharsets.UTF_8.newEncoder().encode(CharBuffer.wrap(text));
      return Arrays.copyOf(encoded.array(), encoded.limit());
    } catch (CharacterCodingException e) {
      throw new SerializationException("The text has half a character, which UTF-8 has not", e);
    }
  }
}
