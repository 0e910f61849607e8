package dev.polycodec.spring.boot;

import static org.assertj.core.api.Assertions.assertThat;

import dev.polycodec.Codec;
import dev.polycodec.Codecs;
import dev.polycodec.spring.PolycodecRedisSerializer;
import dev.polycodec.stored.Envelopes;
import java.lang.reflect.Proxy;
import java.util.List;
import java.util.Map;
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
}
