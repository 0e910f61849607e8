package com.acme.driver;

import java.io.IOException;
import java.net.ServerSocket;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** Ports that nobody listens on, each given once. */
final class Ports {

  private static final Set<Integer> GIVEN = ConcurrentHashMap.newKeySet();

  private Ports() {}

  static int free() throws IOException {
    while (true) {
      try (ServerSocket socket = new ServerSocket(0)) {
        if (GIVEN.add(socket.getLocalPort())) { // the system may name one again once it is closed
          return socket.getLocalPort();
        }
      }
    }
  }
}
