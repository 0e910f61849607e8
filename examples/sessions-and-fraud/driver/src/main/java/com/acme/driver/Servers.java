package com.acme.driver;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import redis.embedded.RedisServer;

/** A server of Redis and a broker of Kafka, with files that are gone afterwards. */
final class Servers implements AutoCloseable {

  private final Path directory = Files.createTempDirectory("sessions-and-fraud");
  private final int redisPort = Ports.free();
  private final int kafkaPort = Ports.free();
  private final RedisServer redis =
      RedisServer.newRedisServer()
          .port(redisPort)
          .bind("127.0.0.1")
          .setting("save \"\"")
          .setting("dir " + directory)
          .build();
  private final Broker broker;

  Servers() throws Exception {
    redis.start();
    broker = new Broker(Files.createDirectory(directory.resolve("kafka")), kafkaPort);
  }

  int redisPort() {
    return redisPort;
  }

  /** Returns the properties by which Spring Boot finds the servers. */
  List<String> properties() {
    return List.of(
        "--spring.data.redis.port=" + redisPort,
        "--spring.kafka.bootstrap-servers=127.0.0.1:" + kafkaPort);
  }

  @Override
  public void close() throws IOException {
    broker.close();
    redis.stop();
    try (Stream<Path> files = Files.walk(directory)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.deleteIfExists(file);
      }
    }
  }
}
