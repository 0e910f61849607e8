package dev.polycodec.compare;

import static org.assertj.core.api.Assertions.assertThat;

import dev.polycodec.Trait;
import dev.polycodec.compare.RoundTrip.Outcome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("once")
class CompareCommandTest {

  private static final String NUMBER = "[\\d,]+(\\.\\d)?";
  private static final String RATIO = "\\d+\\.\\d\\d";

  @TempDir Path directory;

  @Test
  void everyCodecReturnsEqualValuesOfEverySmallDataSet() {
    assertThat(outcomes(false))
        .allSatisfy((name, outcome) -> assertThat(outcome).isEqualTo(Outcome.EQUAL));
  }

  @Test
  void libraryReturnsEqualValuesOrIsRefused() {
    Map<String, Outcome> outcomes = outcomes(true);

    assertThat(outcomes)
        .allSatisfy((name, outcome) -> assertThat(outcome).isIn(Outcome.EQUAL, Outcome.REFUSED))
        .containsEntry("kryo-plain on user", Outcome.EQUAL)
        .containsEntry("hessian-plain on user", Outcome.EQUAL)
        .containsEntry("jdk-plain on user", Outcome.EQUAL)
        .containsEntry("kryo-plain on medium", Outcome.EQUAL);
  }

  /** Tries what needs no flags of the JVM. */
  private static Map<String, Outcome> outcomes(boolean plain) {
    UserData none = new UserData(null, null, CompareCommandTest.class.getClassLoader());
    Map<String, Outcome> outcomes = new LinkedHashMap<>();
    for (CodecInfo codec : Discovery.run().codecs().values()) {
      if (!codec.name().startsWith("fake")
          && codec.jvmFlags().isEmpty()
          && codec.variant().has(Trait.PLAIN) == plain) {
        try (Lane lane = Lanes.local(codec, none)) {
          for (String name :
              List.of("css", "timezones", "node-releases", "message", "user", "medium")) {
            if (GeneratedObjects.suit(codec, name)) {
              outcomes.put(codec.name() + " on " + name, lane.begin(name, 0).trip().outcome());
            }
          }
        }
      }
    }
    return outcomes;
  }

  @Test
  void tableHasARowOfFiguresForEachCodec() {
    Run run = Run.compare("--codec", "fake,fake-forked", "--data-set", "message");

    assertThat(run.err()).isEmpty();
    assertThat(run.exitCode()).isZero();
    String time = " +" + NUMBER + " +\\d+% +" + RATIO;
    String size = " +" + NUMBER + " +" + RATIO;
    String figures = " +[12]=?~?" + time + time + size + size;
    assertThat(run.out().lines().findFirst().orElseThrow())
        .matches(
            "codec +rank +encode ns +± +rel +decode ns +± +rel +bytes +rel +deflated +rel"
                + " +serializer +tiers +trust");
    assertThat(run.out()).contains("\nmessage: a message with a map of 20 parameters\n");
    assertThat(run.rows("fake")).singleElement().asString().matches("fake" + figures + " .*");
    assertThat(run.rows("fake-forked"))
        .singleElement()
        .asString()
        .matches("fake-forked" + figures + " .*trusted only");
  }

  @Test
  void refusedDataIsAnAnswerAndNoFailure() {
    Run run = Run.compare("--codec", "fake,fake-refusing", "--data-set", "message");

    assertThat(run.exitCode()).isZero();
    assertThat(run.rows("fake-refusing").get(0)).matches("fake-refusing +refused .*");
    assertThat(run.out()).contains("\n  fake-refusing: fake-refusing takes nothing");
  }

  @Test
  void dataThatEveryCodecRefusesIsAFailure() {
    Run run = Run.compare("--codec", "fake-refusing", "--data-set", "message");

    assertThat(run.exitCode()).isEqualTo(1);
    assertThat(run.out()).isEmpty();
    assertThat(run.err())
        .startsWith(
            "polycodec compare: Nothing came back: fake-refusing: fake-refusing takes nothing")
        .hasLineCount(1);
  }

  @Test
  void valueThatComesBackDifferentIsShownAndFailsTheRun() {
    Run run = Run.compare("--codec", "fake,fake-lossy", "--data-set", "message");

    assertThat(run.exitCode()).isEqualTo(1);
    assertThat(run.rows("fake-lossy").get(0)).matches("fake-lossy +different .*");
    assertThat(run.err())
        .startsWith("polycodec compare: fake-lossy on message: ")
        .contains("age")
        .hasLineCount(1);
  }

  @Test
  void valueThatComesBackDifferentOnceTheCodeIsHotFailsTheRun() {
    Run run = Run.compare("--codec", "fake,fake-tiring", "--data-set", "message");

    assertThat(run.exitCode()).isEqualTo(1);
    assertThat(run.rows("fake-tiring").get(0)).matches("fake-tiring +different .*");
  }

  @Test
  void bytesThatCannotBeReadAgainFailTheRun() {
    Run run = Run.compare("--codec", "fake,fake-unreadable", "--data-set", "message");

    assertThat(run.exitCode()).isEqualTo(1);
    assertThat(run.rows("fake-unreadable").get(0)).matches("fake-unreadable +failed .*");
    assertThat(run.err()).startsWith("polycodec compare: fake-unreadable on message: decode threw");
  }

  @Test
  void codecThatDoesNotOpenFailsTheRunAndNotTheOthers() {
    Run run = Run.compare("--codec", "fake,fake-closed", "--data-set", "message");

    assertThat(run.exitCode()).isEqualTo(1);
    assertThat(run.rows("fake")).hasSize(1);
    assertThat(run.err()).contains("fake-closed on message: ").contains("fake-closed never opens");
  }

  @Test
  void crashOfAForkedJvmIsReportedAndNotShared() {
    Run run = Run.compare("--codec", "fake,fake-crashing", "--data-set", "message");

    assertThat(run.exitCode()).isEqualTo(1);
    assertThat(run.rows("fake")).hasSize(1);
    assertThat(run.err())
        .isEqualToIgnoringNewLines(
            "polycodec compare: fake-crashing on message: its JVM ended with exit code 134");
  }

  @Test
  void outputGoesToTheFileAndNowhereElse() throws IOException {
    Path file = directory.resolve("result.csv");
    Files.writeString(file, "old");

    Run run =
        Run.compare(
            "--codec",
            "fake",
            "--data-set",
            "message",
            "--format",
            "csv",
            "--output",
            file.toString());

    assertThat(run).isEqualTo(new Run(0, "", ""));
    assertThat(Files.readString(file)).startsWith("dataSet,objects,codec,").hasLineCount(2);
    assertThat(directory.toFile().list()).containsExactly("result.csv");
  }

  @Test
  void progressIsALineForEachDataSetWhereNoTerminalIs() {
    Run run =
        Run.polycodec(
            "compare",
            "--millis",
            "1",
            "--warm-up",
            "1",
            "--codec",
            "fake",
            "--data-set",
            "message,session-0",
            "--progress",
            "lines");

    assertThat(run.err().lines())
        .containsExactly("1 codecs, 2 data sets: about 5 s", "[1/2] message", "[2/2] session-0");
  }

  @Test
  void quickRunIsTheLongOneOnFewerDataSets() {
    Run run = Run.compare("--quick", "--codec", "kryo", "--format", "csv");

    assertThat(run.exitCode()).isZero();
    assertThat(run.out().lines().skip(1).map(row -> row.split(",")[0]))
        .containsExactly("css", "user", "medium");
  }
}
