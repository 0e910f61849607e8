package dev.polycodec.it;

import static org.assertj.core.api.Assertions.assertThat;

import dev.polycodec.stored.Envelopes;
import java.io.IOException;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import redis.embedded.RedisServer;

/** Starts applications of Spring Boot, beside a Redis that has their values. */
abstract class BootTests {

  private RedisServer redis;

  @BeforeEach
  void startRedis() throws IOException {
    try (ServerSocket free = new ServerSocket(0)) {
      redis = RedisServer.newRedisServer().port(free.getLocalPort()).setting("save \"\"").build();
    }
    redis.start();
  }

  @AfterEach
  void stopRedis() throws IOException {
    redis.stop();
  }

  List<String> run(List<String> application, String price) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.add("-XX:TieredStopAtLevel=1");
    command.addAll(application);
    command.add(price);
    command.add("--spring.data.redis.port=" + redis.ports().get(0));
    return Run.of(command, Path.of("target")).printed().lines().toList();
  }

  static void assertStores(String codec, List<String> printed, String found) {
    assertThat(printed.get(0)).isEqualTo(found);
    byte[] stored = HexFormat.of().parseHex(printed.get(1));
    assertThat(Envelopes.header(stored).codec()).isEqualTo(codec);
  }
}
