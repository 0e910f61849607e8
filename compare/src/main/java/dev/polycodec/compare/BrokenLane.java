package dev.polycodec.compare;

import dev.polycodec.compare.RoundTrip.Outcome;

/** A codec that cannot run here. */
record BrokenLane(CodecInfo codec, String reason) implements Lane {

  @Override
  public Ready begin(String workload, long warmUpMillis) {
    return Ready.not(Outcome.FAILED, reason);
  }

  @Override
  public double measure(Direction direction, long nanos) {
    throw new IllegalStateException(reason);
  }

  @Override
  public void close() {}
}
