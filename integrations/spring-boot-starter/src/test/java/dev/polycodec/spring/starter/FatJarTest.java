package dev.polycodec.spring.starter;

import static org.assertj.core.api.Assertions.assertThat;

import dev.polycodec.stored.Envelopes;
import io.lettuce.core.RedisClient;
import io.lettuce.core.api.sync.RedisCommands;
import io.lettuce.core.codec.ByteArrayCodec;
import io.lettuce.core.codec.RedisCodec;
import io.lettuce.core.codec.StringCodec;
import java.io.BufferedReader;
import java.net.CookieManager;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import redis.embedded.RedisServer;

@DisplayName("An application in one jar, started with java -jar")
class FatJarTest {

  @TempDir private Path directory;

  @Test
  void isSwitchedByTheSameTwoProperties() throws Exception {
    int port = Ports.free();
    RedisServer redis =
        RedisServer.newRedisServer().port(Ports.free()).setting("save \"\"").build();
    redis.start();
    Process shop = start(redis.ports().get(0), port);
    try {
      awaitStart(shop);
      HttpClient browser = HttpClient.newBuilder().cookieHandler(new CookieManager()).build();
      HttpRequest request =
          HttpRequest.newBuilder(URI.create("http://localhost:" + port + "/basket/lamp"))
              .POST(BodyPublishers.noBody())
              .build();
      assertThat(browser.send(request, BodyHandlers.ofString()).body()).contains("\"lamp\"");
      assertThat(Envelopes.header(basket(redis.ports().get(0))).codec()).isEqualTo("kryo");
    } finally {
      shop.destroy();
      shop.waitFor();
      redis.stop();
    }
  }

  private Process start(int redis, int port) throws Exception {
    List<String> command = new ArrayList<>();
    command.add(System.getProperty("java.home") + "/bin/java");
    command.addAll(List.of("-XX:TieredStopAtLevel=1", "-jar", FatJar.build(directory).toString()));
    command.addAll(RunningShop.common(redis));
    command.addAll(
        List.of(
            "--server.port=" + port,
            "--polycodec.codec=kryo",
            "--polycodec.allow=com.acme.shop.*"));
    return new ProcessBuilder(command).redirectErrorStream(true).start();
  }

  private static void awaitStart(Process shop) throws Exception {
    BufferedReader lines = shop.inputReader(StandardCharsets.UTF_8);
    StringBuilder printed = new StringBuilder();
    String line = lines.readLine();
    while (line != null && !line.contains("Started Shop")) {
      printed.append(line).append('\n');
      line = lines.readLine();
    }
    assertThat(line).as("%s", printed).isNotNull();
  }

  private static byte[] basket(int port) {
    RedisClient client = RedisClient.create("redis://localhost:" + port);
    try {
      RedisCommands<String, byte[]> commands =
          client.connect(RedisCodec.of(StringCodec.UTF8, ByteArrayCodec.INSTANCE)).sync();
      String session = commands.keys("spring:session:sessions:*").get(0);
      return commands.hget(session, "sessionAttr:basket");
    } finally {
      client.shutdown();
    }
  }
}
