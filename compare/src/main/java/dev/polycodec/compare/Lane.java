package dev.polycodec.compare;

import dev.polycodec.compare.workload.Workload;

/** One codec under test, in this JVM or in one of its own; for one thread. */
interface Lane extends AutoCloseable {

  CodecInfo codec();

  /** Encodes and decodes all messages of a workload, which the next measurements are about. */
  RoundTrip begin(Workload workload);

  /**
   * Passes over all messages for about a time, at least once; returns the nanoseconds of a pass.
   */
  double measure(Direction direction, long nanos);

  @Override
  void close();
}
