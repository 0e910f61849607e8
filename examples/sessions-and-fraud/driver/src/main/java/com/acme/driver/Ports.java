package com.acme.driver;

import java.io.IOException;
import java.net.ServerSocket;

/** Ports that nobody listens on. */
final class Ports {

  private Ports() {}

  static int free() throws IOException {
    try (ServerSocket socket = new ServerSocket(0)) {
      return socket.getLocalPort();
    }
  }
}
