package dev.polycodec.kafka;

import dev.polycodec.Codec;
import java.nio.ByteBuffer;
import java.util.Map;
import java.util.Objects;
import org.apache.kafka.common.header.Headers;
import org.apache.kafka.common.serialization.Deserializer;
import org.jspecify.annotations.Nullable;

/**
 * Decodes keys or values of Kafka's records, straight from the buffer of what was fetched. Safe for
 * use by several threads once it is configured, by the properties of {@link PolycodecSerializer}.
 *
 * @param <T> the type of the values
 */
public final class PolycodecDeserializer<T> implements Deserializer<T> {

  private final boolean given;
  private @Nullable RecordCodec codec;

  /** Creates a deserializer that its client configures. */
  public PolycodecDeserializer() {
    given = false;
  }

  /**
   * Creates a deserializer with a codec that the application has built, and that it closes. It is
   * for values; for keys, call {@code configure(Map.of(), true)}, else one without an envelope
   * would take that which a header has of its value.
   */
  public PolycodecDeserializer(Codec codec, Class<T> type) {
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
    } else if (isKey) {
      codec = Objects.requireNonNull(codec).ofKeys();
    }
  }

  @Override
  public @Nullable T deserialize(String topic, byte @Nullable [] data) {
    return decode(topic, null, data == null ? null : ByteBuffer.wrap(data));
  }

  @Override
  public @Nullable T deserialize(String topic, Headers headers, byte @Nullable [] data) {
    return decode(topic, headers, data == null ? null : ByteBuffer.wrap(data));
  }

  /**
   * Decodes a value.
   *
   * @throws org.apache.kafka.common.errors.SerializationException if it cannot be decoded, with the
   *     reason
   */
  @Override
  public @Nullable T deserialize(String topic, Headers headers, @Nullable ByteBuffer data) {
    return decode(topic, headers, data);
  }

  @SuppressWarnings("unchecked") // the declared type was checked; any other is the caller's word
  private @Nullable T decode(String topic, @Nullable Headers headers, @Nullable ByteBuffer data) {
    RecordCodec known = Objects.requireNonNull(codec, "configure() has not been called");
    return (T) known.decode(topic, headers, data);
  }
}
