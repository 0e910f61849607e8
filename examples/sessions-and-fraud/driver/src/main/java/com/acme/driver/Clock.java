package com.acme.driver;

/** Seconds since it was made. Immutable. */
final class Clock {

  private final long start = System.nanoTime();

  double seconds() {
    return (System.nanoTime() - start) / 1e9;
  }
}
