package dev.polycodec.spring.boot;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.boot.autoconfigure.condition.ConditionalOnClass;
import org.springframework.boot.autoconfigure.condition.ConditionalOnProperty;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.session.MapSession;
import org.springframework.session.config.SessionRepositoryCustomizer;
import org.springframework.session.data.redis.RedisIndexedSessionRepository;
import org.springframework.session.data.redis.RedisSessionMapper;
import org.springframework.session.data.redis.RedisSessionRepository;

/**
 * Makes a session none whose times are a miss: Spring stores them like attributes, and each request
 * with its cookie would fail. What the application customizes comes later.
 */
@Configuration(proxyBeanMethods = false)
@ConditionalOnClass({RedisSessionRepository.class, SessionRepositoryCustomizer.class})
@ConditionalOnProperty(name = "polycodec.session.enabled", matchIfMissing = true)
class ReadableSessions {

  private static final RedisSessionMapper MAPPER = new RedisSessionMapper();

  @Bean
  @Order(Ordered.HIGHEST_PRECEDENCE)
  SessionRepositoryCustomizer<RedisSessionRepository> polycodecSessions() {
    return repository -> repository.setRedisSessionMapper(ReadableSessions::session);
  }

  @Bean
  @Order(Ordered.HIGHEST_PRECEDENCE)
  SessionRepositoryCustomizer<RedisIndexedSessionRepository> polycodecIndexedSessions() {
    return repository -> repository.setRedisSessionMapper(ReadableSessions::session);
  }

  private static @Nullable MapSession session(String id, Map<String, Object> stored) {
    try {
      return MAPPER.apply(id, stored);
    } catch (IllegalStateException e) { // a time is missing
      return null;
    }
  }
}
