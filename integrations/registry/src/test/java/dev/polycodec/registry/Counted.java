package dev.polycodec.registry;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;

/** A store that counts what it is asked, and that can fail, hang, take its time, or lie. */
final class Counted implements SchemaStore {

  final AtomicInteger puts = new AtomicInteger();
  final AtomicInteger finds = new AtomicInteger();
  final MemoryStore store = new MemoryStore();
  volatile boolean down;
  volatile CountDownLatch hanging = new CountDownLatch(0);
  volatile long millis;
  volatile byte[] lie;

  @Override
  public byte[] putIfAbsent(int number, byte[] bytes) throws Exception {
    puts.incrementAndGet();
    answer();
    return store.putIfAbsent(number, bytes);
  }

  @Override
  public byte[] find(int number) throws Exception {
    finds.incrementAndGet();
    answer();
    return lie == null ? store.find(number) : lie;
  }

  private void answer() throws Exception {
    hanging.await();
    Thread.sleep(millis);
    if (down) {
      throw new java.io.IOException("connection refused");
    }
  }
}
