package com.acme.driver;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;

/** Sends each request to another gateway. */
final class Balancer {

  private final List<Integer> ports = new CopyOnWriteArrayList<>();
  private final AtomicInteger turn = new AtomicInteger();

  void add(int port) {
    ports.add(port);
  }

  void remove(Integer port) {
    ports.remove(port);
  }

  /** Returns the gateway whose turn it is; waits while there is none. */
  int next() throws InterruptedException {
    while (true) {
      Object[] now = ports.toArray();
      if (now.length > 0) {
        return (int) now[Math.floorMod(turn.getAndIncrement(), now.length)];
      }
      Thread.sleep(20);
    }
  }
}
