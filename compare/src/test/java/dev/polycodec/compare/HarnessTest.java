package dev.polycodec.compare;

import static org.assertj.core.api.Assertions.assertThat;

import dev.polycodec.compare.Harness.Room;
import dev.polycodec.compare.Progress.Style;
import dev.polycodec.compare.Report.DataSet;
import dev.polycodec.spi.Trust;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class HarnessTest {

  private final List<String> events = new ArrayList<>();

  @Test
  void allAreWarmBeforeTheFirstIsMeasuredAndThenTheyTakeTurns() {
    run(new Room(100, 1), "a", "b", "c");

    assertThat(events.subList(0, 9))
        .containsExactly("begin a", "begin b", "begin c", "a", "a", "b", "b", "c", "c");
    assertThat(events.subList(3, 165)).isEqualTo(inTurns(List.of("a", "b", "c"), 27));
    assertThat(events.subList(165, 168)).containsExactly("close a", "close b", "close c");
  }

  @Test
  void whatDoesNotFitIntoTheMemoryWaits() {
    run(new Room(20, 1), "a", "b", "c");

    assertThat(events).startsWith("begin a", "begin b", "a").endsWith("c", "c", "close c");
    assertThat(events.indexOf("begin c")).isGreaterThan(events.indexOf("close b"));
  }

  @Test
  void aCodecThatDidNotBecomeQuietIsMarked() {
    DataSet dataSet = run(new Room(100, 2), "quiet", "busy");

    assertThat(dataSet.results())
        .filteredOn(result -> result.times() != null && !result.times().settled())
        .extracting(result -> result.codec().name())
        .containsExactly("busy");
  }

  private DataSet run(Room room, String... names) {
    List<CodecInfo> codecs =
        List.of(names).stream().map(name -> OutputTest.codec(name, Trust.HARDENED)).toList();
    Progress silent = Style.NONE.start("test", 1, 1, new PrintWriter(PrintWriter.nullWriter()));
    return new Harness(codecs, Scripted::new, new Pace(0, 1000), room, silent)
        .run(new Subject("words", "words", 1));
  }

  private static List<String> inTurns(List<String> names, int rounds) {
    List<String> all = new ArrayList<>();
    for (int round = 0; round < rounds; round++) {
      names.forEach(name -> all.addAll(List.of(name, name)));
    }
    return all;
  }

  private final class Scripted implements Lane {

    private final CodecInfo codec;

    Scripted(CodecInfo codec) {
      this.codec = codec;
    }

    @Override
    public CodecInfo codec() {
      return codec;
    }

    @Override
    public Ready begin(String workload, long warmUpMillis) {
      note("begin " + codec.name());
      return new Ready(RoundTrip.equal(1, 1), !codec.name().equals("busy"), 10);
    }

    @Override
    public double measure(Direction direction, long nanos) {
      note(codec.name());
      return 10;
    }

    @Override
    public void close() {
      note("close " + codec.name());
    }

    private void note(String event) {
      synchronized (events) {
        events.add(event);
      }
    }
  }
}
