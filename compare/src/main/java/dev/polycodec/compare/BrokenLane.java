package dev.polycodec.compare;

import dev.polycodec.compare.RoundTrip.Outcome;
import dev.polycodec.compare.workload.Workload;

/** A codec that cannot run here. */
record BrokenLane(CodecInfo codec, String reason) implements Lane {

  @Override
  public RoundTrip begin(Workload workload) {
    return RoundTrip.not(Outcome.FAILED, reason);
  }

  @Override
  public double measure(Direction direction, long nanos) {
    throw new IllegalStateException(reason);
  }

  @Override
  public void close() {}
}
