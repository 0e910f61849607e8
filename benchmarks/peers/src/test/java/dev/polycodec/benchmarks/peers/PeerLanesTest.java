package dev.polycodec.benchmarks.peers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.polycodec.benchmarks.Contender;
import dev.polycodec.benchmarks.Lane;
import dev.polycodec.compare.workload.Workload;
import dev.polycodec.compare.workload.Workloads;
import dev.polycodec.tck.equality.DeepEquality;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** What is compared does the same work: every layer brings the values back. */
class PeerLanesTest {

  private static final List<String> WORKLOADS =
      List.of("message", "user", "small", "medium", "session-1000", "css", "node-releases");

  @TestFactory
  Stream<DynamicTest> everyLayerBringsTheValuesBack() {
    return new PeerLanes()
        .lanes().stream()
            .flatMap(
                lane ->
                    WORKLOADS.stream()
                        .filter(workload -> !lane.unable().contains(workload))
                        .map(
                            workload ->
                                dynamicTest(
                                    lane.name() + " " + workload, () -> trip(lane, workload))));
  }

  private static void trip(Lane lane, String name) throws Exception {
    Workload workload = Workloads.load(name);
    try (Contender contender = lane.opener().open(workload)) {
      for (Object value : workload.messages()) {
        Object decoded = contender.decode(contender.encode(value));
        assertThat(DeepEquality.difference(value, decoded, lane.traits())).isEmpty();
      }
    }
  }
}
