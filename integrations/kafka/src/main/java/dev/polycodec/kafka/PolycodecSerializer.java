package dev.polycodec.kafka;

import dev.polycodec.Codec;
import java.util.Map;
import java.util.Objects;
import org.apache.kafka.common.header.Headers;
import org.apache.kafka.common.serialization.Serializer;
import org.jspecify.annotations.Nullable;

/**
 * Encodes keys or values of Kafka's records; null is a tombstone. Safe for use by several threads
 * once it is configured.
 *
 * <p>Properties of the client are those of {@link dev.polycodec.CodecBuilder#properties}, and:
 *
 * <ul>
 *   <li>{@code polycodec.type}, the declared class of values, by default any that is allowed;
 *   <li>{@code polycodec.key.type}, that of keys;
 *   <li>{@code polycodec.headers}: whether the envelope of a value becomes a header of its record,
 *       so that the value is what the codec writes and nothing else; by default it does not.
 * </ul>
 *
 * @param <T> the type of the values
 */
public final class PolycodecSerializer<T> implements Serializer<T> {

  private final boolean given;
  private @Nullable RecordCodec codec;

  /** Creates a serializer that its client configures. */
  public PolycodecSerializer() {
    given = false;
  }

  /** Creates a serializer with a codec that the application has built, and that it closes. */
  public PolycodecSerializer(Codec codec, Class<T> type) {
    given = true;
    this.codec = new RecordCodec(codec, type);
  }

  /**
   * Builds the codec, unless the application gave one: Spring's factories configure what they are
   * given, too.
   *
   * @throws org.apache.kafka.common.config.ConfigException if a property is wrong
   */
  @Override
  public void configure(Map<String, ?> configs, boolean isKey) {
    if (!given) {
      codec = RecordCodec.of(configs, isKey);
    }
  }

  @Override
  public byte @Nullable [] serialize(String topic, @Nullable T data) {
    return codec().encode(topic, null, data);
  }

  /**
   * Encodes a value.
   *
   * @throws org.apache.kafka.common.errors.SerializationException if it cannot be encoded
   */
  @Override
  public byte @Nullable [] serialize(String topic, @Nullable Headers headers, @Nullable T data) {
    return codec().encode(topic, headers, data);
  }

  private RecordCodec codec() {
    return Objects.requireNonNull(codec, "configure() has not been called");
  }
}
