package dev.polycodec.compare;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class UserDataTest {

  private static final String ORDER =
      """
      package com.acme;
      public record Order(long id, java.time.LocalDate day, java.util.List<Line> lines)
          implements java.io.Serializable {
        public record Line(String article, java.math.BigDecimal price)
            implements java.io.Serializable {}
      }
      """;
  private static final String ORDERS =
      """
      [{"id": 1, "day": "2026-02-03", "lines": [{"article": "pen", "price": 1.50}]},
       {"id": 2, "day": "2026-02-04", "lines": []}]
      """;

  @TempDir Path directory;
  private Path file;

  @BeforeEach
  void chooseFile() {
    file = directory.resolve("orders.json");
  }

  @Test
  void jsonWithoutATypeIsMaps() throws IOException {
    Files.writeString(file, "{\"a\": 1, \"b\": [true, null, 2.5], \"c\": {\"d\": \"e\"}}");

    Run run = compare();

    assertThat(run.err()).isEmpty();
    assertThat(run.exitCode()).isZero();
    assertThat(run.out()).contains("\norders.json: your own data, as maps (messages: 1)\n");
    assertThat(run.rows("fake")).hasSize(1);
  }

  @Test
  void eachElementOfAnArrayIsAMessage() throws IOException {
    Files.writeString(file, "[1, \"two\", {\"three\": 3}]");

    assertThat(compare().out()).contains("\norders.json: your own data, as maps (messages: 3)\n");
  }

  @Test
  void jsonIsBoundToAClassThatOnlyTheUserHas() throws IOException {
    Files.writeString(file, ORDERS);

    Run run = compare("--type", "com.acme.Order", "--classpath", compileOrder().toString());

    assertThat(run.err()).isEmpty();
    assertThat(run.exitCode()).isZero();
    assertThat(run.out())
        .contains("\norders.json: your own data, as com.acme.Order (messages: 2)\n");
    assertThat(run.rows("fake")).hasSize(1);
  }

  @Test
  void forkedCodecGetsTheUsersDataAndClass() throws IOException {
    Files.writeString(file, ORDERS);

    Run run =
        Run.compare(
            "--codec",
            "fake-forked",
            "--data",
            file.toString(),
            "--type",
            "com.acme.Order",
            "--classpath",
            compileOrder().toString());

    assertThat(run.exitCode()).isZero();
    assertThat(run.rows("fake-forked")).hasSize(1);
  }

  @Test
  void classThatIsNotThereIsOneLine() throws IOException {
    Files.writeString(file, ORDERS);

    assertFailure(
        compare("--type", "com.acme.Order"),
        "Class com.acme.Order cannot be loaded; is its jar in --classpath?");
  }

  @Test
  void jarThatIsNotThereIsOneLine() throws IOException {
    Files.writeString(file, ORDERS);

    assertFailure(
        compare("--type", "com.acme.Order", "--classpath", "missing.jar"),
        "There is no file missing.jar, which --classpath names");
  }

  @Test
  void missingFileIsOneLine() {
    assertFailure(compare(), "There is no file " + file);
  }

  @Test
  void malformedJsonIsOneLineThatSaysWhere() throws IOException {
    Files.writeString(file, "{\"a\":\n 1,,}");

    assertFailure(compare(), file + " is not JSON: line 2, column 4: Unexpected character (',' ");
  }

  @Test
  void emptyDataIsOneLine() throws IOException {
    for (String nothing : List.of("", "[]", "null", "[1, null]")) {
      Files.writeString(file, nothing);

      assertFailure(compare(), file + " holds no data, or nulls beside it");
    }
  }

  @Test
  void jsonThatDoesNotFitTheClassIsOneLine() throws IOException {
    Files.writeString(file, "{\"id\": 1, \"customer\": 7}");

    assertFailure(
        compare("--type", "com.acme.Order", "--classpath", compileOrder().toString()),
        file + " does not fit com.acme.Order: Unrecognized field \"customer\"");
  }

  @Test
  void stackTraceNeedsVerbose() {
    assertThat(compare("--verbose").err())
        .startsWith("polycodec compare: There is no file ")
        .contains("at dev.polycodec.compare.UserData");
  }

  private Run compare(String... options) {
    String[] args = new String[options.length + 4];
    System.arraycopy(new String[] {"--codec", "fake", "--data", file.toString()}, 0, args, 0, 4);
    System.arraycopy(options, 0, args, 4, options.length);
    return Run.compare(args);
  }

  private static void assertFailure(Run run, String message) {
    assertThat(run.exitCode()).isEqualTo(1);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).startsWith("polycodec compare: " + message).hasLineCount(1);
  }

  private Path compileOrder() throws IOException {
    Path source = directory.resolve("Order.java");
    Files.writeString(source, ORDER);
    Path classes = Files.createDirectories(directory.resolve("classes"));
    int failed =
        ToolProvider.getSystemJavaCompiler()
            .run(null, null, null, "-d", classes.toString(), source.toString());
    assertThat(failed).isZero();
    return classes;
  }
}
