package dev.polycodec.compare;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.polycodec.compare.PublishedTable.Row;
import dev.polycodec.compare.Report.DataSet;
import dev.polycodec.compare.Report.Environment;
import dev.polycodec.compare.RoundTrip.Outcome;
import dev.polycodec.compare.workload.Workloads;
import dev.polycodec.spi.Trust;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

@Tag("once")
class PublishedTableTest {

  private static final PublishedTable USER = PublishedTable.of("user");

  private static @Nullable Run message;

  static List<String> tables() {
    return PublishedTable.names();
  }

  @Test
  void everyPublishedTableHasItsName() {
    assertThat(tables())
        .containsExactly(
            "message", "user", "small", "medium", "large", "mixed", "longs", "strings", "session");
    assertThat(PublishedTable.of("session").dataSets())
        .hasSize(6)
        .startsWith("session-0")
        .endsWith("session-1000000");
    assertThat(PublishedTable.of("small").dataSets()).containsExactly("small");
  }

  @ParameterizedTest
  @MethodSource("tables")
  void everyTableBuildsARowForEachOfItsSystems(String name) {
    PublishedTable table = PublishedTable.of(name);
    List<CodecInfo> codecs = Discovery.withTables().select(table.codecs());

    for (String dataSet : table.dataSets()) {
      List<Map<String, String>> rows = new BesidePublished(table, equal(dataSet, codecs)).rows();

      assertThat(rows)
          .extracting(row -> row.get("system"))
          .isEqualTo(table.rows().stream().map(Row::system).toList());
      for (Map<String, String> row : rows) {
        assertThat(row.get("serializer")).isEqualTo(Serializers.of(row.get("codec")));
        assertThat(row.get("both here")).matches("\\d+\\.\\d\\d");
        assertThat(row.get("size here")).matches("\\d+\\.\\d\\d");
      }
      assertThat(rows).extracting(row -> row.get("both here")).contains("1.00");
      assertThat(rows).extracting(row -> row.get("size here")).contains("1.00");
    }
  }

  @ParameterizedTest
  @MethodSource("tables")
  void everyRowButBsonIsTheLibraryItself(String name) {
    assertThat(PublishedTable.of(name).codecs())
        .allMatch(codec -> codec.equals("bson") || !Serializers.of(codec).startsWith("Polycodec"));
  }

  @ParameterizedTest
  @MethodSource("tables")
  void everySystemIsOnThePageForThoseWhoChoose(String name) throws IOException {
    String page = Files.readString(Path.of("../docs/choosing.md"));
    String systems = page.substring(page.indexOf("| System |"));

    assertThat(PublishedTable.of(name).codecs())
        .map(codec -> codec.replaceFirst("-(unsafe|registered)$", ""))
        .allMatch(codec -> systems.contains("`" + codec + "`"));
  }

  @Test
  void figuresAreRatiosToTheBestOfTheirOwnColumn() {
    List<Map<String, String>> rows =
        new BesidePublished(USER, equal("user", codecs("kryo-plain", "json"))).rows();

    assertThat(rows.get(0))
        .containsEntry("system", "JDK")
        .containsEntry("codec", "none here yet")
        .containsEntry("encode", "5.78") // 763 / 132
        .containsEntry("decode", "17.82") // 499 / 28
        .containsEntry("both", "13.06") // (1/132 + 1/28) / (1/763 + 1/499)
        .containsEntry("size", "3.13"); // 1700 / 543
    assertThat(rows.get(3))
        .containsEntry("codec", "kryo-plain")
        .containsEntry("encode here", "1.00")
        .containsEntry("both here", "1.00")
        .containsEntry("size here", "1.00");
    assertThat(rows.get(5))
        .containsEntry("codec", "json")
        .containsEntry("encode here", "2.00")
        .containsEntry("decode here", "2.00")
        .containsEntry("both here", "2.00")
        .containsEntry("size here", "2.00");
  }

  @Test
  void codecThatIsNotOfTheTableIsNoBest() {
    List<Map<String, String>> rows =
        new BesidePublished(USER, equal("user", codecs("kryo", "kryo-plain"))).rows();

    assertThat(rows.get(3)).containsEntry("both here", "1.00");
  }

  @Test
  void rowWithoutFiguresHereSaysWhatBecameOfIt() {
    Result refused =
        new Result(
            OutputTest.codec("json", Trust.HARDENED),
            RoundTrip.not(Outcome.REFUSED, "json takes none"),
            null);
    DataSet dataSet = DataSet.ranked("user", "a user", 1, List.of(refused));
    Report report = report(dataSet);

    assertThat(new BesidePublished(USER, dataSet).rows().get(5))
        .containsEntry("both here", "refused");
    assertThat(PublishedOutput.render(Format.TABLE, List.of(USER), report))
        .contains("\n  json: json takes none\n");
  }

