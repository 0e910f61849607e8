package com.acme.own;

import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.data.redis.connection.RedisConnectionFactory;
import org.springframework.data.redis.core.RedisTemplate;
import org.springframework.data.redis.serializer.RedisSerializer;

/** What Spring Data Redis asks for, for values as JSON. */
@Configuration
public class JsonTemplates {

  /** One for each type of values. */
  @Bean
  public RedisTemplate<String, Object> orders(RedisConnectionFactory redis) {
    RedisTemplate<String, Object> template = new RedisTemplate<>();
    template.setConnectionFactory(redis);
    template.setKeySerializer(RedisSerializer.string());
    template.setValueSerializer(RedisSerializer.json());
    return template;
  }
}
