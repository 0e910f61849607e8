package com.acme.driver;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;

/** Lets customers shop at a steady rate, until it is closed. */
final class Load implements AutoCloseable {

  private static final int THREADS = 2;

  private final List<Thread> threads = new ArrayList<>();
  private final Tally tally;
  private final long interval;
  private volatile boolean ended;

  Load(List<Customer> customers, int rate, Tally tally) {
    this.tally = tally;
    this.interval = TimeUnit.SECONDS.toNanos(THREADS) / rate;
    for (int i = 0; i < THREADS; i++) {
      List<Customer> mine = new ArrayList<>();
      for (int j = i; j < customers.size(); j += THREADS) {
        mine.add(customers.get(j));
      }
      long seed = i;
      threads.add(new Thread(() -> run(mine, new Random(seed)), "customers-" + i));
    }
    threads.forEach(Thread::start);
  }

  private void run(List<Customer> mine, Random random) {
    long next = System.nanoTime();
    try {
      while (!ended) {
        mine.get(random.nextInt(mine.size())).shop(random);
        next = Math.max(next + interval, System.nanoTime() - interval);
        TimeUnit.NANOSECONDS.sleep(next - System.nanoTime());
      }
    } catch (InterruptedException | RuntimeException e) {
      tally.fail("A customer has stopped: " + e);
    }
  }

  @Override
  public void close() throws InterruptedException {
    ended = true;
    for (Thread thread : threads) {
      thread.join();
    }
  }
}