  @Test
  void everyFormatHasTheTable() throws IOException {
    Report report = report(equal("user", codecs("kryo-plain", "json")));

    assertThat(PublishedOutput.render(Format.TABLE, List.of(USER), report))
        .startsWith(
            """
            user: a user; published: objects a ms, bytes
            system      codec          serializer  encode  encode here  decode  decode here   both  both here  size  size here
            JDK         none here yet  -             5.78            -   17.82            -  13.06          -  3.13          -
            """);
    assertThat(PublishedOutput.render(Format.MARKDOWN, List.of(USER), report))
        .contains(
            "| Kryo | kryo-plain | Kryo | 1.25 | 1.00 | 1.11 | 1.00 | 1.17 | 1.00 | 1.10 | 1.00 |\n");
    assertThat(PublishedOutput.render(Format.CSV, List.of(USER), report))
        .contains("\nuser,user,Kryo,kryo-plain,Kryo,1.25,1.00,1.11,1.00,1.17,1.00,1.10,1.00\n");
    JsonNode json =
        new ObjectMapper().readTree(PublishedOutput.render(Format.JSON, List.of(USER), report));
    assertThat(json.at("/published/3/codec").asText()).isEqualTo("kryo-plain");
    assertThat(json.at("/results/0/codec").asText()).isEqualTo("kryo-plain");
  }

  @Test
  void setUpsOfTablesAreInNoDefaultList() {
    assertThat(Discovery.run().codecs().keySet()).noneMatch(name -> name.contains("registered"));
    assertThat(Discovery.withTables().codecs().keySet())
        .contains("kryo-plain-registered", "fst-plain-registered")
        .containsAll(Discovery.run().codecs().keySet());
  }

  /** That of FST needs flags of the JVM, and so a JVM of its own. */
  @Test
  void registeredClassesAreSmallerAndComeBack() {
    Run run = message();

    assertThat(run.err()).isEmpty();
    assertThat(run.exitCode()).isZero();
    assertThat(bytes(run, "kryo-plain-registered")).isLessThan(bytes(run, "kryo-plain"));
    assertThat(bytes(run, "fst-plain-registered")).isLessThan(bytes(run, "fst-plain"));
  }

  @Test
  void systemsWithSchemasHaveFiguresOfTheirGeneratedClasses() throws IOException {
    JsonNode published = new ObjectMapper().readTree(message().out()).get("published");

    assertThat(List.of(published.get(5), published.get(6), published.get(9)))
        .extracting(row -> row.get("serializer").asText())
        .containsExactly("Protobuf", "Thrift", "Avro");
    assertThat(published).allMatch(row -> row.get("both here").asText().matches("\\d+\\.\\d\\d"));
  }

  /** One run for all tests, because it starts ten JVMs. */
  private static synchronized Run message() {
    if (message == null) {
      message = Run.compare("--table", "message", "--format", "json");
    }
    return message;
  }

  private static int bytes(Run run, String codec) {
    try {
      for (JsonNode result : new ObjectMapper().readTree(run.out()).get("results")) {
        if (result.get("codec").asText().equals(codec)) {
          return result.get("bytes").asInt();
        }
      }
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
    throw new AssertionError("no row of " + codec);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          --table mesage                  | There is no published table 'mesage'. Did you mean 'message'? There are message, user, small,
          --table graph                   | There is no published table 'graph'; there are message, user, small, medium, large, mixed, longs, strings, session (see
          --table user,x                  | There is no published table 'x'; there are
          --table user --codec kryo       | --table has its own codecs and data: leave out --codec, --data-set, --quick and --data (see
          --table user --quick            | --table has its own codecs and data: leave
          --table user --data-set css     | --table has its own codecs and data: leave
          --table user --data orders.json | --table has its own codecs and data: leave
          """)
  void wrongTableIsOneLineAndExitCodeTwo(String options, String message) {
    Run run = Run.polycodec(("compare " + options).split(" "));

    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err()).startsWith("polycodec compare: " + message).hasLineCount(1);
  }

  private static List<CodecInfo> codecs(String... names) {
    return Discovery.withTables().select(List.of(names));
  }

  private static Report report(DataSet dataSet) {
    return new Report(
        "./polycodec compare --table user",
        new Environment("2001-02-03", "17 Some VM", "Some OS", 2, "CPU time"),
        List.of(dataSet));
  }

  /** Returns results of which each takes as many times of the first as its place. */
  private static DataSet equal(String name, List<CodecInfo> codecs) {
    assertThat(Workloads.names()).contains(name);
    List<Result> results = new ArrayList<>();
    for (CodecInfo codec : codecs) {
      int place = results.size() + 1;
      results.add(
          new Result(
              codec,
              RoundTrip.equal(100L * place, 50L * place),
              OutputTest.times(10 * place, 20 * place, 0.01, true)));
    }
    return DataSet.ranked(name, "a user", 1, results);
  }
}
