package dev.polycodec.compare;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.Timeout.ThreadMode;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("once")
class UserClassTest {

  private static final String ORDER =
      """
      package com.acme;
      public class Order implements java.io.Serializable {
        private long id;
        private java.time.LocalDate day;
        private java.math.BigDecimal price;
        private Colour colour;
        private Object payment;
        public void setCard(String number) { payment = new Card(number); }
        public enum Colour { RED, BLUE }
        public record Card(String number) implements java.io.Serializable {}
      }
      """;
  private static final String JSON =
      "{\"id\": 1, \"day\": \"2026-02-03\", \"price\": 1.50, \"colour\": \"RED\", \"card\": \"007\"}";
  private static final String CSV = "id,day,price,colour,card\n1,2026-02-03,1.50,RED,007\n2,,,,\n";

  @TempDir Path directory;

  @Test
  void objectsOfTheClassAreBoundAndComparedWithWhatIsInTheirOpenFields() throws IOException {
    Run run =
        compare(data("orders.json", JSON), jar(ORDER), "com.acme.Order", "kryo,jdk,onenio-plain");

    assertThat(run.err()).isEmpty();
    assertThat(run.exitCode()).isZero();
    assertThat(run.out())
        .contains("\norders.json: your own data, as com.acme.Order (messages: 1)\n");
    assertThat(run.out().lines().filter(line -> line.matches("(kryo|jdk|onenio-plain) +[123].*")))
        .hasSize(3);
  }

  @Test
  void rowsOfCsvAreBoundToTheClass() throws IOException {
    Run run = compare(data("orders.csv", CSV), jar(ORDER), "com.acme.Order", "kryo,fake");

    assertThat(run.err()).isEmpty();
    assertThat(run.exitCode()).isZero();
    assertThat(run.out())
        .contains("\norders.csv: your own data, as com.acme.Order (messages: 2)\n");
  }

