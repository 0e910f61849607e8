package dev.polycodec.redis;

import java.io.IOException;
import java.net.ServerSocket;
import redis.embedded.RedisServer;

/** Starts servers of Redis. */
final class Servers {

  private Servers() {}

  static RedisServer start() throws IOException {
    int port;
    try (ServerSocket socket = new ServerSocket(0)) {
      port = socket.getLocalPort();
    }
    RedisServer server =
        RedisServer.newRedisServer().port(port).bind("127.0.0.1").setting("save \"\"").build();
    server.start();
    return server;
  }

  static int port(RedisServer server) {
    return server.ports().get(0);
  }
}
