package dev.polycodec.spring.boot;

import static org.assertj.core.api.Assertions.assertThat;

import dev.polycodec.Codec;
import dev.polycodec.Codecs;
import dev.polycodec.spring.PolycodecRedisSerializer;
import dev.polycodec.stored.Envelopes;
import java.lang.reflect.Proxy;
import java.util.List;
import java.util.Map;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.support.StaticListableBeanFactory;
import org.springframework.core.ResolvableType;
import org.springframework.data.redis.cache.RedisCacheConfiguration;
import org.springframework.data.redis.cache.RedisCacheManager.RedisCacheManagerBuilder;
import org.springframework.data.redis.cache.RedisCacheWriter;
import org.springframework.data.redis.core.RedisTemplate;
import org.springframework.data.redis.serializer.RedisSerializationContext.SerializationPair;
import org.springframework.data.redis.serializer.RedisSerializer;
import org.springframework.kafka.core.DefaultKafkaConsumerFactory;
import org.springframework.kafka.core.DefaultKafkaProducerFactory;

@DisplayName("A serializer that the application has chosen")
class ChosenTest {

  private final Codec codec = Codecs.builder().use("kryo").envelope(Envelopes.defaults()).build();
  private final RedisSerializer<Object> serializer = PolycodecRedisSerializer.of(codec);

  @Test
  void staysInACacheOfOneType() {
    List<RedisSerializer<?>> chosen =
        List.of(
            RedisSerializer.string(),
            RedisSerializer.byteArray(),
            new PolycodecRedisSerializer<>(codec.forType(List.class)));
    for (RedisSerializer<?> each : chosen) {
      SerializationPair<?> pair = SerializationPair.fromSerializer(each);
      RedisCacheManagerBuilder builder =
          RedisCacheManagerBuilder.fromCacheWriter(writer())
              .cacheDefaults(
                  RedisCacheConfiguration.defaultCacheConfig().serializeValuesWith(pair));
      RedisCaches.use(builder, serializer);
      assertThat(builder.cacheDefaults().getValueSerializationPair()).isSameAs(pair);
    }
  }

  /** Returns one that nobody asks for a value. */
  private static RedisCacheWriter writer() {
    return (RedisCacheWriter)
        Proxy.newProxyInstance(
            ChosenTest.class.getClassLoader(),
            new Class<?>[] {RedisCacheWriter.class},
            (proxy, method, arguments) -> null);
  }

  @Test
  void isNoneInATemplateOfBytes() {
    RedisTemplate<byte[], byte[]> template = new RedisTemplate<>();
    template.setEnableDefaultSerializer(false);
    StaticListableBeanFactory beans = new StaticListableBeanFactory(Map.of("own", serializer));
    new RedisTemplates(
            beans.getBeanProvider(
                ResolvableType.forClassWithGenerics(RedisSerializer.class, Object.class)))
        .postProcessBeforeInitialization(template, "template");
    assertThat(template.getValueSerializer()).isNull();
    assertThat(template.getHashValueSerializer()).isNull();
  }

  @Test
  void staysInAFactoryOfKafkaThatACustomizerHasGivenIt() {
    var producers =
        new DefaultKafkaProducerFactory<String, byte[]>(
            Map.of("value.serializer", StringSerializer.class));
    producers.setValueSerializer(new ByteArraySerializer());
    KafkaFactories.use(producers, codec);
    assertThat(producers.getValueSerializer()).isInstanceOf(ByteArraySerializer.class);

    var consumers =
        new DefaultKafkaConsumerFactory<String, byte[]>(
            Map.of("value.deserializer", StringDeserializer.class));
    consumers.setValueDeserializer(new ByteArrayDeserializer());
    KafkaFactories.use(consumers, codec);
    assertThat(consumers.getValueDeserializer()).isInstanceOf(ByteArrayDeserializer.class);
  }

  @Test
  void staysInAFactoryOfKafkaWhoseTextsAreNotUtf8() {
    for (String encoding : List.of("value.serializer.encoding", "serializer.encoding")) {
      var producers =
          new DefaultKafkaProducerFactory<String, String>(
              Map.of("value.serializer", StringSerializer.class, encoding, "ISO-8859-1"));
      KafkaFactories.use(producers, codec);
      assertThat(producers.getConfigurationProperties())
          .containsEntry("value.serializer", StringSerializer.class);
    }
    var consumers =
        new DefaultKafkaConsumerFactory<String, String>(
            Map.of(
                "value.deserializer",
                StringDeserializer.class.getName(),
                "deserializer.encoding",
                "UTF-16"));
    KafkaFactories.use(consumers, codec);
    assertThat(consumers.getConfigurationProperties())
        .containsEntry("value.deserializer", StringDeserializer.class.getName());
    var texts =
        new DefaultKafkaProducerFactory<String, String>(
            Map.of("value.serializer", StringSerializer.class, "serializer.encoding", "utf-8"));
    KafkaFactories.use(texts, codec);
    assertThat(texts.getConfigurationProperties())
        .containsEntry("value.serializer", StarterSerializer.class);
  }
}
