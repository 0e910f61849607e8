package com.acme.driver;

import dev.polycodec.stored.Envelopes;
import io.lettuce.core.RedisClient;
import io.lettuce.core.api.sync.RedisCommands;
import io.lettuce.core.codec.ByteArrayCodec;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Looks into Redis, past the applications. */
final class Store implements AutoCloseable {

  private static final int OBJECT_STREAM = 0xAC;

  private final RedisClient client;
  private final RedisCommands<byte[], byte[]> redis;

  Store(int port) {
    client = RedisClient.create("redis://127.0.0.1:" + port);
    redis = client.connect(ByteArrayCodec.INSTANCE).sync();
  }

  /** Returns how many values in sessions each codec has written. */
  Map<String, Integer> writers() {
    Map<String, Integer> writers = new TreeMap<>();
    for (byte[] key : redis.keys("spring:session:sessions:*")) {
      redis
          .hgetall(key)
          .forEach(
              (field, value) -> {
                if (text(field).startsWith("sessionAttr:") && value.length > 0) {
                  writers.merge(writer(value), 1, Integer::sum);
                }
              });
    }
    return writers;
  }

  private static String writer(byte[] value) {
    if ((value[0] & 0xFF) == OBJECT_STREAM) {
      return "JDK serialization";
    }
    return Objects.requireNonNull(Envelopes.header(value).codec(), "its codec has no number");
  }

  /** Returns the numbers of the payments with a verdict. */
  Set<String> verdicts() {
    return redis.hkeys(bytes("verdicts")).stream().map(Store::text).collect(Collectors.toSet());
  }

  /** Returns how many schemas are in the registry. */
  int schemas() {
    return redis.hlen(bytes("polycodec:schemas")).intValue();
  }

  /** Returns how many bytes the schemas take. */
  int schemaBytes() {
    return redis.hvals(bytes("polycodec:schemas")).stream().mapToInt(value -> value.length).sum();
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private static String text(byte[] bytes) {
    return new String(bytes, StandardCharsets.UTF_8);
  }

  @Override
  public void close() {
    client.shutdown(Duration.ZERO, Duration.ofSeconds(2));
  }
}
