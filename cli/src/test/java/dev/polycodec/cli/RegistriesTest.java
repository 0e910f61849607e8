package dev.polycodec.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.acme.Order;
import dev.polycodec.Codec;
import dev.polycodec.Codecs;
import dev.polycodec.kafka.Broker;
import dev.polycodec.kafka.TopicStore;
import dev.polycodec.registry.JdbcStore;
import dev.polycodec.registry.RedisStore;
import dev.polycodec.registry.RegistryCodec;
import dev.polycodec.registry.SchemaStore;
import dev.polycodec.registry.StoreRegistry;
import dev.polycodec.stored.Envelopes;
import io.lettuce.core.RedisClient;
import io.lettuce.core.codec.ByteArrayCodec;
import java.io.IOException;
import java.net.ServerSocket;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.Statement;
import java.time.Duration;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.h2.jdbcx.JdbcDataSource;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import redis.clients.jedis.Jedis;
import redis.embedded.RedisServer;

@DisplayName("inspect takes the schemas of strict messages from the registry of the application")
@Tag("once")
class RegistriesTest {

  @TempDir private Path directory;

  /** Stores a strict message as an application does whose schemas are in a store. */
  private String write(SchemaStore store) throws IOException {
    try (StoreRegistry registry = new StoreRegistry(store, Duration.ofSeconds(20), Duration.ZERO);
        Codec codec =
            RegistryCodec.of(
                Codecs.builder().use("kryo").allow("com.acme.*"), Envelopes.defaults(), registry)) {
      byte[] bytes = codec.encode(Order.sample());
      assertThat(registry.published()).isPositive();
      return Files.write(directory.resolve("order.bin"), bytes).toString();
    }
  }

  private static void shows(Run run) {
    assertThat(run.err()).isEmpty();
    assertThat(run.out())
        .contains("strict")
        .contains("customer: \"Ada\"")
        .contains("first: com.acme.Order$Line");
    assertThat(run.code()).isZero();
  }

  @Test
  void inRedis() throws Exception {
    int port = freePort();
    RedisServer server =
        RedisServer.newRedisServer().port(port).bind("127.0.0.1").setting("save \"\"").build();
    server.start();
    RedisClient client = RedisClient.create("redis://127.0.0.1:" + port);
    String uri = "redis://127.0.0.1:" + port + "/0";
    try (Jedis redis = new Jedis(uri)) {
      String file = write(new RedisStore(client.connect(ByteArrayCodec.INSTANCE), "schemas"));
      assertThat(Run.of("inspect", file).code()).isEqualTo(Look.INCOMPLETE);
      shows(Run.of("inspect", file, "--schema", uri + "#schemas"));

      redis.rename("schemas", "polycodec:schemas"); // that of the starter
      redis.hset("polycodec:schemas", "of somebody else", "x");
      shows(Run.of("inspect", file, "--schema", uri));

      assertThat(Run.of("inspect", file, "--schema", uri + "#none").err())
          .isEqualTo("polycodec inspect: There are no schemas under the key none\n");
      byte[] seven = ByteBuffer.allocate(4).putInt(7).array();
      redis.hset("polycodec:schemas".getBytes(), seven, new byte[] {1});
      Run damaged = Run.of("inspect", file, "--schema", uri);
      assertThat(damaged.err())
          .startsWith("polycodec inspect: The key polycodec:schemas under 7 has no schemas: ");
      assertThat(damaged.code()).isEqualTo(1);
    } finally {
      client.shutdown(Duration.ZERO, Duration.ofSeconds(1));
      server.stop();
    }
  }

  @Test
  void inACompactedTopic() throws Exception {
    try (Broker broker = new Broker(directory.resolve("kafka"))) {
      Map<String, Object> client = Map.of("bootstrap.servers", broker.address);
      String file;
      try (TopicStore store = new TopicStore(client, "schemas")) {
        file = write(store);
      }
      try (KafkaProducer<byte[], byte[]> other =
          new KafkaProducer<>(client, new ByteArraySerializer(), new ByteArraySerializer())) {
        other.send(new ProducerRecord<>("schemas", 0, new byte[] {1}, new byte[] {1})).get();
      }
      shows(Run.of("inspect", file, "--schema", "kafka://" + broker.address + "/schemas"));
      assertThat(Run.of("inspect", file, "--schema", "kafka://" + broker.address).err())
          .isEqualTo(
              "polycodec inspect: --schema kafka://"
                  + broker.address
                  + " is no kafka://host:port/topic\n");
    }
  }

  @Test
  void inADatabase() throws Exception {
    String url = "jdbc:h2:mem:inspected;DB_CLOSE_DELAY=-1";
    JdbcDataSource database = new JdbcDataSource();
    database.setURL(url);
    try (Connection connection = database.getConnection();
        Statement statement = connection.createStatement()) {
      statement.execute(
          "CREATE TABLE polycodec_schema"
              + " (fingerprint INTEGER PRIMARY KEY, content VARBINARY NOT NULL)");
      String file = write(new JdbcStore(database));
      shows(Run.of("inspect", file, "--schema", url));
      statement.execute("UPDATE polycodec_schema SET fingerprint = fingerprint + 1");
      assertThat(Run.of("inspect", file, "--schema", url).err())
          .startsWith("polycodec inspect: The table under ")
          .endsWith(" has the schema of another class\n");
      statement.execute("DROP TABLE polycodec_schema");
      assertThat(Run.of("inspect", file, "--schema", url).err())
          .startsWith("polycodec inspect: The database failed: ")
          .contains("POLYCODEC_SCHEMA");
    }
    String file = Files.write(directory.resolve("any"), new byte[1]).toString();
    assertThat(Run.of("inspect", file, "--schema", "jdbc:none://ada:secret@host/x").err())
        .contains("There is no driver for jdbc:none:; name its jar with --driver")
        .doesNotContain("secret");
  }

  private static int freePort() throws IOException {
    try (ServerSocket socket = new ServerSocket(0)) {
      return socket.getLocalPort();
    }
  }
}
