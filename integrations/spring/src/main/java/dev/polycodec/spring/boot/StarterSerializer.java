package dev.polycodec.spring.boot;

import dev.polycodec.spring.KafkaValueSerializer;
import java.util.Map;
import java.util.Objects;
import org.apache.kafka.common.header.Headers;
import org.apache.kafka.common.serialization.Serializer;
import org.jspecify.annotations.Nullable;

/** Writes values by the codec that the configuration of a producer holds. */
public final class StarterSerializer implements Serializer<Object> {

  private @Nullable KafkaValueSerializer values;

  /** Creates a serializer; Kafka does. */
  public StarterSerializer() {}

  @Override
  public void configure(Map<String, ?> configuration, boolean isKey) {
    values = (KafkaValueSerializer) configuration.get(KafkaFactories.VALUES);
  }

  @Override
  public byte @Nullable [] serialize(String topic, @Nullable Object value) {
    return Objects.requireNonNull(values).serialize(topic, value);
  }

  @Override
  public byte @Nullable [] serialize(String topic, Headers headers, @Nullable Object value) {
    return Objects.requireNonNull(values).serialize(topic, headers, value);
  }
}
