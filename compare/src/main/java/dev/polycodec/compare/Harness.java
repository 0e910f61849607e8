package dev.polycodec.compare;

import dev.polycodec.compare.Report.DataSet;
import dev.polycodec.compare.workload.Workload;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Runs codecs over workloads: first whether all values come back equal, then how fast, in rounds
 * that take turns, so that whatever else the machine does meets all of them alike.
 */
final class Harness {

  private final List<Lane> lanes;
  private final Progress progress;

  Harness(List<Lane> lanes, Progress progress) {
    this.lanes = lanes;
    this.progress = progress;
  }

  /** Returns the steps of progress that a workload takes. */
  static int steps(int lanes) {
    return lanes * (1 + Direction.values().length * (1 + Pace.ROUNDS));
  }

  DataSet run(Workload workload, Pace pace) {
    progress.begin(workload.name());
    List<Contender> contenders = new ArrayList<>();
    for (Lane lane : lanes) {
      contenders.add(new Contender(lane, workload));
      progress.step();
    }
    for (Direction direction : Direction.values()) {
      measure(direction, pace, contenders);
    }
    List<Result> results =
        contenders.stream()
            .map(Contender::result)
            .sorted(Comparator.comparingDouble(Result::totalNanos))
            .toList();
    return new DataSet(workload.name(), workload.description(), workload.objects(), results);
  }

  private void measure(Direction direction, Pace pace, List<Contender> contenders) {
    for (Contender contender : contenders) {
      contender.warmUp(direction, pace);
      progress.step();
    }
    for (int round = 0; round < pace.rounds(); round++) {
      for (Contender contender : contenders) {
        contender.round(round, direction, pace);
        progress.step();
      }
    }
  }
}
