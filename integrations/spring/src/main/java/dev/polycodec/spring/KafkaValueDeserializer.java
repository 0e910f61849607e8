package dev.polycodec.spring;

import dev.polycodec.Codec;
import dev.polycodec.CodecException;
import dev.polycodec.TypedCodec;
import java.nio.charset.StandardCharsets;
import org.apache.kafka.common.errors.SerializationException;
import org.apache.kafka.common.serialization.Deserializer;
import org.jspecify.annotations.Nullable;

/**
 * Reads what {@link KafkaValueSerializer} writes: objects and texts. Safe for use by several
 * threads.
 */
public final class KafkaValueDeserializer implements Deserializer<Object> {

  private static final int ENVELOPE = 0xD7;
  private static final int OBJECT_STREAM = 0xAC;

  private final TypedCodec<Object> codec;

  /**
   * Creates a deserializer.
   *
   * @param codec one with an envelope, which no text begins like
   * @throws IllegalArgumentException if the bytes of the codec do not name classes
   */
  public KafkaValueDeserializer(Codec codec) {
    this.codec = AnyValue.of(codec);
  }

  /**
   * Decodes a value.
   *
   * @throws SerializationException if the bytes cannot be decoded, with what to do
   */
  @Override
  public @Nullable Object deserialize(String topic, byte @Nullable [] bytes) {
    if (bytes == null) {
      return null;
    }
    if (isText(bytes)) {
      return new String(bytes, StandardCharsets.UTF_8);
    }
    try {
      return codec.decode(bytes);
    } catch (CodecException e) {
      throw new SerializationException(PropertyAdvice.of(e), e);
    }
  }

  /**
   * No UTF-8 begins like an envelope, whose second byte is no continuation of the first, and none
   * like an object stream, whose first byte is one.
   */
  private static boolean isText(byte[] bytes) {
    int first = bytes.length == 0 ? 0 : bytes[0] & 0xFF;
    boolean hebrew = first == ENVELOPE && bytes.length > 1 && (bytes[1] & 0xC0) == 0x80;
    return hebrew || (first != ENVELOPE && first != OBJECT_STREAM);
  }
}
