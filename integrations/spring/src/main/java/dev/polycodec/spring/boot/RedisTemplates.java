package dev.polycodec.spring.boot;

import org.springframework.beans.factory.ObjectProvider;
import org.springframework.beans.factory.config.BeanPostProcessor;
import org.springframework.data.redis.core.RedisTemplate;
import org.springframework.data.redis.serializer.RedisSerializer;

/**
 * Gives the serializer of values to templates that have none, and would use JDK serialization. Keys
 * stay what they are, as no key could be found otherwise.
 */
final class RedisTemplates implements BeanPostProcessor {

  private final ObjectProvider<RedisSerializer<Object>> serializer;

  RedisTemplates(ObjectProvider<RedisSerializer<Object>> serializer) {
    this.serializer = serializer;
  }

  @Override
  public Object postProcessBeforeInitialization(Object bean, String name) {
    if (bean instanceof RedisTemplate<?, ?> template
        && template.isEnableDefaultSerializer()
        && template.getDefaultSerializer() == null) {
      if (template.getValueSerializer() == null) {
        template.setValueSerializer(serializer.getObject());
      }
      if (template.getHashValueSerializer() == null) {
        template.setHashValueSerializer(serializer.getObject());
      }
    }
    return bean;
  }
}
