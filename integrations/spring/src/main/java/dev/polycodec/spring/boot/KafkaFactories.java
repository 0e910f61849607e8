package dev.polycodec.spring.boot;

import dev.polycodec.Codec;
import dev.polycodec.spring.KafkaValueDeserializer;
import dev.polycodec.spring.KafkaValueSerializer;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;
import org.springframework.kafka.core.DefaultKafkaConsumerFactory;
import org.springframework.kafka.core.DefaultKafkaProducerFactory;

/**
 * Gives the serializers of values to factories that have Spring Boot's default, those of texts. As
 * configuration, not as objects: what a template or a listener configures for itself then wins.
 */
public final class KafkaFactories {

  /** What Kafka's own instances of a serializer hand values to. */
  static final String VALUES = "polycodec.values";

  private KafkaFactories() {}

  /** Changes a factory of producers, unless a customizer has given it a serializer. */
  public static void use(DefaultKafkaProducerFactory<?, ?> factory, Codec codec) {
    String key = ProducerConfig.VALUE_SERIALIZER_CLASS_CONFIG;
    if (factory.getValueSerializer() == null
        && isDefault(factory.getConfigurationProperties(), key, StringSerializer.class)) {
      factory.updateConfigs(
          Map.of(key, StarterSerializer.class, VALUES, new KafkaValueSerializer(codec)));
    }
  }

  /**
   * Changes a factory of consumers, unless a customizer has given it a deserializer; the
   * container's error handler gets the records that cannot be decoded, instead of a loop that never
   * passes them. An outage of a registry is such a loop, until it is over.
   */
  public static void use(DefaultKafkaConsumerFactory<?, ?> factory, Codec codec) {
    String key = ConsumerConfig.VALUE_DESERIALIZER_CLASS_CONFIG;
    if (factory.getValueDeserializer() == null
        && isDefault(factory.getConfigurationProperties(), key, StringDeserializer.class)) {
      factory.updateConfigs(
          Map.of(key, StarterDeserializer.class, VALUES, new KafkaValueDeserializer(codec)));
    }
  }

  private static boolean isDefault(Map<String, Object> properties, String key, Class<?> texts) {
    Object configured = properties.get(key);
    return (configured == texts || texts.getName().equals(configured)) && isUtf8(properties, key);
  }

  /** Kafka's serializers of texts have a property, and one that is the same for keys. */
  private static boolean isUtf8(Map<String, Object> properties, String key) {
    Object ofBoth = properties.get(key.replace("value.", "") + ".encoding");
    Object encoding = properties.getOrDefault(key + ".encoding", ofBoth);
    return encoding == null || encoding.toString().equalsIgnoreCase("UTF-8");
  }
}
