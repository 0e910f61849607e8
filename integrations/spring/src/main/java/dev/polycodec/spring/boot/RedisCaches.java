package dev.polycodec.spring.boot;

import java.nio.ByteBuffer;
import org.springframework.data.redis.cache.RedisCacheConfiguration;
import org.springframework.data.redis.cache.RedisCacheManager.RedisCacheManagerBuilder;
import org.springframework.data.redis.serializer.RedisSerializationContext.SerializationPair;
import org.springframework.data.redis.serializer.RedisSerializer;

/** Gives the serializer to caches that would use JDK serialization. */
public final class RedisCaches {

  private static final int STREAM_MAGIC = 0xACED;

  private RedisCaches() {}

  /** Changes the caches that a builder knows, and the defaults of all others. */
  public static void use(RedisCacheManagerBuilder builder, RedisSerializer<Object> serializer) {
    builder.cacheDefaults(changed(builder.cacheDefaults(), serializer));
    for (String name : builder.getConfiguredCaches()) {
      builder
          .getCacheConfigurationFor(name)
          .ifPresent(cache -> builder.withCacheConfiguration(name, changed(cache, serializer)));
    }
  }

  private static RedisCacheConfiguration changed(
      RedisCacheConfiguration cache, RedisSerializer<Object> serializer) {
    return isJdk(cache.getValueSerializationPair())
        ? cache.serializeValuesWith(SerializationPair.fromSerializer(serializer))
        : cache;
  }

  /** A pair does not tell its serializer; only its bytes do. One of a single type has none. */
  private static boolean isJdk(SerializationPair<Object> pair) {
    try {
      ByteBuffer bytes = pair.write(Boolean.TRUE);
      return bytes.remaining() > 2 && (bytes.getShort() & 0xFFFF) == STREAM_MAGIC;
    } catch (RuntimeException e) {
      return false;
    }
  }
}
