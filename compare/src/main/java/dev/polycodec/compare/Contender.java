package dev.polycodec.compare;

import dev.polycodec.compare.Result.Times;
import dev.polycodec.compare.RoundTrip.Outcome;
import dev.polycodec.compare.workload.Workload;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** One codec on its way through one workload. */
final class Contender {

  private final Lane lane;
  private final Workload workload;
  private final Map<Direction, List<Double>> samples = new EnumMap<>(Direction.class);
  private RoundTrip trip;
  private int rounds;

  Contender(Lane lane, Workload workload) {
    this.lane = lane;
    this.workload = workload;
    this.trip = lane.begin(workload);
  }

  void warmUp(Direction direction, Pace pace) {
    rounds = pace.rounds(measure(direction, pace.warmUpNanos()));
    samples.put(direction, new ArrayList<>());
  }

  void round(int number, Direction direction, Pace pace) {
    if (number < rounds) {
      samples.getOrDefault(direction, List.of()).add(measure(direction, pace.roundNanos()));
    }
  }

  /** Measures, unless the codec is out; it is out from now on if it fails. */
  private double measure(Direction direction, long nanos) {
    if (trip.outcome() != Outcome.EQUAL) {
      return Double.NaN;
    }
    try {
      return lane.measure(direction, nanos);
    } catch (RuntimeException | VirtualMachineError e) {
      trip = RoundTrip.not(Outcome.FAILED, ErrorLines.describe(e));
      return Double.NaN;
    }
  }

  Result result() {
    Times times =
        trip.outcome() == Outcome.EQUAL
            ? new Times(perObject(Direction.ENCODE), perObject(Direction.DECODE))
            : null;
    return new Result(lane.codec(), trip, times);
  }

  private double perObject(Direction direction) {
    List<Double> sorted = samples.getOrDefault(direction, List.of()).stream().sorted().toList();
    return sorted.get(sorted.size() / 2) / workload.objects();
  }
}
