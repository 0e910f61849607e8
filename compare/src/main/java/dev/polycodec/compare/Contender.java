package dev.polycodec.compare;

import dev.polycodec.compare.Lane.Ready;
import dev.polycodec.compare.Result.Times;
import dev.polycodec.compare.RoundTrip.Outcome;
import java.util.ArrayList;
import java.util.List;

/** One codec on its way through one workload. */
final class Contender implements AutoCloseable {

  private final Lane lane;
  private final Ready ready;
  private final List<Double> encode = new ArrayList<>();
  private final List<Double> decode = new ArrayList<>();
  private RoundTrip trip;

  /** Begins: encodes, decodes, compares and warms up. */
  Contender(Lane lane, String workload, long warmUpMillis) {
    this.lane = lane;
    this.ready = lane.begin(workload, warmUpMillis);
    this.trip = ready.trip();
  }

  long heapBytes() {
    return ready.heapBytes();
  }

  /** Measures both directions, unless the codec is out, or has had its rounds. */
  void round(int number, Pace pace) {
    if (trip.outcome() == Outcome.EQUAL && number < rounds(pace)) {
      try {
        encode.add(lane.measure(Direction.ENCODE, pace.roundNanos()));
        decode.add(lane.measure(Direction.DECODE, pace.roundNanos()));
      } catch (RuntimeException | VirtualMachineError e) {
        trip = RoundTrip.not(Outcome.FAILED, ErrorLines.describe(e));
      }
    }
  }

  private int rounds(Pace pace) {
    return encode.isEmpty() ? Pace.ROUNDS : pace.rounds(Math.max(encode.get(0), decode.get(0)));
  }

  Result result(int objects) {
    return new Result(lane.codec(), trip, trip.outcome() == Outcome.EQUAL ? times(objects) : null);
  }

  private Times times(int objects) {
    List<Double> both = new ArrayList<>();
    for (int i = 0; i < encode.size(); i++) {
      both.add(encode.get(i) + decode.get(i));
    }
    return new Times(
        Spread.of(encode).per(objects),
        Spread.of(decode).per(objects),
        Spread.of(both).per(objects),
        ready.warm());
  }

  @Override
  public void close() {
    lane.close();
  }
}
