package dev.polycodec.compare;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("once")
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

    Run run = compare("--class", "com.acme.Order", "--class-path", compileOrder().toString());

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
            "--class",
            "com.acme.Order",
            "--class-path",
            compileOrder().toString());

    assertThat(run.exitCode()).isZero();
    assertThat(run.rows("fake-forked")).hasSize(1);
  }

  @Test
  void classThatIsNotThereIsOneLine() throws IOException {
    Files.writeString(file, ORDERS);

    assertFailure(
        compare("--class", "com.acme.Order"),
        "Class com.acme.Order cannot be loaded; is its jar in --class-path?");
  }

  @Test
  void jarThatIsNotThereIsOneLine() throws IOException {
    Files.writeString(file, ORDERS);

    assertFailure(
        compare("--class", "com.acme.Order", "--class-path", "missing.jar"),
        "There is no file missing.jar, which --class-path names");
  }

  @Test
  void dataMayBeAsDeepAsCodecsTakeByDefault() throws IOException {
    Files.writeString(file, "[".repeat(900) + "]".repeat(900));

    Run run = Run.compare("--codec", "kryo", "--data", file.toString());

    assertThat(run.err()).isEmpty();
    assertThat(run.rows("kryo")).hasSize(1);
  }

  @Test
  void fileWithTheNameOfADataSetIsNotTakenForIt() throws IOException {
    file = Files.writeString(directory.resolve("message"), "{\"a\": 1}");

    Run run = compare("--data-set", "message", "--format", "csv");

    assertThat(run.err()).isEmpty();
    assertThat(run.out().lines().map(line -> line.split(",")[0]))
        .containsExactly("dataSet", "./message", "message");
    assertThat(run.out().lines().skip(1).map(line -> line.split(",")[15]).distinct()).hasSize(2);
  }

  @Test
  void missingFileIsOneLine() {
    assertFailure(compare(), "There is no file " + file);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      textBlock =
          """
          {'a': 1}@{'a': 2}@{'a': 3}@     | 3
          {'a': 1}{'a': 2} {'a': 3}       | 3
          @@{'a': 1}@@{'a': 2}            | 2
          [1, 2]@[3, 4]@[5]               | 3
          [[1, 2], [3, 4]]                | 2
          1 2 3                           | 3
          {'a': null}                     | 1
          """)
  void everyValueOfTheFileIsRead(String json, int messages) throws IOException {
    write(json);

    Run run = compare();

    assertThat(run.err()).isEmpty();
    assertThat(run.out()).contains("as maps (messages: " + messages + ")\n");
  }

  @Test
  void everyLineIsBoundToTheClass() throws IOException {
    Files.writeString(file, "{\"id\": 1}\n{\"id\": 2}\n");

    assertThat(
            compare("--class", "com.acme.Order", "--class-path", compileOrder().toString()).out())
        .contains("as com.acme.Order (messages: 2)\n");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      textBlock =
          """
          {'a':@ 1,,}        | is not JSON: line 2, column 4: Unexpected character (',' (code 44))
          {'a': 1} and more  | is not JSON: line 1, column 10: Unrecognized token 'and'
          {'a': 1}@]         | is not JSON: line 2, column 1: Unexpected close marker ']'
          {'a': 1},{'a': 2}  | is not JSON: line 1, column 9: Unexpected character (',' (code 44))
          [1, 2] x           | is not JSON: line 1, column 8: Unrecognized token 'x'
          [1, 2              | is not JSON: line 1, column 6: Unexpected end-of-input
          {'a': 1            | is not JSON: line 1, column 8: Unexpected end-of-input
          {'a': 1, 'a': 2}   | is not JSON: line 1, column 13: Duplicate field 'a'
          {'a': [0, 1e400]}  | holds a number that does not fit: line 1, column 11: 1e400 is beyond the range of double
          -1e999             | holds a number that does not fit: line 1, column 1: -1e999 is beyond the range of double
          @                  | is empty
          []                 | holds an empty array, and no message
          null               | holds a null where a message is due: line 1, column 1
          [1,@ null]         | holds a null where a message is due: line 2, column 2
          1@null             | holds a null where a message is due: line 2, column 1
          """)
  void whatIsWrongWithTheDataIsOneLineThatSaysWhere(String json, String message)
      throws IOException {
    write(json);

    assertFailure(compare(), file + " " + message);
  }

  @Test
  void numberBeyondADoubleIsFineForAClassThatKeepsIt() throws IOException {
    Files.writeString(file, "{\"id\": 1, \"lines\": [{\"article\": \"all\", \"price\": 1e400}]}");

    Run run = compare("--class", "com.acme.Order", "--class-path", compileOrder().toString());

    assertThat(run.err()).isEmpty();
    assertThat(run.exitCode()).isZero();
  }

  /** Single quotes stand for double ones, and @ for the end of a line. */
  private void write(String json) throws IOException {
    Files.writeString(file, json.replace('\'', '"').replace('@', '\n'));
  }

  @Test
  void jsonThatDoesNotFitTheClassIsOneLine() throws IOException {
    Files.writeString(file, "{\"id\": 1, \"customer\": 7}");

    assertFailure(
        compare("--class", "com.acme.Order", "--class-path", compileOrder().toString()),
        file + " does not fit com.acme.Order: line 1, column 25: Unrecognized field \"customer\"");
  }

  @Test
  void fractionIsNotCutOffForAFieldOfWholeNumbers() throws IOException {
    Files.writeString(file, "{\"id\": 1.9}");

    assertFailure(
        compare("--class", "com.acme.Order", "--class-path", compileOrder().toString()),
        file
            + " does not fit com.acme.Order: line 1, column 8: Cannot coerce Floating-point value");
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
    assertThat(run.exitCode()).isEqualTo(3);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).startsWith("polycodec compare: " + message).hasLineCount(1);
  }

  private Path compileOrder() throws IOException {
    return UserJar.classes(directory, ORDER);
  }
}
