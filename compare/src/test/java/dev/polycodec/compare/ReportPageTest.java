package dev.polycodec.compare;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.polycodec.compare.Report.DataSet;
import dev.polycodec.compare.Report.Environment;
import dev.polycodec.compare.RoundTrip.Outcome;
import dev.polycodec.compare.workload.Workloads;
import dev.polycodec.spi.Framing;
import dev.polycodec.spi.Trust;
import dev.polycodec.spi.Variant;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReportPageTest {

  @TempDir Path directory;

  @Test
  void pageHoldsTheFiguresOfTheRunAndHowToRepeatIt() throws IOException {
    Path pages = directory.resolve("some/pages");

    Run run =
        Run.compare(
            "--codec", "fake,fake-refusing", "--data-set", "message", "--report", pages.toString());

    Path page = pages.resolve("index.html");
    assertThat(run.err()).isEqualToIgnoringNewLines("The report is " + page);
    JsonNode data = data(Files.readString(page));
    assertThat(data.at("/results/0/codec").asText()).isEqualTo("fake");
    assertThat(data.at("/results/0/encodeNanos").asDouble()).isPositive();
    assertThat(data.at("/results/1/outcome").asText()).isEqualTo("refused");
    assertThat(data.at("/codecs/fake/tiers").asText()).isEqualTo("-");
    assertThat(data.at("/dataSets/0/description").asText()).startsWith("a message");
    assertThat(data.at("/command").asText())
        .startsWith("./polycodec compare ")
        .endsWith("--data-set message --report " + pages);
  }

  @Test
  void pageForbidsTheBrowserToLoadAnything() {
    assertThat(ReportPage.render(report("fine"), List.of()))
        .contains(
            "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none';"
                + " style-src 'unsafe-inline'; script-src 'unsafe-inline'\">");
  }

  @Test
  void figuresOfTheDataCannotEndTheirElement() throws IOException {
    String hostile = "</script><script>alert(1)</script>";

    JsonNode data = data(ReportPage.render(report(hostile), List.of()));

    assertThat(data.at("/results/0/message").asText()).isEqualTo(hostile);
  }

  @Test
  void everyPublishedTableOfADataSetHasTheRowOthersAreComparedTo() throws IOException {
    for (JsonNode table : data(ReportPage.render(report("fine"), List.of())).get("published")) {
      if (Workloads.names().contains(table.get("dataSet").asText())) {
        assertThat(table.get("rows").findValuesAsText("codec")).contains("jdk-plain");
      }
    }
  }

  @Test
  void dataOfTheUsersOwnDoesNotPassForAPublishedSet() throws IOException {
    JsonNode own = data(ReportPage.render(report("fine"), List.of()));
    assertThat(own.at("/dataSets/0/builtIn").asBoolean(true)).isFalse();
  }

  @Test
  void pageHasIntervalsRanksAndWhoseSerializerItIs() throws IOException {
    Path pages = directory.resolve("pages");
    Run.compare("--codec", "kryo", "--data-set", "message", "--report", pages.toString());

    JsonNode data = data(Files.readString(pages.resolve("index.html")));
    JsonNode row = data.at("/results/0");
    assertThat(row.get("encodeLow").asDouble())
        .isLessThanOrEqualTo(row.get("encodeNanos").asDouble())
        .isPositive();
    assertThat(row.get("bothHigh").asDouble())
        .isGreaterThanOrEqualTo(row.get("bothNanos").asDouble());
    assertThat(row.get("rank").asInt()).isEqualTo(1);
    assertThat(data.at("/codecs/kryo/serializer").asText()).isEqualTo("Polycodec on Kryo");
    assertThat(data.at("/dataSets/0/builtIn").asBoolean()).isTrue();
    assertThat(data.at("/legend").asText()).isEqualTo(Serializers.LEGEND);
  }

  @Test
  void directoryThatCannotBeMadeIsSaidBeforeAnythingRuns() throws IOException {
    Path file = Files.createFile(directory.resolve("file"));

    Run run = Run.compare("--codec", "fake", "--report", file.resolve("pages").toString());

    assertThat(run.exitCode()).isEqualTo(1);
    assertThat(run.err()).startsWith("polycodec compare: " + file + "/pages cannot be made: ");
  }

  private static JsonNode data(String page) throws IOException {
    Matcher element =
        Pattern.compile("<script type=\"application/json\" id=\"data\">(.*?)</script>")
            .matcher(page);
    assertThat(element.find()).isTrue();
    return new ObjectMapper().readTree(element.group(1));
  }

  private static Report report(String message) {
    Variant variant = new Variant("alpha", 1, Framing.FRAMED, Set.of(), Trust.HARDENED);
    Result result =
        new Result(
            new CodecInfo(variant.name(), variant, List.of()),
            RoundTrip.not(Outcome.REFUSED, message),
            null);
    return new Report(
        new Environment("2001-02-03", "17 Some VM", "Some OS", 2, "CPU time"),
        List.of(new DataSet("words", "words", 1, List.of(result))));
  }
}
