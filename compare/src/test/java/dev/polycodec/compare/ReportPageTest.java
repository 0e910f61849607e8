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
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("once")
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
    assertThat(ReportPage.render(report("fine")))
        .contains(
            "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none';"
                + " style-src 'unsafe-inline'; script-src 'unsafe-inline'\">");
  }

  @Test
  void figuresOfTheDataCannotEndTheirElement() throws IOException {
    String hostile = "</script><script>alert(1)</script>";

    JsonNode data = data(ReportPage.render(report(hostile)));

    assertThat(data.at("/results/0/message").asText()).isEqualTo(hostile);
  }

  @Test
  void everyPublishedTableOfADataSetHasTheRowOthersAreComparedTo() throws IOException {
    for (JsonNode table : data(ReportPage.render(report("fine"))).get("published")) {
      if (Workloads.names().contains(table.get("dataSet").asText())) {
        assertThat(table.get("rows").findValuesAsText("codec")).contains("jdk-plain");
      }
    }
  }

  /** Its buttons choose kinds; its pairs are a portable codec and a plain one. */
  @Test
  void everyCodecHasAKindOfThoseThatThePageShows() throws IOException {
    String script = ReportPage.resource("report/page.js");
    assertThat(names("\\{ name: '([a-z ]+)', colour: '[a-z]+', symbol", script))
        .containsExactly("portable", "cross language", "plain");
    for (CodecInfo codec : Discovery.withTables().codecs().values()) {
      assertThat(Columns.kind(codec.variant())).as(codec.name()).isEqualTo(kind(codec.name()));
    }
    JsonNode own = data(ReportPage.render(report("fine")));
    assertThat(own.at("/codecs/alpha/kind").asText()).isEqualTo("portable");
  }

  private static String kind(String codec) {
    if (codec.contains("-plain") || codec.equals("fory") || codec.equals("avro-reflect")) {
      return "plain";
    }
    boolean open =
        codec.matches(
            "json|smile|cbor|bson4jackson|msgpack|protobuf(-json)?|avro|thrift-(binary|compact)");
    return open ? "cross language" : "portable";
  }

  @Test
  void everyPartThatTheScriptFillsIsOnThePage() {
    String page = ReportPage.resource("report/page.html");
    String script = ReportPage.resource("report/page.js");

    assertThat(names("id=\"([a-z-]+)\"", page))
        .doesNotHaveDuplicates()
        .contains("kinds", "data-sets", "glance", "time", "size", "scatter", "pairs", "figures")
        .containsAll(names("byId\\('([a-z-]+)'\\)", script))
        .containsAll(names("(?:draw|tall|table|bars)\\('([a-z-]+)'", script));
  }

  @Test
  void everyColourOfTheScriptIsOfTheLightPageAndOfTheDarkOne() {
    String style = ReportPage.resource("report/page.css");
    int dark = style.indexOf("prefers-color-scheme: dark");
    List<String> used = names("colour(?:\\(|: )'([a-z]+)'", ReportPage.resource("report/page.js"));

    assertThat(used).contains("portable", "cross", "plain", "encode", "decode");
    assertThat(names("--([a-z]+): #", style.substring(0, dark))).containsAll(used);
    assertThat(names("--([a-z]+): #", style.substring(dark))).containsAll(used);
  }

  @Test
  void paperShowsTheChartsAndNoButtons() {
    String style = ReportPage.resource("report/page.css");

    assertThat(style.substring(style.indexOf("@media print")))
        .contains("#filters, .save, #tip { display: none; }")
        .contains(".chart svg { position: static !important; width: 100%;");
    assertThat(ReportPage.resource("report/page.js")).contains("setAttribute('viewBox', ");
  }

  private static List<String> names(String pattern, String text) {
    return Pattern.compile(pattern).matcher(text).results().map(found -> found.group(1)).toList();
  }

  @Test
  void dataOfTheUsersOwnDoesNotPassForAPublishedSet() throws IOException {
    JsonNode own = data(ReportPage.render(report("fine")));
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
        "./polycodec compare",
        new Environment("2001-02-03", "17 Some VM", "Some OS", 2, "CPU time"),
        List.of(new DataSet("words", "words", 1, List.of(result))));
  }
}
