package dev.polycodec.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.acme.Order;
import dev.polycodec.Codec;
import dev.polycodec.Codecs;
import dev.polycodec.Evolution;
import java.io.IOException;
import java.net.ServerSocket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import redis.clients.jedis.Jedis;
import redis.clients.jedis.Pipeline;
import redis.embedded.RedisServer;

@Tag("once")
class RedisTest {

  private static final Codec OLD = Codecs.builder().use("jdk").allow("com.acme.*").build();
  private static final Codec NEW =
      Codecs.builder().use("kryo").evolution(Evolution.COMPATIBLE).allow("com.acme.*").build();

  /** How many keys are converted while the process is killed. */
  private static final int KEYS = 30_000;

  private static RedisServer server;
  private static String uri;

  @BeforeAll
  static void start() throws IOException {
    int port;
    try (ServerSocket socket = new ServerSocket(0)) {
      port = socket.getLocalPort();
    }
    server = RedisServer.newRedisServer().port(port).bind("127.0.0.1").setting("save \"\"").build();
    server.start();
    uri = "redis://127.0.0.1:" + port + "/0";
  }

  @AfterAll
  static void stop() throws IOException {
    server.stop();
  }

  @BeforeEach
  void clear() {
    try (Jedis redis = new Jedis(uri)) {
      redis.flushAll();
    }
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private static String[] convert() {
    return new String[] {
      "convert",
      "--from",
      "jdk",
      "--to",
      "kryo",
      "--mode",
      "compatible",
      "--allow",
      "com.acme.*",
      "--progress",
      "none",
      "--redis",
      uri,
      "--match",
      "order:*",
      "--write"
    };
  }

  private static boolean isNew(byte[] bytes) {
    return ((Order) NEW.decode(bytes, Object.class)).customer().equals("Ada");
  }

  @Test
  void inspectsAKeyAPatternAndTheFieldsOfAHash() {
    try (Jedis redis = new Jedis(uri)) {
      redis.set(bytes("order:1"), NEW.encode(Order.sample()));
      redis.hset(bytes("order:all"), bytes("two"), NEW.encode(List.of(2)));
    }
    assertThat(Run.of("inspect", "--redis", uri, "--key", "order:1").out())
        .startsWith("order:1: ")
        .contains("customer: \"Ada\"");
    assertThat(Run.of("inspect", "--redis", uri, "--key", "order:*").out())
        .contains("order:1: ")
        .contains("order:all two: ");
    assertThat(Run.of("inspect", "--redis", uri, "--key", "none").err())
        .isEqualTo("polycodec inspect: There is no key none\n");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "redis://ada:se/cret@localhost:1/0",
        "redis://ada:se#cret@localhost:1",
        "redis://ada:secret@:1",
        "redis://ada:se[cret@localhost:1"
      })
  void showsNoPasswordOfWhatIsNoUri(String wrong) {
    assertThat(Run.of("inspect", "--redis", wrong, "--key", "a").err())
        .isEqualTo(
            "polycodec inspect: A Redis is named as redis://user:password@host:port/database: write"
                + " what is no letter or digit in a password as %2F, say, which is a slash\n");
    assertThat(
            Run.of("inspect", "--redis", "redis://ada:se%2Fcret@localhost:1", "--key", "a").err())
        .startsWith("polycodec inspect: There is no Redis at redis://localhost:1: ")
        .doesNotContain("cret");
  }

  @Test
  void convertsStringsAndKeepsTheirTimeToLive() {
    try (Jedis redis = new Jedis(uri)) {
      redis.setex(bytes("order:1"), 1_000, OLD.encode(Order.sample()));
      redis.set(bytes("other"), OLD.encode(Order.sample()));
      redis.lpush("order:list", "a");
      Run run = Run.of(convert());
      assertThat(run.out()).isEqualTo("1 converted, 0 kept, 0 failed, 1 skipped\n");
      assertThat(run.err()).isEqualTo("order:list: is a list, no string\n");
      assertThat(redis.get(bytes("order:1"))).matches(RedisTest::isNew);
      assertThat(redis.ttl(bytes("order:1"))).isBetween(900L, 1_000L);
      assertThat(OLD.decode(redis.get(bytes("other")), Object.class)).isInstanceOf(Order.class);
    }
  }

  @Test
  void doesNotLoseWhatIsWrittenMeanwhile() {
    try (Jedis redis = new Jedis(uri)) {
      byte[] key = bytes("order:1");
      redis.set(key, OLD.encode(Order.sample()));
      int[] visits = {0};
      try (RedisStore store = new RedisStore(uri, "order:*")) {
        store.forEach(
            new Store.Visitor() {
              @Override
              public void visit(String name, byte[] bytes, Store.Place place) {
                if (visits[0]++ == 0) {
                  redis.set(key, bytes("newer"));
                }
                place.replace(bytes("converted " + new String(bytes, StandardCharsets.UTF_8)));
              }

              @Override
              public void skip(String name, String reason) {}
            });
      } catch (IOException e) {
        throw new AssertionError(e);
      }
      assertThat(redis.get("order:1")).isEqualTo("converted newer");
      assertThat(visits[0]).isEqualTo(2);
    }
  }

  @Test
  void goesOnAfterItWasKilled() throws Exception {
    byte[] old = OLD.encode(Order.sample());
    try (Jedis redis = new Jedis(URI.create(uri), 60_000)) {
      Pipeline pipeline = redis.pipelined();
      for (int i = 0; i < KEYS; i++) {
        pipeline.set(bytes("order:" + i), old);
      }
      pipeline.sync();
      Process process = fork();
      while (process.isAlive() && !hasBegun(redis, old.length)) {
        Thread.sleep(1);
      }
      process.destroyForcibly().waitFor();
      long done = count(redis, old.length);
      assertThat(done).isBetween(1L, KEYS - 1L);
      assertThat(Run.of(convert()).out())
          .isEqualTo((KEYS - done) + " converted, " + done + " kept, 0 failed\n");
      assertThat(count(redis, old.length)).isEqualTo(KEYS);
    }
  }

  /** Looks at some keys only, as counting all keeps the server from converting. */
  private static boolean hasBegun(Jedis redis, int length) {
    for (int i = 0; i < KEYS; i += KEYS / 50) {
      if (redis.strlen("order:" + i) != length) {
        return true;
      }
    }
    return false;
  }

  /** Counts the keys whose values have another length than they had. */
  private static long count(Jedis redis, int length) {
    String script =
        "local n = 0 for i, key in ipairs(redis.call('KEYS', 'order:*')) do"
            + " if redis.call('STRLEN', key) ~= tonumber(ARGV[1]) then n = n + 1 end end return n";
    return (Long) redis.eval(script, List.of(), List.of(String.valueOf(length)));
  }

  private static Process fork() throws IOException {
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    List<String> command = new ArrayList<>();
    command.addAll(List.of(java, "-XX:TieredStopAtLevel=1", "-cp"));
    command.addAll(List.of(System.getProperty("java.class.path"), Main.class.getName()));
    command.addAll(List.of(convert()));
    return new ProcessBuilder(command).inheritIO().start();
  }
}
