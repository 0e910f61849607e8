package com.acme.gateway;

import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.context.annotation.Bean;
import org.springframework.data.redis.connection.RedisConnectionFactory;
import org.springframework.data.redis.core.RedisTemplate;
import org.springframework.data.redis.serializer.RedisSerializer;

/** The gateway: nothing in it knows of Polycodec but its pom and its properties. */
@SpringBootApplication
public class Gateway {

  /** Starts the application. */
  public static void main(String[] arguments) {
    SpringApplication.run(Gateway.class, arguments);
  }

  /** Has texts as keys; the starter gives it the serializer of values. */
  @Bean
  RedisTemplate<String, Object> values(RedisConnectionFactory connections) {
    RedisTemplate<String, Object> template = new RedisTemplate<>();
    template.setConnectionFactory(connections);
    template.setKeySerializer(RedisSerializer.string());
    template.setHashKeySerializer(RedisSerializer.string());
    return template;
  }
}
