package dev.polycodec.compare;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("once")
class CsvMessagesTest {

  @TempDir Path directory;
  private Path file;

  @BeforeEach
  void chooseFile() {
    file = directory.resolve("orders.csv");
  }

  @Test
  void eachRowIsAMessageOfTheNamesInTheHeader() throws IOException {
    write("id,name\n1,pen\n2,ink\n");

    assertThat(CsvMessages.maps(file))
        .containsExactly(Map.of("id", 1, "name", "pen"), Map.of("id", 2, "name", "ink"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"\n", "\r\n", "\r"})
  void linesEndAsEverySystemEndsThem(String end) throws IOException {
    write("id,name" + end + "1,\"a, b\"" + end + "2,\"say \"\"so\"\"\"" + end + "3,c");

    assertThat(column("id")).containsExactly(1, 2, 3);
    assertThat(column("name")).containsExactly("a, b", "say \"so\"", "c");
  }

  @Test
  void quotedFieldKeepsItsLineEndsAndSpaces() throws IOException {
    write("a,b\n\" x\r\ny\n\", z \n");

    assertThat(column("a")).containsExactly(" x\r\ny\n");
    assertThat(column("b")).containsExactly(" z ");
  }

  @Test
  void byteOrderMarkIsNoPartOfTheFirstName() throws IOException {
    write("\uFEFFid\n1\n");
    assertThat(column("id")).containsExactly(1);

    Files.write(file, "\uFEFFid\n1\n".getBytes(StandardCharsets.UTF_16LE));
    assertThat(column("id")).containsExactly(1);
  }

  @Test
  void blankLinesBetweenRowsOfSeveralFieldsAreNone() throws IOException {
    write("a,b\n\n1,2\n\n\n3,4\n\n");

    assertThat(column("b")).containsExactly(2, 4);
  }

  @Test
  void emptyFieldIsNullAndAnEmptyQuotedOneIsEmptyText() throws IOException {
    write("a,b\n,x\n1,\"\"\n");

    assertThat(column("a")).containsExactly(null, 1);
    assertThat(column("b")).containsExactly("x", "");
  }

  @Test
  void blankLineOfASingleColumnIsItsEmptyField() throws IOException {
    write("a\n1\n\n2\n");

    assertThat(column("a")).containsExactly(1, null, 2);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          true false            | java.lang.Boolean
          0 -1 2147483647       | java.lang.Integer
          0 2147483648          | java.lang.Long
          9223372036854775807 1 | java.lang.Long
          1 2.50 -3e-7          | java.lang.Double
          -0.0 1e308            | java.lang.Double
          true 1                | java.lang.String
          True False            | java.lang.String
          1 two                 | java.lang.String
          1 007                 | java.lang.String
          1 +1                  | java.lang.String
          1,000 2,000           | java.lang.String
          NaN 1.5               | java.lang.String
          1.5 1e309             | java.lang.String
          1.5 1e-400            | java.lang.String
          9223372036854775808   | java.lang.String
          0.5 9007199254740993  | java.lang.String
          0.12345678901234567   | java.lang.String
          0x10 1                | java.lang.String
          """)
  void columnHasATypeOnlyIfAllOfItHasAndNothingIsLost(String fields, Class<?> type)
      throws IOException {
    String[] all = fields.split(" ");
    write("column\n\"" + String.join("\"\n\"", all) + "\"\n");

    assertThat(column("column")).hasSize(all.length).hasOnlyElementsOfType(type);
    if (type == String.class) {
      assertThat(column("column")).containsExactly((Object[]) all);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          a,b@1,2@3@          | is not CSV: the row that begins in line 3 has 1 field, and the header has 2 fields
          a,b@1,'x@y'@1,2,3@  | is not CSV: the row that begins in line 4 has 3 fields, and the header has 2 fields
          a@1,2@              | is not CSV: the row that begins in line 2 has 2 fields, and the header has 1 field
          a,b@1,2@3,'x@y@z,1@ | is not CSV: the row that begins in line 3: Missing closing quote for value
          a,b@1,'x'y@         | is not CSV: the row that begins in line 2: Unexpected character ('y' (code 121)): Expected column separator character (',' (code 44)) or end-of-line
          a,b,a@1,2,3@        | is not CSV with a header: line 1: two columns have the name 'a'
          a,,b@1,2,3@         | is not CSV with a header: line 1: column 2 has no name
          @a,b@1,2@           | is not CSV with a header: line 1: column 1 has no name
          a;b@1;2@            | is not CSV with a header: line 1: there are semicolons or tabs, and commas separate columns
          a,b@                | holds a header, and no row
          a,b@@@              | holds a header, and no row
          ``                  | is empty
          """)
  void whatIsWrongIsOneLineThatSaysWhere(String csv, String message) throws IOException {
    write(csv.replace('@', '\n').replace('\'', '"'));

    assertThatThrownBy(() -> CsvMessages.maps(file))
        .isInstanceOf(Failure.class)
        .hasMessage(file + " " + message);
  }

  @Test
  void lineThatIsNotUtf8IsSaid() throws IOException {
    Files.writeString(file, "name\nb\u00fccher\nc\u00e4fe\npen\n", StandardCharsets.ISO_8859_1);

    assertThatThrownBy(() -> CsvMessages.maps(file))
        .isInstanceOf(Failure.class)
        .hasMessage(file + " is not UTF-8: line 2");
  }

  @Test
  void whateverIsQuotedComesBack() throws IOException {
    Random random = new Random(1);
    List<String> texts = new ArrayList<>();
    StringBuilder csv = new StringBuilder("text,number\n");
    for (int i = 0; i < 2_000; i++) {
      StringBuilder text = new StringBuilder("t");
      random.ints(random.nextInt(8), 0, 6).forEach(each -> text.append("a\",\r\n ".charAt(each)));
      texts.add(text.toString());
      csv.append('"').append(text.toString().replace("\"", "\"\"")).append("\",").append(i);
      csv.append(random.nextBoolean() ? "\n" : "\r\n");
    }
    write(csv.toString());

    assertThat(column("text")).isEqualTo(texts);
    assertThat(column("number")).hasOnlyElementsOfType(Integer.class).hasSize(2_000);
  }

  @Test
  void fileIsComparedAsMaps() throws IOException {
    write("id,name\n1,pen\n2,ink\n");

    Run run = Run.compare("--codec", "fake,fake-forked", "--data", file.toString());

    assertThat(run.err()).isEmpty();
    assertThat(run.exitCode()).isZero();
    assertThat(run.out()).contains("\norders.csv: your own data, as maps (messages: 2)\n");
    assertThat(run.rows("fake-forked")).hasSize(1);
  }

  @Test
  void fileThatIsNoCsvIsOneLineAndExitCodeThree() throws IOException {
    write("id,name\n1\n");

    Run run = Run.compare("--codec", "fake", "--data", file.toString());

    assertThat(run.exitCode()).isEqualTo(3);
    assertThat(run.err())
        .isEqualToIgnoringNewLines(
            "polycodec compare: "
                + file
                + " is not CSV: the row that begins in line 2 has 1 field, and the header has 2"
                + " fields")
        .hasLineCount(1);
  }

  private void write(String csv) throws IOException {
    Files.writeString(file, csv);
  }

  private List<Object> column(String name) {
    List<Object> column = new ArrayList<>();
    for (Object message : CsvMessages.maps(file)) {
      column.add(new HashMap<>((Map<?, ?>) message).get(name));
    }
    return column;
  }
}
