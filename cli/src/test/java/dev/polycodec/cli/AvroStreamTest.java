package dev.polycodec.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.apache.avro.Schema;
import org.apache.avro.generic.GenericData;
import org.apache.avro.message.BinaryMessageEncoder;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Single objects of Avro's own library are shown by the schema that they were written with. */
@Tag("once")
class AvroStreamTest {

  private static final String ORDER =
      """
      {
        "type": "record", "name": "Order", "namespace": "com.acme",
        "fields": [
          {"name": "id", "type": "int"},
          {"name": "total", "type": "long"},
          {"name": "rate", "type": "float"},
          {"name": "weight", "type": "double"},
          {"name": "gift", "type": "boolean"},
          {"name": "customer", "type": "string"},
          {"name": "note", "type": ["null", "string"]},
          {"name": "receipt", "type": "bytes"},
          {"name": "code", "type": {"type": "fixed", "name": "Code", "size": 2}},
          {"name": "status", "type": {"type": "enum", "name": "Status", "symbols": ["NEW", "PAID"]}},
          {"name": "tags", "type": {"type": "array", "items": "string"}},
          {"name": "counts", "type": {"type": "map", "values": "int"}},
          {"name": "next", "type": ["null", "Order"], "default": null}
        ]
      }
      """;

  private static final String TREE =
      """
      com.acme.Order
        id: 7
        total: 5000000000L
        rate: 0.5f
        weight: 0.25
        gift: true
        customer: "Ada é€😀"
        note: null
        receipt: byte[2] 00ff
        code: byte[2] 0102
        status: com.acme.Status PAID
        tags: array (2)
          - "a"
          - "b"
        counts: map (1)
          "x": -1
        next: null
      """;

  @TempDir Path directory;
  private final Schema schema = new Schema.Parser().parse(ORDER);
  private String order = "";

  @BeforeEach
  void write() throws IOException {
    order = Files.write(directory.resolve("order.bin"), sample()).toString();
  }

  private byte[] sample() throws IOException {
    GenericData.Record record = new GenericData.Record(schema);
    record.put("id", 7);
    record.put("total", 5_000_000_000L);
    record.put("rate", 0.5f);
    record.put("weight", 0.25);
    record.put("gift", true);
    record.put("customer", "Ada é€😀");
    record.put("receipt", ByteBuffer.wrap(new byte[] {0, -1}));
    Schema code = schema.getField("code").schema();
    record.put("code", new GenericData.Fixed(code, new byte[] {1, 2}));
    Schema status = schema.getField("status").schema();
    record.put("status", new GenericData.EnumSymbol(status, "PAID"));
    record.put("tags", List.of("a", "b"));
    record.put("counts", Map.of("x", -1));
    ByteBuffer bytes = new BinaryMessageEncoder<>(GenericData.get(), schema).encode(record);
    byte[] copy = new byte[bytes.remaining()];
    bytes.get(copy);
    return copy;
  }

  private String schemas(String text) throws IOException {
    return Files.writeString(directory.resolve("schemas"), text).toString();
  }

  @Test
  void showsARecordWithItsSchema() throws IOException {
    Run run = Run.of("inspect", order, "--schema", schemas(ORDER));
    assertThat(run.out())
        .contains("  format       an Avro single object of the schema ")
        .endsWith(TREE);
    assertThat(run.code()).isZero();
  }

  @Test
  void takesALineForEachSchemaAsTheCodecExportsThem() throws IOException {
    String lines = "\"string\"\n" + schema + "\n";
    assertThat(Run.of("inspect", order, "--schema", schemas(lines)).out()).endsWith(TREE);
  }

  @Test
  void takesASchemaOfAUnion() throws IOException {
    String union = "[\"null\", " + schema + "]";
    assertThat(Run.of("inspect", order, "--schema", schemas(union)).out()).endsWith(TREE);
  }

  @Test
  void namesTheSchemaThatIsMissing() throws IOException {
    Run run = Run.of("inspect", order, "--schema", schemas("\"string\""));
    assertThat(run.out())
        .containsPattern(
            "not read at byte 2: Only the schema that it was written with says what follows: name a"
                + " file with the schema of the fingerprint [0-9a-f]{16}, as --schema order.avsc\n");
    assertThat(run.code()).isEqualTo(4);
  }

  @Test
  void refusesAFileThatHasNoSchemas() throws IOException {
    Run run = Run.of("inspect", order, "--schema", schemas("{\"type\": \"recrod\"}"));
    assertThat(run.err()).contains("schemas has no schemas of Avro: ");
    assertThat(run.code()).isEqualTo(1);
  }

  @Test
  void readsBlocksWithTheirSize() {
    Schema array = Schema.createArray(Schema.create(Schema.Type.INT));
    byte[] bytes = new byte[] {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 4, 2, 4, 2, 6, 0};
    PlainStream stream = new AvroStream(bytes, 0, array);
    assertThat(TreeLines.of(stream.read()).stream().map(TreeLines.Line::text))
        .containsExactly("array (3)", "  - 1", "  - 2", "  - 3");
  }

  @Test
  void damagedBytesEndInAMessage() throws IOException {
    Damage.requireMessages(sample(), bytes -> new AvroStream(bytes, 0, schema));
  }

  @Test
  void aDeepNestEndsInAMessage() {
    Schema node =
        new Schema.Parser()
            .parse(
                "{\"type\":\"record\",\"name\":\"Node\",\"fields\":[{\"name\":\"next\",\"type\":"
                    + "[\"null\",\"Node\"]}]}");
    byte[] nest = Damage.nest(100_000, 2);
    assertThat(Damage.failure(new AvroStream(nest, 0, node)))
        .hasMessage("The objects are nested deeper than 2000");
  }

  @Test
  void elementsWithoutBytesAreBounded() {
    Schema nulls = Schema.createArray(Schema.create(Schema.Type.NULL));
    byte[] bytes = Damage.bytes(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xfe, 0xff, 0xff, 0xff, 0x7f);
    assertThat(new AvroStream(bytes, 0, nulls).read().failure())
        .hasMessage("The bytes hold more values than bytes");
  }

  @Test
  void lengthsAreComparedWithTheBytesThatRemain() {
    Schema text = Schema.create(Schema.Type.STRING);
    byte[] bytes = Damage.bytes(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xfe, 0xff, 0xff, 0xff, 0x7f);
    assertThat(new AvroStream(bytes, 0, text).read().failure())
        .hasMessage("The bytes end before the object does");
    Schema choice = Schema.createUnion(Schema.create(Schema.Type.NULL), text);
    assertThat(new AvroStream(Damage.bytes(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8), 0, choice).read())
        .extracting("failure.message")
        .isEqualTo("The schema has no choice of the number 4");
  }

  @Test
  void saysThatBytesAreNoSingleObject() throws IOException {
    String file = Files.write(directory.resolve("x"), new byte[20]).toString();
    Run run = Run.of("inspect", file, "--as", "avro");
    assertThat(run.out())
        .contains("The bytes do not begin as a single object of Avro does: C3 01, eight bytes");
    assertThat(run.code()).isEqualTo(3);
  }
}
