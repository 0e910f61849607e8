package dev.polycodec.compare;

/** One codec on one workload, in a JVM; for one thread. */
interface Lane extends AutoCloseable {

  CodecInfo codec();

  /**
   * Encodes and decodes all messages of a workload, which the measurements are about; and where
   * they come back equal, repeats that until the compilers are quiet, or the time is up.
   */
  Ready begin(String workload, long warmUpMillis);

  /**
   * Passes over all messages for about a time, at least once; returns the nanoseconds of a pass.
   */
  double measure(Direction direction, long nanos);

  @Override
  void close();

  /**
   * What is known before anything is measured.
   *
   * @param trip what became of the messages
   * @param warm whether the compilers were quiet in the end
   * @param heapBytes the memory that the JVM has taken
   */
  record Ready(RoundTrip trip, boolean warm, long heapBytes) {

    static Ready not(RoundTrip.Outcome outcome, String message) {
      return new Ready(RoundTrip.not(outcome, message), false, 0);
    }
  }
}
