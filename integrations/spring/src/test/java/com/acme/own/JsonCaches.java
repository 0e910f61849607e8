package com.acme.own;

import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.data.redis.cache.RedisCacheConfiguration;
import org.springframework.data.redis.serializer.RedisSerializationContext.SerializationPair;
import org.springframework.data.redis.serializer.RedisSerializer;

/** What Spring Cache asks for, for entries as JSON. */
@Configuration
public class JsonCaches {

  /** Takes the place of Boot's. */
  @Bean
  public RedisCacheConfiguration cacheConfiguration() {
    SerializationPair<Object> json = SerializationPair.fromSerializer(RedisSerializer.json());
    return RedisCacheConfiguration.defaultCacheConfig().serializeValuesWith(json);
  }
}
