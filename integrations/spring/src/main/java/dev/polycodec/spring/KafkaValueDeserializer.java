package dev.polycodec.spring;

import dev.polycodec.Codec;
import dev.polycodec.CodecException;
import dev.polycodec.TypedCodec;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.apache.kafka.common.errors.SerializationException;
import org.apache.kafka.common.header.Header;
import org.apache.kafka.common.header.Headers;
import org.apache.kafka.common.serialization.Deserializer;
import org.jspecify.annotations.Nullable;

/**
 * Reads what {@link KafkaValueSerializer} writes: objects and texts. Safe for use by several
 * threads.
 */
public final class KafkaValueDeserializer implements Deserializer<Object> {

  /** The header that has the envelope of a value in {@code polycodec-kafka}. */
  static final String HEADER = "polycodec.envelope";

  private static final int ENVELOPE = 0xD7;
  private static final int OBJECT_STREAM = 0xAC;

  private final TypedCodec<Object> codec;

  /**
   * Creates a deserializer.
   *
   * @param codec one with an envelope, which no text begins like
   * @throws IllegalArgumentException if the bytes of the codec do not name classes, or texts begin
   *     like them
   */
  public KafkaValueDeserializer(Codec codec) {
    this.codec = values(codec);
  }

  /** Returns the handle of a codec whose messages no text begins like. */
  static TypedCodec<Object> values(Codec codec) {
    TypedCodec<Object> values = AnyValue.of(codec);
    if (isText(values.encode(null))) {
      throw new IllegalArgumentException(
          "What the codec '"
              + codec.name()
              + "' writes cannot be told from texts: build it with an envelope");
    }
    return values;
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
    try {
      return isText(bytes) ? text(bytes) : codec.decode(bytes);
    } catch (CodecException e) {
      throw new SerializationException(PropertyAdvice.of(e), e);
    }
  }

  /**
   * Decodes a value, whose envelope may be in a header: the serializer of {@code polycodec-kafka}
   * puts it there if it is told so.
   */
  @Override
  public @Nullable Object deserialize(String topic, Headers headers, byte @Nullable [] bytes) {
    Header header = headers.lastHeader(HEADER);
    byte[] envelope = header == null ? null : header.value();
    if (envelope == null || bytes == null || isEnvelope(bytes)) {
      return deserialize(topic, bytes);
    }
    return deserialize(topic, joined(envelope, bytes));
  }

  private static byte[] joined(byte[] envelope, byte[] message) {
    byte[] whole = Arrays.copyOf(envelope, envelope.length + message.length);
    System.arraycopy(message, 0, whole, envelope.length, message.length);
    return whole;
  }

  /** A decoder of its own refuses what is no UTF-8, such as a message whose first byte is lost. */
  private static String text(byte[] bytes) {
    try {
      return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    } catch (CharacterCodingException e) {
      throw new SerializationException(
          "The bytes are neither a message in an envelope nor a text in UTF-8", e);
    }
  }

  /** No UTF-8 begins like an object stream, whose first byte is a continuation. */
  private static boolean isText(byte[] bytes) {
    boolean stream = bytes.length > 0 && (bytes[0] & 0xFF) == OBJECT_STREAM;
    return !stream && !isEnvelope(bytes);
  }

  /** No UTF-8 begins like one: the second byte is no continuation of the first. */
  private static boolean isEnvelope(byte[] bytes) {
    boolean hebrew = bytes.length > 1 && (bytes[1] & 0xC0) == 0x80;
    return bytes.length > 0 && (bytes[0] & 0xFF) == ENVELOPE && !hebrew;
  }
}
