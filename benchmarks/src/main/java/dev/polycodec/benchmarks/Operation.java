package dev.polycodec.benchmarks;

/** What is measured: the methods of {@link TripBenchmark}. */
enum Operation {
  /** Encodes into a new array. */
  ENCODE,
  /** Encodes and lends the bytes. */
  LEND,
  /** Decodes. */
  DECODE;

  String method() {
    return name().toLowerCase(java.util.Locale.ROOT);
  }
}
