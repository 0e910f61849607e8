package dev.polycodec.spring.boot3;

import dev.polycodec.Codec;
import dev.polycodec.spring.PolycodecHttpMessageConverter;
import dev.polycodec.spring.boot.BatchContainers;
import dev.polycodec.spring.boot.HttpCodecs;
import dev.polycodec.spring.boot.KafkaFactories;
import dev.polycodec.spring.boot.PolycodecAutoConfiguration;
import dev.polycodec.spring.boot.PolycodecHealth;
import dev.polycodec.spring.boot.PolycodecRedisAutoConfiguration;
import dev.polycodec.spring.boot.RedisCaches;
import org.reactivestreams.Publisher;
import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.boot.actuate.autoconfigure.health.ConditionalOnEnabledHealthIndicator;
import org.springframework.boot.actuate.health.AbstractHealthIndicator;
import org.springframework.boot.actuate.health.Health;
import org.springframework.boot.actuate.health.HealthIndicator;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.cache.RedisCacheManagerBuilderCustomizer;
import org.springframework.boot.autoconfigure.condition.ConditionalOnClass;
import org.springframework.boot.autoconfigure.condition.ConditionalOnProperty;
import org.springframework.boot.autoconfigure.kafka.DefaultKafkaConsumerFactoryCustomizer;
import org.springframework.boot.autoconfigure.kafka.DefaultKafkaProducerFactoryCustomizer;
import org.springframework.boot.autoconfigure.web.client.RestClientAutoConfiguration;
import org.springframework.boot.web.client.RestClientCustomizer;
import org.springframework.boot.web.client.RestTemplateCustomizer;
import org.springframework.boot.web.codec.CodecCustomizer;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.data.redis.cache.RedisCacheManager;
import org.springframework.data.redis.serializer.RedisSerializer;
import org.springframework.http.codec.CodecConfigurer;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.web.client.RestClient;

/**
 * Hands codecs to what Spring Boot 3.5 configures: to clients when it has given them its own
 * converters, in whose place it puts no others.
 */
@AutoConfiguration(
    after = {
      PolycodecAutoConfiguration.class,
      PolycodecRedisAutoConfiguration.class,
      RestClientAutoConfiguration.class
    })
public class PolycodecBootAutoConfiguration {

  /** Creates the configuration; Spring does. */
  public PolycodecBootAutoConfiguration() {}

  @Configuration(proxyBeanMethods = false)
  @ConditionalOnClass({RedisCacheManager.class, RedisCacheManagerBuilderCustomizer.class})
  @ConditionalOnProperty(name = "polycodec.cache.enabled", matchIfMissing = true)
  static class Caches {

    @Bean
    @Order(Ordered.LOWEST_PRECEDENCE)
    RedisCacheManagerBuilderCustomizer polycodecCaches(
        @Qualifier(PolycodecRedisAutoConfiguration.SERIALIZER) RedisSerializer<Object> serializer) {
      return builder -> RedisCaches.use(builder, serializer);
    }
  }

  @Configuration(proxyBeanMethods = false)
  @ConditionalOnClass({KafkaTemplate.class, DefaultKafkaProducerFactoryCustomizer.class})
  @ConditionalOnProperty(name = "polycodec.kafka.enabled", matchIfMissing = true)
  static class Kafka {

    @Bean
    DefaultKafkaProducerFactoryCustomizer polycodecProducers(
        @Qualifier(PolycodecAutoConfiguration.STORED) Codec codec) {
      return factory -> KafkaFactories.use(factory, codec);
    }

    @Bean
    DefaultKafkaConsumerFactoryCustomizer polycodecConsumers(
        @Qualifier(PolycodecAutoConfiguration.STORED) Codec codec) {
      return factory -> KafkaFactories.use(factory, codec);
    }

    @Bean
    static BatchContainers polycodecBatches() {
      return new BatchContainers();
    }
  }

  @Configuration(proxyBeanMethods = false)
  @ConditionalOnClass({RestClient.class, RestClientCustomizer.class})
  @ConditionalOnProperty("polycodec.http.enabled")
  static class Clients {

    @Bean
    RestClientCustomizer polycodecRestClients(
        @Qualifier(PolycodecAutoConfiguration.SENT) Codec codec) {
      return builder ->
          builder.messageConverters(
              converters -> converters.add(new PolycodecHttpMessageConverter(codec)));
    }

    @Bean
    RestTemplateCustomizer polycodecRestTemplates(
        @Qualifier(PolycodecAutoConfiguration.SENT) Codec codec) {
      return template ->
          template.getMessageConverters().add(new PolycodecHttpMessageConverter(codec));
    }
  }

  @Configuration(proxyBeanMethods = false)
  @ConditionalOnClass({CodecCustomizer.class, CodecConfigurer.class, Publisher.class})
  @ConditionalOnProperty("polycodec.http.enabled")
  static class Reactive {

    @Bean
    CodecCustomizer polycodecCodecs(@Qualifier(PolycodecAutoConfiguration.SENT) Codec codec) {
      return configurer -> HttpCodecs.use(configurer, codec);
    }
  }

  @Configuration(proxyBeanMethods = false)
  @ConditionalOnClass(HealthIndicator.class)
  @ConditionalOnEnabledHealthIndicator("polycodec")
  static class Healths {

    @Bean
    HealthIndicator polycodecHealthIndicator(PolycodecHealth health) {
      return new AbstractHealthIndicator() {
        @Override
        protected void doHealthCheck(Health.Builder builder) {
          builder.up().withDetails(health.details());
        }
      };
    }
  }
}
