package dev.polycodec.redis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.Codec;
import dev.polycodec.Codecs;
import dev.polycodec.TypeNotAllowedException;
import dev.polycodec.tck.TravelTests;
import io.lettuce.core.RedisClient;
import io.lettuce.core.api.StatefulRedisConnection;
import io.lettuce.core.codec.ByteArrayCodec;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import redis.embedded.RedisServer;

@DisplayName("Lettuce on a server of Redis")
class LettuceTest extends TravelTests {

  private static final Codec KRYO = Codecs.builder().use("kryo").allow(ALLOW).build();

  private static RedisServer server;
  private static RedisClient client;

  @BeforeAll
  static void start() throws Exception {
    server = Servers.start();
    client = RedisClient.create("redis://127.0.0.1:" + Servers.port(server));
  }

  @AfterAll
  static void stop() throws Exception {
    client.shutdown(Duration.ZERO, Duration.ofSeconds(2));
    server.stop();
    KRYO.close();
  }

  @Override
  protected Object travel(Object value) {
    try (StatefulRedisConnection<String, Object> connection =
        client.connect(new PolycodecLettuceCodec<>(KRYO, Object.class))) {
      connection.sync().set("key", value);
      return connection.sync().get("key");
    }
  }

  @Test
  void bytesAreThoseOfTheCodec() {
    travel(order());
    try (StatefulRedisConnection<byte[], byte[]> connection =
        client.connect(ByteArrayCodec.INSTANCE)) {
      assertThat(connection.sync().get("key".getBytes(StandardCharsets.UTF_8)))
          .isEqualTo(KRYO.forType(Object.class).encode(order()));
    }
  }

  @Test
  void jedisTakesTheSameBytes() {
    travel(order());
    byte[] key = "key".getBytes(StandardCharsets.UTF_8);
    try (redis.clients.jedis.RedisClient jedis =
        redis.clients.jedis.RedisClient.create("127.0.0.1", Servers.port(server))) {
      assertThat(KRYO.decode(jedis.get(key), Object.class)).isEqualTo(order());
    }
  }

  @Test
  void valuesOfHashesAndListsAreEncodedAndMissesAreNull() {
    try (StatefulRedisConnection<String, Order> connection =
        client.connect(new PolycodecLettuceCodec<>(KRYO, Order.class))) {
      connection.sync().hset("hash", "field", order());
      connection.sync().rpush("list", order(), order());
      assertThat(connection.sync().hgetall("hash")).containsEntry("field", order());
      assertThat(connection.sync().lrange("list", 0, -1)).containsExactly(order(), order());
      assertThat(connection.sync().get("nothing")).isNull();
    }
  }

  @Test
  void largeValueGrowsTheBuffer() {
    String text = "ü€".repeat(100_000);
    assertThat(travel(text)).isEqualTo(text);
  }

  @Test
  void classThatIsNotAllowedIsRefusedWhenItIsRead() {
    travel(order());
    try (Codec strict = Codecs.builder().use("kryo").build();
        StatefulRedisConnection<String, Object> connection =
            client.connect(new PolycodecLettuceCodec<>(strict, Object.class))) {
      assertThatThrownBy(() -> connection.sync().get("key"))
          .hasStackTraceContaining(TypeNotAllowedException.class.getName())
          .hasMessageContaining("add allow(\"dev.polycodec.tck.TravelTests$Order\")");
    }
  }

  @Test
  void systemPropertiesConfigureACodecWithoutArguments() {
    System.setProperty("polycodec.codec", "kryo");
    System.setProperty("polycodec.allow", ALLOW);
    try (StatefulRedisConnection<String, Order> connection =
        client.connect(new PolycodecLettuceCodec<>())) {
      connection.sync().set("key", order());
      assertThat(connection.sync().get("key")).isEqualTo(order());
    } finally {
      System.clearProperty("polycodec.codec");
      System.clearProperty("polycodec.allow");
    }
  }
}
