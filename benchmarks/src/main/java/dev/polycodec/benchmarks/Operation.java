package dev.polycodec.benchmarks;

import java.util.Locale;

/** What is measured: the methods of {@link TripBenchmark}. */
enum Operation {
  /** Encodes into a new array. */
  ENCODE,
  /** Encodes and lends the bytes. */
  LEND,
  /** Decodes. */
  DECODE;

  String method() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Returns the operation of a benchmark by JMH's name of it. */
  static Operation of(String benchmark) {
    String method = benchmark.substring(benchmark.lastIndexOf('.') + 1);
    return valueOf(method.toUpperCase(Locale.ROOT));
  }
}
