package dev.polycodec.spring.boot;

import dev.polycodec.registry.JdbcStore;
import dev.polycodec.registry.SchemaStore;
import dev.polycodec.registry.StoreRegistry;
import javax.sql.DataSource;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnBean;
import org.springframework.boot.autoconfigure.condition.ConditionalOnClass;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingBean;
import org.springframework.boot.autoconfigure.condition.ConditionalOnProperty;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Lazy;
import org.springframework.data.redis.connection.RedisConnectionFactory;

/** Keeps the schemas of stored values where the application keeps other things. */
@AutoConfiguration(
    before = PolycodecAutoConfiguration.class,
    afterName = {
      "org.springframework.boot.data.redis.autoconfigure.DataRedisAutoConfiguration",
      "org.springframework.boot.autoconfigure.data.redis.RedisAutoConfiguration",
      "org.springframework.boot.jdbc.autoconfigure.DataSourceAutoConfiguration",
      "org.springframework.boot.autoconfigure.jdbc.DataSourceAutoConfiguration"
    })
public class PolycodecRegistryAutoConfiguration {

  /** Creates the configuration; Spring does. */
  public PolycodecRegistryAutoConfiguration() {}

  /** Here, as what is nested is read before. */
  @Bean
  @Lazy
  @ConditionalOnBean(SchemaStore.class)
  @ConditionalOnMissingBean
  StoreRegistry polycodecSchemas(SchemaStore store) {
    return new StoreRegistry(store);
  }

  @Configuration(proxyBeanMethods = false)
  @ConditionalOnClass(RedisConnectionFactory.class)
  @ConditionalOnProperty(name = "polycodec.registry", havingValue = "redis")
  static class InRedis {

    @Bean
    @Lazy
    @ConditionalOnBean(RedisConnectionFactory.class)
    @ConditionalOnMissingBean
    SchemaStore polycodecSchemaStore(RedisConnectionFactory redis) {
      return new RedisSchemas(redis);
    }
  }

  @Configuration(proxyBeanMethods = false)
  @ConditionalOnProperty(name = "polycodec.registry", havingValue = "jdbc")
  static class InDatabase {

    @Bean
    @Lazy
    @ConditionalOnBean(DataSource.class)
    @ConditionalOnMissingBean
    SchemaStore polycodecSchemaStore(DataSource database) {
      return new JdbcStore(database);
    }
  }
}
