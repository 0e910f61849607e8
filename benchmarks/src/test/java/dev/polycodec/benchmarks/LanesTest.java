package dev.polycodec.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.polycodec.Trait;
import dev.polycodec.compare.workload.Workload;
import dev.polycodec.compare.workload.Workloads;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** What is compared does the same work: every way brings every value back. */
class LanesTest {

  private static final List<String> WORKLOADS =
      List.of(
          "message", "user", "small", "medium", "session-1000", "graph", "css", "node-releases");

  private final Lanes lanes = Lanes.find();

  @TestFactory
  Stream<DynamicTest> everyWayBringsTheValuesBack() {
    return lanes.all().stream()
        .filter(lane -> !lane.codec().equals(TestLanes.CODEC))
        .flatMap(
            lane ->
                WORKLOADS.stream()
                    .filter(workload -> lanes.canCarry(lane, workload))
                    .map(
                        workload ->
                            dynamicTest(lane.name() + " " + workload, () -> trip(lane, workload))));
  }

  /** The subject compares what comes back; what is lent is what is encoded. */
  private static void trip(Lane lane, String name) throws Exception {
    Workload workload = Workloads.load(name);
    Subject subject = new Subject(lane, workload);
    for (int i = 0; i < subject.encoded().length; i++) {
      byte[] expected = subject.encoded()[i];
      subject
          .contender()
          .lend(
              workload.messages().get(i),
              (array, offset, length) ->
                  assertThat(Arrays.copyOfRange(array, offset, offset + length))
                      .isEqualTo(expected));
    }
    subject.close();
  }

  @Test
  void everyCodecHasThreeWays() {
    assertThat(lanes.all())
        .filteredOn(lane -> lane.way().equals("ours") && !lane.codec().equals(TestLanes.CODEC))
        .allSatisfy(
            lane -> {
              assertThat(lanes.has(lane.codec(), "naive")).as(lane.codec() + "/naive").isTrue();
              assertThat(lanes.has(lane.codec(), "expert")).as(lane.codec() + "/expert").isTrue();
            });
  }

  @TestFactory
  Stream<DynamicTest> whatIsLeftOutDoesFail() {
    return lanes.all().stream()
        .flatMap(
            lane ->
                lane.unable().stream()
                    .filter(WORKLOADS::contains)
                    .map(
                        workload ->
                            dynamicTest(
                                lane.name() + " " + workload,
                                () ->
                                    assertThatThrownBy(
                                        () -> new Subject(lane, Workloads.load(workload))))));
  }

  @Test
  void onlyCodecsWithoutCyclesAreLeftOutOfTheGraph() {
    assertThat(lanes.codecs())
        .filteredOn(codec -> lanes.has(codec, "ours"))
        .filteredOn(codec -> !lanes.canCarry(lanes.get(codec, "ours"), "graph"))
        .allSatisfy(
            codec -> assertThat(lanes.get(codec, "ours").traits()).doesNotContain(Trait.CYCLES));
  }
}
