package dev.polycodec.registry;

import io.lettuce.core.api.StatefulRedisConnection;
import io.lettuce.core.api.sync.RedisHashCommands;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * Keeps schemas in a hash of Redis, which never expires. The server must not evict it: {@code
 * maxmemory-policy} is {@code noeviction}, or one of the {@code volatile-} policies.
 */
public final class RedisStore implements SchemaStore {

  private final RedisHashCommands<byte[], byte[]> commands;
  private final byte[] key;

  /** Keeps schemas under a key, by a connection that the application closes. */
  public RedisStore(StatefulRedisConnection<byte[], byte[]> connection, String key) {
    this(connection.sync(), key);
  }

  /** Keeps schemas under a key, by commands of any connection, such as one to a cluster. */
  public RedisStore(RedisHashCommands<byte[], byte[]> commands, String key) {
    this.commands = commands;
    this.key = key.getBytes(StandardCharsets.UTF_8);
  }

  @Override
  public byte[] putIfAbsent(int number, byte[] bytes) {
    if (commands.hsetnx(key, field(number), bytes)) {
      return bytes;
    }
    byte[] kept = find(number);
    if (kept == null) {
      throw new IllegalStateException("The schema vanished from Redis: does it evict?");
    }
    return kept;
  }

  @Override
  public byte @Nullable [] find(int number) {
    return commands.hget(key, field(number));
  }

  private static byte[] field(int number) {
    return ByteBuffer.allocate(Integer.BYTES).putInt(number).array();
  }
}
