package dev.polycodec.kafka;

import dev.polycodec.Codec;
import org.apache.kafka.common.serialization.Serdes.WrapperSerde;

/**
 * Encodes and decodes keys or values of Kafka Streams, by the properties of {@link
 * PolycodecSerializer}.
 *
 * @param <T> the type of the values
 */
public final class PolycodecSerde<T> extends WrapperSerde<T> {

  /** Creates a serde that Kafka Streams configures. */
  public PolycodecSerde() {
    super(new PolycodecSerializer<>(), new PolycodecDeserializer<>());
  }

  /**
   * Creates a serde with a codec that the application has built, and that it closes. It is for
   * values; for keys, call {@code configure(Map.of(), true)}.
   */
  public PolycodecSerde(Codec codec, Class<T> type) {
    super(new PolycodecSerializer<>(codec, type), new PolycodecDeserializer<>(codec, type));
  }
}
