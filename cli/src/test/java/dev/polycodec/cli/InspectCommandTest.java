package dev.polycodec.cli;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import com.acme.Order;
import dev.polycodec.Codec;
import dev.polycodec.Codecs;
import dev.polycodec.Evolution;
import dev.polycodec.SchemaExchange;
import dev.polycodec.stored.Envelopes;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.ObjectOutputStream;
import java.math.BigDecimal;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
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
        "bson4jackson-typed",
        "smile-typed",
        "cbor-typed",
        "msgpack-typed",
        "fastjson-jsonb"
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
    assertThat(run.code()).isEqualTo(Look.INCOMPLETE);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"bson", "bson4jackson-typed", "cbor-typed", "msgpack-typed", "smile-typed"})
  void showsStrictMessagesByPlaceWhereTheFormatTellsScalars(String name) throws IOException {
    byte[] bytes = codec(name, Evolution.STRICT).encode(new Order.Line("pen", 2, BigDecimal.ONE));
    Run run = Run.of("inspect", write(bytes).toString());
    assertThat(run.out()).contains("  by place: \"pen\", 2, ");
    assertThat(run.code()).isEqualTo(Look.INCOMPLETE);
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
    assertThat(run.code()).isEqualTo(Look.BROKEN);
  }

  @Test
  void marksTheByteThatIsBroken() throws IOException {
    byte[] bytes = codec("kryo", Evolution.STRICT).encode(new ArrayList<>(List.of("a", "b")));
    bytes[25] = 0x7F; // the length of the first text
    Run run = Run.of("inspect", write(bytes).toString());
    assertThat(run.out())
        .endsWith(
            """
            java.util.ArrayList (1)
              - ?
              broken at byte 24: The bytes announce 63 elements, but only 4 bytes remain
                00000010  61 79 4c 69 73 74 07 02[05 7f]61 01 03 62
            """);
    assertThat(run.code()).isEqualTo(Look.BROKEN);
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
  void showsJavaObjectStreamsByTheirGrammar() throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      Map<String, Object> map = new LinkedHashMap<>();
      map.put("mode", Evolution.STRICT);
      map.put("id", 7);
      map.put("many", new int[] {1, 2});
      map.put("list", new ArrayList<>(List.of("a", "a")));
      out.writeObject(map);
    }
    Run run = Run.of("inspect", write(bytes.toByteArray()).toString());
    assertThat(run.out())
        .endsWith(
            """
              format       a Java object stream
            java.util.LinkedHashMap
              loadFactor: 0.75f
              threshold: 12
              (written): byte[8] 0000001000000004
              (written): "mode"
              (written): dev.polycodec.Evolution STRICT
              (written): "id"
              (written): java.lang.Integer
                value: 7
              (written): "many"
              (written): int[] (2)
                - 1
                - 2
              (written): "list"
              (written): java.util.ArrayList
                size: 2
                (written): byte[4] 00000002
                (written): "a"
                (written): "a"
              accessOrder: false
            """);
    assertThat(run.code()).isZero();
    assertThat(Run.of("inspect", write(Arrays.copyOf(bytes.toByteArray(), 200)).toString()).out())
        .contains("The bytes end before the object does");
  }

  @Test
  void namesTheCodecOfAnEnvelopeWhoseBytesDoNotDescribeThemselves() throws IOException {
    Codec codec = Codecs.builder().use("protostuff-plain").envelope(Envelopes.defaults()).build();
    Run run = Run.of("inspect", write(codec.encode(new Part())).toString());
    assertThat(run.out())
        .contains("  format       plain Protostuff\n")
        .contains("./polycodec convert --from protostuff-plain --to kryo ");
    assertThat(run.code()).isEqualTo(4);
  }

  /** A message of Protostuff. */
  static final class Part {
    int count = 2;
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
  void theNewlineThatOtherToolsAddIsNoPartOfTheMessage() {
    byte[] bytes = codec("kryo", Evolution.STRICT).encode(new ArrayList<>(List.of("a", 1)));
    Run run = ofInput(Arrays.copyOf(bytes, bytes.length + 1), '\n');
    assertThat(run.out())
        .startsWith("- without the newline at its end: " + bytes.length + " bytes");
    assertThat(run.code()).isZero();
    Run broken = ofInput(Arrays.copyOf(bytes, bytes.length - 1), '\n');
    assertThat(broken.out()).startsWith("-: " + (bytes.length - 1) + " bytes");
    assertThat(broken.code()).isEqualTo(Look.BROKEN);
  }

  private static Run ofInput(byte[] bytes, char last) {
    bytes[bytes.length - 1] = (byte) last;
    InputStream before = System.in;
    System.setIn(new ByteArrayInputStream(bytes));
    try {
      return Run.of("inspect", "-");
    } finally {
      System.setIn(before);
    }
  }

  @Test
  void documentsInDocumentsEndInAMessage() throws IOException {
    int levels = 100_000;
    ByteBuffer bytes = ByteBuffer.allocate(5 + 8 * levels).order(ByteOrder.LITTLE_ENDIAN);
    for (int i = levels; i > 0; i--) {
      bytes.putInt(5 + 8 * i).put((byte) 3).put((byte) 'a').put((byte) 0);
    }
    bytes.putInt(5);
    Run run = Run.of("inspect", write(bytes.array()).toString());
    assertThat(run.out()).contains(": The objects are nested deeper than 2000\n");
    assertThat(run.code()).isEqualTo(Look.BROKEN);
  }

  @Test
  void deepMessagesAreShownToTheirEnd() throws IOException {
    List<Object> nest = new ArrayList<>();
    for (int i = 0; i < 900; i++) {
      List<Object> outer = new ArrayList<>();
      outer.add(nest);
      outer.add(nest);
      nest = outer;
    }
    Run run =
        Run.of("inspect", "--json", write(codec("kryo", Evolution.STRICT).encode(nest)).toString());
    assertThat(run.err()).isEmpty();
    assertThat(run.out()).contains("\"@id\":899,");
    assertThat(run.code()).isZero();
  }

  @Test
  void fractionsAreShownToTheLastDigit() throws IOException {
    String json = "{\"amount\":12345678901234567890.12,\"price\":1.10,\"big\":1E+400}";
    assertThat(Run.of("inspect", "--json", write(json.getBytes(ISO_8859_1)).toString()).out())
        .contains(json);
  }

  @Test
  void longTextsOfJavaAreShownLikeShortOnes() throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      out.writeObject("\ud83d\ude00\0é" + "x".repeat(70_000));
    }
    assertThat(Run.of("inspect", write(bytes.toByteArray()).toString()).out())
        .contains("\"\ud83d\ude00\\u0000éx");
  }

  @Test
  void namesOfConstantsArePrintedWithoutControlCharacters() throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      out.writeObject(Evolution.STRICT);
    }
    String stream = bytes.toString(ISO_8859_1).replace("STRICT", "\033[2Jx\n");
    assertThat(Run.of("inspect", write(stream.getBytes(ISO_8859_1)).toString()).out())
        .endsWith("dev.polycodec.Evolution \\u001b[2Jx\\n\n");
  }

  @Test
  void refusesAFileThatIsNotThere() {
    Run run = Run.of("inspect", "no-such-file");
    assertThat(run.err()).startsWith("polycodec inspect: no-such-file cannot be read: ");
    assertThat(run.code()).isEqualTo(1);
  }
}
