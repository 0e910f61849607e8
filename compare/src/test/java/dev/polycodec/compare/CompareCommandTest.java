package dev.polycodec.compare;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CompareCommandTest {

  private static final String NUMBER = "[\\d,]+(\\.\\d)?";
  private static final String RATIO = "\\d+\\.\\d\\d";

  @TempDir Path directory;

  @Test
  void everyCodecReturnsEqualValuesOfEveryQuickDataSet() throws IOException {
    List<String> codecs =
        Discovery.run().select(List.of()).stream()
            .map(CodecInfo::name)
            .filter(name -> !name.startsWith("fake"))
            .toList();
    assertThat(codecs).isNotEmpty();

    Run run =
        Run.compare(
            "--format",
            "json",
            "--codec",
            String.join(",", codecs),
            "--data-set",
            "css,timezones,node-releases,message,user,medium");

    assertThat(run.err()).isEmpty();
    assertThat(run.exitCode()).isZero();
    List<String> notEqual = new ArrayList<>();
    JsonNode results = new ObjectMapper().readTree(run.out()).required("results");
    for (JsonNode result : results) {
      if (!result.required("outcome").asText().equals("equal")) {
        notEqual.add(
            result.required("codec").asText() + " on " + result.required("dataSet").asText());
      }
    }
    assertThat(results).hasSize(codecs.size() * 6);
    assertThat(notEqual).isEmpty();
  }

  @Test
  void tableHasARowOfFiguresForEachCodec() {
    Run run = Run.compare("--codec", "fake,fake-forked", "--data-set", "message");

    assertThat(run.err()).isEmpty();
    assertThat(run.exitCode()).isZero();
    String figures = (" +" + NUMBER + " +" + RATIO).repeat(4);
    assertThat(run.out().lines().findFirst().orElseThrow())
        .matches("codec +encode ns +rel +decode ns +rel +bytes +rel +deflated +rel +tiers +trust");
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
            "--codec",
            "fake",
            "--data-set",
            "message,session-0",
            "--progress",
            "lines");

    assertThat(run.err().lines()).containsExactly("[1/2] message", "[2/2] session-0");
  }

  @Test
  void quickRunStaysWithinItsTime() {
    Run run =
        Run.polycodec(
            "compare", "--quick", "--codec", "fake", "--data-set", "message", "--progress", "none");

    assertThat(run.exitCode()).isZero();
    assertThat(run.rows("fake")).hasSize(1);
  }
}
