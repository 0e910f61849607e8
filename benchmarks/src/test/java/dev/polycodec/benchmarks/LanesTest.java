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
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** What is compared does the same work: every way brings every value back. */
@Tag("once")
class LanesTest {

  private static final List<String> WORKLOADS =
      List.of(
          "message", "user", "small", "medium", "session-1000", "graph", "css", "node-releases");

  /**
   * Those whose libraries have no serializers of such objects, or are not compared by themselves.
   */
  private static final List<String> WITHOUT =
      List.of(TestLanes.CODEC, "bson", "bson4jackson-typed", "msgpack-typed", "fastjson-jsonb");

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

  @TestFactory
  Stream<DynamicTest> plainCodecsWriteTheBytesOfTheirLibraries() {
    return lanes.all().stream()
        .filter(lane -> lane.way().equals("library"))
        .flatMap(
            lane ->
                Stream.of("user", "medium", "graph")
                    .filter(workload -> lanes.canCarry(lane, workload))
                    .map(
                        workload ->
                            dynamicTest(
                                lane.name() + " " + workload, () -> sameBytes(lane, workload))));
  }

  private void sameBytes(Lane library, String name) throws Exception {
    Workload workload = Workloads.load(name);
    byte[][] expected = new Subject(library, workload).encoded();
    Subject ours = new Subject(lanes.get(library.codec(), "ours"), workload);
    assertThat(ours.encoded()).isDeepEqualTo(expected);
    ours.close();
  }

  @Test
  void everyCodecHasThreeWaysOrStandsBesideItsLibrary() {
    assertThat(lanes.all())
        .filteredOn(lane -> lane.way().equals("ours") && !WITHOUT.contains(lane.codec()))
        .allSatisfy(
            lane -> {
              boolean plain = lane.traits().contains(Trait.PLAIN);
              List<String> besides = plain ? List.of("library") : List.of("naive", "expert");
              assertThat(besides).allMatch(way -> lanes.has(lane.codec(), way), lane.name());
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
