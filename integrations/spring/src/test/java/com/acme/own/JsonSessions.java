package com.acme.own;

import com.fasterxml.jackson.databind.ObjectMapper;
import org.springframework.beans.factory.BeanClassLoaderAware;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.data.redis.serializer.GenericJackson2JsonRedisSerializer;
import org.springframework.data.redis.serializer.RedisSerializer;
import org.springframework.security.jackson2.SecurityJackson2Modules;

/** What Spring Session asks for, for sessions as JSON. */
@Configuration
public class JsonSessions implements BeanClassLoaderAware {

  private ClassLoader loader;

  @Override
  public void setBeanClassLoader(ClassLoader loader) {
    this.loader = loader;
  }

  /** Has a name that Spring Session looks for. */
  @Bean
  public RedisSerializer<Object> springSessionDefaultRedisSerializer() {
    ObjectMapper mapper = new ObjectMapper();
    mapper.registerModules(SecurityJackson2Modules.getModules(loader));
    return new GenericJackson2JsonRedisSerializer(mapper);
  }
}
