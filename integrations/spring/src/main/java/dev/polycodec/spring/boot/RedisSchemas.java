package dev.polycodec.spring.boot;

import dev.polycodec.registry.SchemaStore;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;
import org.springframework.data.redis.connection.RedisConnection;
import org.springframework.data.redis.connection.RedisConnectionFactory;

/** Keeps schemas in the hash that {@code RedisStore} has, by the connections of the application. */
final class RedisSchemas implements SchemaStore {

  private static final byte[] KEY = "polycodec:schemas".getBytes(StandardCharsets.UTF_8);

  private final RedisConnectionFactory redis;

  RedisSchemas(RedisConnectionFactory redis) {
    this.redis = redis;
  }

  @Override
  public byte[] putIfAbsent(int number, byte[] bytes) {
    try (RedisConnection connection = redis.getConnection()) {
      if (Boolean.TRUE.equals(connection.hashCommands().hSetNX(KEY, field(number), bytes))) {
        return bytes;
      }
    }
    byte[] kept = find(number);
    if (kept == null) {
      throw new IllegalStateException("The schema vanished from Redis: does it evict?");
    }
    return kept;
  }

  @Override
  public byte @Nullable [] find(int number) {
    try (RedisConnection connection = redis.getConnection()) {
      return connection.hashCommands().hGet(KEY, field(number));
    }
  }

  private static byte[] field(int number) {
    return ByteBuffer.allocate(Integer.BYTES).putInt(number).array();
  }
}
