package dev.polycodec.spring.boot;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.springframework.cache.Cache;
import org.springframework.cache.support.NullValue;
import org.springframework.data.redis.cache.RedisCacheConfiguration;
import org.springframework.data.redis.cache.RedisCacheManager;
import org.springframework.data.redis.cache.RedisCacheManager.RedisCacheManagerBuilder;
import org.springframework.data.redis.cache.RedisCacheWriter;
import org.springframework.data.redis.serializer.RedisSerializationContext.SerializationPair;
import org.springframework.data.redis.serializer.RedisSerializer;

/** Gives the serializer to caches that would use JDK serialization. */
public final class RedisCaches {

  private static final int STREAM_MAGIC = 0xACED;

  /** What a cache has for null, whatever its serializer is. */
  private static final byte[] NULL =
      Objects.requireNonNull(RedisSerializer.java().serialize(NullValue.INSTANCE));

  private RedisCaches() {}

  /** Changes the caches that a builder knows, and the defaults of all others. */
  public static void use(RedisCacheManagerBuilder builder, RedisSerializer<Object> serializer) {
    SerializationPair<Object> values = SerializationPair.fromSerializer(serializer);
    builder.cacheDefaults(changed(builder.cacheDefaults(), values));
    for (String name : builder.getConfiguredCaches()) {
      builder
          .getCacheConfigurationFor(name)
          .ifPresent(cache -> builder.withCacheConfiguration(name, changed(cache, values)));
    }
    RedisCacheWriter writer = writer(builder);
    if (writer != null) {
      builder.cacheWriter(
          SyncLookups.around(
              writer, (name, bytes) -> pair(builder, name) == values && isMiss(bytes, serializer)));
    }
  }

  private static RedisCacheConfiguration changed(
      RedisCacheConfiguration cache, SerializationPair<Object> values) {
    return isJdk(cache.getValueSerializationPair()) ? cache.serializeValuesWith(values) : cache;
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

  /** A builder does not tell its writer; its caches do, if it makes any. */
  private static @Nullable RedisCacheWriter writer(RedisCacheManagerBuilder builder) {
    RedisCacheManager manager = builder.build();
    manager.afterPropertiesSet();
    Cache any = manager.getCache(builder.getConfiguredCaches().stream().findAny().orElse("any"));
    return any == null ? null : (RedisCacheWriter) any.getNativeCache();
  }

  private static SerializationPair<Object> pair(RedisCacheManagerBuilder builder, String name) {
    return builder
        .getCacheConfigurationFor(name)
        .orElse(builder.cacheDefaults())
        .getValueSerializationPair();
  }

  private static boolean isMiss(byte[] bytes, RedisSerializer<Object> serializer) {
    return !Arrays.equals(bytes, NULL) && serializer.deserialize(bytes) == null;
  }
}
