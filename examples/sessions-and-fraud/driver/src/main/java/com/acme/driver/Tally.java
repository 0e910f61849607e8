package com.acme.driver;

import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;

/** What the customers have seen. */
final class Tally {

  private static final int SHOWN = 300;

  final AtomicInteger requests = new AtomicInteger();
  final AtomicInteger interrupted = new AtomicInteger();
  final AtomicInteger failures = new AtomicInteger();
  final Queue<String> examples = new ConcurrentLinkedQueue<>();
  final Set<String> payments = ConcurrentHashMap.newKeySet();

  /** Counts an answer that is an error, or not what was stored. */
  void fail(String what) {
    if (failures.incrementAndGet() <= 5) {
      examples.add(what.substring(0, Math.min(SHOWN, what.length())));
    }
  }
}
