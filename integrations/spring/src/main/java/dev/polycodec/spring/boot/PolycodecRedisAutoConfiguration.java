package dev.polycodec.spring.boot;

import dev.polycodec.Codec;
import dev.polycodec.spring.PolycodecRedisSerializer;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.beans.factory.config.BeanPostProcessor;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnClass;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingBean;
import org.springframework.boot.autoconfigure.condition.ConditionalOnProperty;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Import;
import org.springframework.context.annotation.Lazy;
import org.springframework.data.redis.serializer.RedisSerializer;

/** Gives the serializer to sessions, and to templates that have none. */
@AutoConfiguration(after = PolycodecAutoConfiguration.class)
@ConditionalOnClass(RedisSerializer.class)
@Import(ReadableSessions.class)
public class PolycodecRedisAutoConfiguration {

  /** The name of the serializer; a bean of this name takes its place. */
  public static final String SERIALIZER = "polycodecRedisSerializer";

  /** The name of a bean that reads the JSON which the application stored before. */
  public static final String JSON = "polycodecJsonSerializer";

  /** Creates the configuration; Spring does. */
  public PolycodecRedisAutoConfiguration() {}

  @Bean(name = SERIALIZER)
  @Lazy
  @ConditionalOnMissingBean(name = SERIALIZER)
  PolycodecRedisSerializer<Object> polycodecRedisSerializer(
      @Qualifier(PolycodecAutoConfiguration.STORED) Codec codec,
      Misses misses,
      @Qualifier(JSON) ObjectProvider<RedisSerializer<Object>> json) {
    PolycodecRedisSerializer<Object> serializer =
        PolycodecRedisSerializer.of(codec).onDecodeFailure(misses);
    RedisSerializer<Object> before = json.getIfAvailable();
    return before == null ? serializer : serializer.readJson(before);
  }

  @Bean
  @ConditionalOnMissingBean
  Misses polycodecMisses(PolycodecProperties properties) {
    return new Misses(properties.onFailure());
  }

  /** The name is that of Spring Session. */
  @Bean
  @ConditionalOnClass(name = "org.springframework.session.data.redis.RedisSessionRepository")
  @ConditionalOnProperty(name = "polycodec.session.enabled", matchIfMissing = true)
  @ConditionalOnMissingBean(name = "springSessionDefaultRedisSerializer")
  RedisSerializer<Object> springSessionDefaultRedisSerializer(
      @Qualifier(SERIALIZER) RedisSerializer<Object> serializer) {
    return serializer;
  }

  @Bean
  @ConditionalOnProperty(name = "polycodec.redis-template.enabled", matchIfMissing = true)
  static BeanPostProcessor polycodecRedisTemplates(
      @Qualifier(SERIALIZER) ObjectProvider<RedisSerializer<Object>> serializer) {
    return new RedisTemplates(serializer);
  }
}
