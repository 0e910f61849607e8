package dev.polycodec.registry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.Codec;
import dev.polycodec.stored.Envelopes;
import io.lettuce.core.RedisClient;
import io.lettuce.core.api.StatefulRedisConnection;
import io.lettuce.core.cluster.api.sync.RedisClusterCommands;
import io.lettuce.core.codec.ByteArrayCodec;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.lang.reflect.Proxy;
import java.net.ServerSocket;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import javax.sql.DataSource;
import org.h2.jdbcx.JdbcDataSource;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import redis.embedded.RedisServer;

@DisplayName("Schemas in a server of Redis and in a database")
class StoresTest {

  @Test
  void redisKeepsSchemasAndItsOutageIsSurvived() throws Exception {
    int port;
    try (ServerSocket socket = new ServerSocket(0)) {
      port = socket.getLocalPort();
    }
    RedisServer server = RedisServer.newRedisServer().port(port).bind("127.0.0.1").build();
    server.start();
    RedisClient client = RedisClient.create("redis://127.0.0.1:" + port);
    try {
      StatefulRedisConnection<byte[], byte[]> connection = client.connect(ByteArrayCodec.INSTANCE);
      RedisStore store = new RedisStore(connection, "schemas");
      isAStore(store);
      RedisClusterCommands<byte[], byte[]> ofAnyServer = connection.sync();
      isAStore(new RedisStore(ofAnyServer, "of any server"));
      try (StoreRegistry registry =
              new StoreRegistry(store, Duration.ofMillis(500), Duration.ofMinutes(1));
          Codec writer = RegistryCodec.of(Versions.before(), Envelopes.defaults(), registry);
          Codec reader = RegistryCodec.of(Versions.after(), Envelopes.defaults(), registry)) {
        byte[] before = writer.encode(Versions.OLD);
        assertThat(Versions.read(reader, before)).isEqualTo(Versions.NOW);
        server.stop();
        Codec late = RegistryCodec.of(Versions.before(), Envelopes.defaults(), registry);
        assertThat(Versions.read(reader, late.encode(Versions.OLD))).isEqualTo(Versions.NOW);
        assertThat(Versions.read(reader, before)).isEqualTo(Versions.NOW);
        late.close();
      }
    } finally {
      server.stop();
      client.shutdown(Duration.ZERO, Duration.ofSeconds(1));
    }
  }

  @Test
  void databaseKeepsSchemas() throws Exception {
    JdbcDataSource database = new JdbcDataSource();
    database.setURL("jdbc:h2:mem:schemas;DB_CLOSE_DELAY=-1");
    JdbcStore store = new JdbcStore(database);
    assertThatThrownBy(() -> store.find(7)).hasMessageContaining("POLYCODEC_SCHEMA");
    try (Connection connection = database.getConnection();
        Statement statement = connection.createStatement()) {
      statement.execute(
          "CREATE TABLE polycodec_schema"
              + " (fingerprint INTEGER PRIMARY KEY, content VARBINARY NOT NULL)");
    }
    isAStore(store);
  }

  @Test
  void postgresKeepsSchemasOfManyWriters() throws Exception {
    try (EmbeddedPostgres server = EmbeddedPostgres.start()) {
      DataSource postgres = server.getPostgresDatabase();
      try (Connection connection = postgres.getConnection();
          Statement statement = connection.createStatement()) {
        statement.execute(
            "CREATE TABLE polycodec_schema"
                + " (fingerprint INTEGER PRIMARY KEY, content BYTEA NOT NULL)");
      }
      isAStore(new JdbcStore(postgres));
      JdbcStore inTransactions = new JdbcStore(withoutAutoCommit(postgres));
      List<byte[]> kept =
          IntStream.range(0, 32)
              .parallel()
              .mapToObj(i -> put(i % 2 == 0 ? inTransactions : new JdbcStore(postgres), (byte) i))
              .toList();
      assertThat(kept).allMatch(bytes -> Arrays.equals(bytes, kept.get(0)));
      assertThat(new JdbcStore(postgres).find(8)).isEqualTo(kept.get(0));
    }
  }

  private static byte[] put(JdbcStore store, byte content) {
    try {
      return store.putIfAbsent(8, new byte[] {content});
    } catch (SQLException e) {
      throw new AssertionError(e);
    }
  }

  /** Hands out connections as a pool does that leaves transactions to the application. */
  private static DataSource withoutAutoCommit(DataSource database) {
    return (DataSource)
        Proxy.newProxyInstance(
            StoresTest.class.getClassLoader(),
            new Class<?>[] {DataSource.class},
            (proxy, method, arguments) -> {
              Connection connection = database.getConnection();
              connection.setAutoCommit(false);
              return connection;
            });
  }

  @Test
  void memoryKeepsSchemas() throws Exception {
    isAStore(new MemoryStore());
  }

  private static void isAStore(SchemaStore store) throws Exception {
    assertThat(store.find(-7)).isNull();
    assertThat(store.putIfAbsent(-7, new byte[] {1, 2})).containsExactly(1, 2);
    assertThat(store.putIfAbsent(-7, new byte[] {3})).containsExactly(1, 2);
    assertThat(store.find(-7)).containsExactly(1, 2);
    assertThat(store.find(7)).isNull();
  }
}
