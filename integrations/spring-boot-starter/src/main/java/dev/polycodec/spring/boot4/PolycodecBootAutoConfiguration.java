package dev.polycodec.spring.boot4;

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
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnClass;
import org.springframework.boot.autoconfigure.condition.ConditionalOnProperty;
import org.springframework.boot.cache.autoconfigure.RedisCacheManagerBuilderCustomizer;
import org.springframework.boot.health.autoconfigure.contributor.ConditionalOnEnabledHealthIndicator;
import org.springframework.boot.health.contributor.AbstractHealthIndicator;
import org.springframework.boot.health.contributor.Health;
import org.springframework.boot.health.contributor.HealthIndicator;
import org.springframework.boot.http.codec.CodecCustomizer;
import org.springframework.boot.http.converter.autoconfigure.ClientHttpMessageConvertersCustomizer;
import org.springframework.boot.kafka.autoconfigure.DefaultKafkaConsumerFactoryCustomizer;
import org.springframework.boot.kafka.autoconfigure.DefaultKafkaProducerFactoryCustomizer;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.data.redis.cache.RedisCacheManager;
import org.springframework.data.redis.serializer.RedisSerializer;
import org.springframework.http.codec.CodecConfigurer;
import org.springframework.kafka.core.KafkaTemplate;

/** Hands codecs to what Spring Boot 4 configures. */
@AutoConfiguration(
    after = {PolycodecAutoConfiguration.class, PolycodecRedisAutoConfiguration.class})
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
  @ConditionalOnClass(ClientHttpMessageConvertersCustomizer.class)
  @ConditionalOnProperty("polycodec.http.enabled")
  static class Clients {

    @Bean
    ClientHttpMessageConvertersCustomizer polycodecClients(
        @Qualifier(PolycodecAutoConfiguration.SENT) Codec codec) {
      return builder ->
          builder.configureMessageConvertersList(
              converters -> converters.add(new PolycodecHttpMessageConverter(codec)));
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
