package dev.polycodec.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.acme.Order;
import dev.polycodec.Codec;
import dev.polycodec.Codecs;
import dev.polycodec.Evolution;
import dev.polycodec.SchemaExchange;
import dev.polycodec.stored.Envelopes;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class InspectCommandTest {

  private static final String TREE =
      """
      com.acme.Order
        before: null
        coupon: java.util.Optional
          = java.lang.Object[] (1)
            - "SPRING"
        customer: "Ada"
        day: LocalDate 2026-03-01
        first: com.acme.Order$Line &1
          article: "pen"
          count: 2
          price: BigDecimal 1.50
        id: 7
        lines: java.util.ArrayList (2)
          - -> com.acme.Order$Line &1
          - com.acme.Order$Line
            article: "ink"
            count: 1
            price: BigDecimal 9.00
        notes: java.util.LinkedHashMap (1)
          "gift": true
        receipt: byte[3] 010203
        status: com.acme.Order$Status PAID
      """;

  @TempDir Path directory;

  private Path write(byte[] bytes) throws IOException {
    return Files.write(directory.resolve("order.bin"), bytes);
  }

  private static Codec codec(String name, Evolution mode) {
    return Codecs.builder().use(name).evolution(mode).allow("com.acme.*").build();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "jdk",
        "kryo",
        "fst",
        "hessian",
        "protostuff",
        "onenio",
        "bson",
        "smile-typed",
        "cbor-typed"
      })
  void showsCompatibleMessagesWithTheNamesOfTheirFields(String name) throws IOException {
    byte[] bytes = codec(name, Evolution.COMPATIBLE).encode(Order.sample());
    Run run = Run.of("inspect", write(bytes).toString());
    assertThat(run.out())
        .contains(TREE)
        .contains("frame        " + name + ", format version 1, compatible");
    assertThat(run.out()).endsWith("guessed: com.acme.Order$Status is read as enum\n");
    assertThat(run.code()).isZero();
  }

  @ParameterizedTest
  @ValueSource(strings = {"kryo", "smile-typed"})
  void showsStrictMessagesWithExchangedSchemas(String name) throws IOException {
    Codec codec = codec(name, Evolution.STRICT);
    byte[] bytes = codec.encode(Order.sample());
    Path schemas = directory.resolve("schemas");
    Files.write(schemas, SchemaExchange.of(codec).exportSchemas(Order.class));
    Run run = Run.of("inspect", write(bytes).toString(), "--schema", schemas.toString());
    assertThat(run.out()).contains(TREE);
    assertThat(run.code()).isZero();
  }

  @Test
  void saysWhatStrictMessagesNeed() throws IOException {
    byte[] bytes = codec("kryo", Evolution.STRICT).encode(Order.sample());
    Run run = Run.of("inspect", write(bytes).toString());
    assertThat(run.out())
        .contains(
            "The message is strict: without the schemas of its classes, nobody knows the fields");
    assertThat(run.code()).isEqualTo(InspectCommand.INCOMPLETE);
  }

  @ParameterizedTest
  @ValueSource(strings = {"bson", "cbor-typed", "smile-typed"})
  void showsStrictMessagesByPlaceWhereTheFormatTellsScalars(String name) throws IOException {
    byte[] bytes = codec(name, Evolution.STRICT).encode(new Order.Line("pen", 2, BigDecimal.ONE));
    Run run = Run.of("inspect", write(bytes).toString());
    assertThat(run.out()).contains("  by place: \"pen\", 2, ");
    assertThat(run.code()).isEqualTo(InspectCommand.INCOMPLETE);
  }

  @Test
  void showsStrictMessagesOfTheJdkByThemselves() throws IOException {
    byte[] bytes = codec("kryo", Evolution.STRICT).encode(new ArrayList<>(List.of("a", 1L, 2)));
    assertThat(Run.of("inspect", write(bytes).toString()).out())
        .isEqualTo(
            """
            %s: %d bytes
              frame        kryo, format version 1, strict
              root         java.util.ArrayList
              payload      %d bytes
            java.util.ArrayList (3)
              - "a"
              - 1L
              - 2
            """
                .formatted(directory.resolve("order.bin"), bytes.length, bytes.length - 23));
  }

  @Test
  void showsEnvelopesThatAreCompressed() throws IOException {
    byte[] bytes =
        Codecs.builder()
            .use("kryo")
            .evolution(Evolution.COMPATIBLE)
            .envelope(Envelopes.defaults().checksum().deflate(0))
            .build()
            .encode(Order.sample());
    Run run = Run.of("inspect", write(bytes).toString());
    assertThat(run.out())
        .contains("envelope     version 1, compatible\n")
        .contains("checksum     right\n")
        .contains("codec        kryo, format version 1\n")
        .contains("root         com.acme.Order\n")
        .contains("compression  zlib\n")
        .contains(TREE);
    assertThat(run.code()).isZero();
  }

  @Test
  void saysThatAChecksumIsWrongAndShowsTheRest() throws IOException {
    byte[] bytes =
        Codecs.builder()
            .use("kryo")
            .evolution(Evolution.COMPATIBLE)
            .envelope(Envelopes.defaults().checksum())
            .build()
            .encode(Order.sample());
    bytes[bytes.length - 1] ^= 1;
    Run run = Run.of("inspect", write(bytes).toString());
    assertThat(run.out())
        .contains("checksum     wrong\n")
        .contains("broken at byte 3: The checksum of the envelope does not match");
    assertThat(run.code()).isEqualTo(InspectCommand.BROKEN);
  }

  @Test
  void marksTheByteThatIsBroken() throws IOException {
    byte[] bytes = codec("kryo", Evolution.STRICT).encode(new ArrayList<>(List.of("a", "b")));
    bytes[24] = 9; // the head of the first element, which was 5: a text
    Run run = Run.of("inspect", write(bytes).toString());
    assertThat(run.out())
        .endsWith(
            """
            java.util.ArrayList (1)
              - ?
              broken at byte 24: The bytes announce 25 elements, but only 3 bytes remain
                00000010  61 79 4c 69 73 74 06 02[09]03 61 01 03 62
            """);
    assertThat(run.code()).isEqualTo(InspectCommand.BROKEN);
  }

  @Test
  void readsTextAndPrintsJson() throws IOException {
    byte[] bytes = codec("kryo", Evolution.STRICT).encode(new ArrayList<>(List.of("a", 1)));
    Path file = directory.resolve("hex");
    Files.writeString(file, "0x" + HexFormat.ofDelimiter(" ").formatHex(bytes) + "\n");
    Run run = Run.of("inspect", "--hex", "--json", file.toString());
    assertThat(run.out()).endsWith("\"guesses\":{},\"value\":[\"a\",1]}\n");
  }

  @Test
  void showsPlainJson() throws IOException {
    Run run = Run.of("inspect", write("{\"a\": [1, 2]}".getBytes()).toString());
    assertThat(run.out())
        .isEqualTo(
            """
            %s: 13 bytes
              format       JSON
            {
              "a" : [ 1, 2 ]
            }
            """
                .formatted(directory.resolve("order.bin")));
  }

  @Test
  void dumpsTheBytesBesideWhatTheyMean() throws IOException {
    byte[] bytes = codec("kryo", Evolution.STRICT).encode(new ArrayList<>(List.of("a")));
    assertThat(Run.of("inspect", "--dump", write(bytes).toString()).out())
        .endsWith(
            """
            : 27 bytes
            00000000  10 3e                   | frame        kryo, format version 1, strict
            00000002  26 6a 61 76 61 2e 75 74 | root         java.util.ArrayList
            0000000a  69 6c 2e 41 72 72 61 79 |
            00000012  4c 69 73 74             |
            00000016  04                      | payload      4 bytes
            00000017  01                      | java.util.ArrayList (1)
            00000018  05 03 61                |   - "a"
            """);
  }

  @Test
  void refusesAFileThatIsNotThere() {
    Run run = Run.of("inspect", "no-such-file");
    assertThat(run.err()).startsWith("polycodec inspect: no-such-file cannot be read: ");
    assertThat(run.code()).isEqualTo(1);
  }
}