  @Test
  void textOfCsvBecomesWhatTheFieldsOfTheClassAre() throws IOException {
    Path data = data("orders.csv", CSV);
    ClassLoader loader = ClassPath.loader(jar(ORDER).toString());

    Object order = new UserData(data, "com.acme.Order", loader).load().messages().get(0);

    assertThat(order.getClass().getClassLoader()).isSameAs(loader);
    assertThat(order)
        .hasFieldOrPropertyWithValue("id", 1L)
        .hasFieldOrPropertyWithValue("day", java.time.LocalDate.of(2026, 2, 3))
        .hasFieldOrPropertyWithValue("price", new java.math.BigDecimal("1.50"))
        .extracting("payment")
        .hasToString("Card[number=007]");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          id,day@1,2026-02-03@x,@ | line 3: Cannot deserialize value of type `long` from String "x": not a valid `long` value
          id@,@                   | is not CSV: the row that begins in line 2 has 2 fields, and the header has 1 field
          id,day@,2026-02-03@     | line 2: Cannot map `null` into type `long`
          id,customer@1,2@        | line 2: Unrecognized field "customer" (class com.acme.Order), not marked as ignorable
          id,colour@1,GREEN@      | line 2: Cannot deserialize value of type `com.acme.Order$Colour` from String "GREEN"
          """)
  void rowThatDoesNotFitTheClassIsOneLine(String csv, String message) throws IOException {
    Path data = data("orders.csv", csv.replace('@', '\n'));

    Run run = compare(data, jar(ORDER), "com.acme.Order", "fake");

    assertThat(run.exitCode()).isEqualTo(3);
    assertThat(run.err())
        .startsWith(
            "polycodec compare: "
                + data
                + (message.startsWith("is not") ? " " : " does not fit com.acme.Order: ")
                + message)
        .hasLineCount(1);
  }

  @Test
  void classThatHasNoWayToBeBoundIsOneLine() throws IOException {
    String priceList =
        """
        package com.acme;
        public interface Order { long id(); }
        """;
    Path jar = jar(priceList);
    String message =
        "polycodec compare: Data cannot be bound to class com.acme.Order: Cannot construct instance"
            + " of `com.acme.Order`";

    for (Path data : List.of(data("a.json", JSON), data("a.csv", CSV))) {
      Run run = compare(data, jar, "com.acme.Order", "fake");

      assertThat(run.exitCode()).isEqualTo(3);
      assertThat(run.err()).startsWith(message).hasLineCount(1);
    }
  }

  @Test
  void classWithoutItsOwnLibrariesIsOneLine() throws IOException {
    String money =
        """
        package com.acme;
        public record Money(long cents) implements java.io.Serializable {}
        """;
    String order =
        """
        package com.acme;
        public record Order(long id, Money price) implements java.io.Serializable {}
        """;
    Path classes = UserJar.classes(directory, money, order);
    Path data = data("orders.json", "{\"id\": 1, \"price\": {\"cents\": 2}}");
    assertThat(compare(data, classes, "com.acme.Order", "fake").err()).isEmpty();

    Files.delete(classes.resolve("com/acme/Money.class"));

    Run run = compare(data, classes, "com.acme.Order", "fake");
    assertThat(run.exitCode()).isEqualTo(3);
    assertThat(run.err())
        .isEqualToIgnoringNewLines(
            "polycodec compare: Class com.acme.Order needs com.acme.Money; is its jar in"
                + " --class-path?");
  }

  @Test
  void classWhoseInitializerThrowsIsOneLine() throws IOException {
    String order =
        """
        package com.acme;
        public class Order implements java.io.Serializable {
          public static final int HOME = Integer.parseInt("nowhere");
          public long id;
        }
        """;

    Run run = compare(data("a.json", "{\"id\": 1}"), jar(order), "com.acme.Order", "fake");

    assertThat(run.exitCode()).isEqualTo(3);
    assertThat(run.err())
        .isEqualToIgnoringNewLines(
            "polycodec compare: Class com.acme.Order cannot be used:"
                + " java.lang.NumberFormatException: For input string: \"nowhere\"");
  }

  @Test
  void everyCodecThatDoesNotTakeTheClassSaysSoInALineOfItsOwn() throws IOException {
    String order =
        """
        package com.acme;
        public class Order {
          private long id;
        }
        """;
    Path data = data("a.json", "{\"id\": 1}");

    Run run = compare(data, jar(order), "com.acme.Order", "kryo,jdk-plain,fake,fake-closed");

    assertThat(run.exitCode()).isEqualTo(1);
    assertThat(run.rows("kryo")).hasSize(1);
    assertThat(run.out())
        .containsPattern("\n  jdk-plain: .*com\\.acme\\.Order.*\n")
        .containsPattern("\n  fake: .*com\\.acme\\.Order.*NotSerializableException\n");
    assertThat(run.err().lines())
        .containsExactly(
            "polycodec compare: fake-closed on a.json: The codec 'fake-closed' cannot be opened:"
                + " fake-closed never opens");
  }

  @Test
  void errorOfAGetterIsSaid() throws IOException {
    String order =
        """
        package com.acme;
        public class Order {
          private long id;
          public long getId() { throw new Error("not yet"); }
          public void setId(long id) { this.id = id; }
        }
        """;

    Run run = compare(data("a.json", "{\"id\": 1}"), jar(order), "com.acme.Order", "kryo,json");

    assertThat(run.exitCode()).isEqualTo(1);
    assertThat(run.rows("kryo")).hasSize(1);
    assertThat(run.err())
        .isEqualToIgnoringNewLines(
            "polycodec compare: json on a.json: encode threw java.lang.Error: not yet");
  }

  @Test
  void everyCodecThatFailsIsALineOfItsOwn() throws IOException {
    Path data = data("orders.json", JSON);

    Run run = compare(data, jar(ORDER), "com.acme.Order", "fake,fake-unreadable,fake-closed");

    assertThat(run.exitCode()).isEqualTo(1);
    assertThat(run.err().lines())
        .containsExactlyInAnyOrder(
            "polycodec compare: fake-unreadable on orders.json: decode threw"
                + " dev.polycodec.MalformedDataException: The bytes are not an encoded"
                + " com.acme.Order: the backend failed with java.lang.IllegalStateException",
            "polycodec compare: fake-closed on orders.json: The codec 'fake-closed' cannot be"
                + " opened: fake-closed never opens");
  }

  @Test
  @Timeout(value = 60, threadMode = ThreadMode.SEPARATE_THREAD)
  void classThatPrintsGetsAmongNoAnswers() throws IOException {
    String order =
        """
        package com.acme;
        public class Order {
          private long id;
          public void setId(long id) { System.out.print("id: "); this.id = id; }
        }
        """;

    Run run = compare(data("a.json", "{\"id\": 1}"), jar(order), "com.acme.Order", "kryo");

    assertThat(run.exitCode()).isZero();
    assertThat(run.rows("kryo")).hasSize(1);
  }

  @Test
  void starStandsForAllJarsOfADirectory() throws IOException {
    jar(ORDER);
    String star = directory + File.separator + "*";

    Run run =
        Run.compare(arguments(data("orders.json", JSON), star, "com.acme.Order", "fake-forked"));

    assertThat(run.err()).isEmpty();
    assertThat(run.exitCode()).isZero();
  }

  private static Run compare(Path data, Path classPath, String type, String codecs) {
    return Run.compare(arguments(data, classPath.toString(), type, codecs));
  }

  private static String[] arguments(Path data, String classPath, String type, String codecs) {
    List<String> arguments = new ArrayList<>(List.of("--codec", codecs));
    arguments.addAll(List.of("--data", data.toString(), "--class", type));
    arguments.addAll(List.of("--class-path", classPath));
    return arguments.toArray(new String[0]);
  }

  private Path data(String name, String content) throws IOException {
    return Files.writeString(directory.resolve(name), content);
  }

  private Path jar(String source) throws IOException {
    return UserJar.of(directory, source);
  }
}
