package dev.polycodec.avro;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.acme.shop.Item;
import com.acme.shop.Nest;
import com.acme.shop.Order;
import com.acme.shop.Shelf;
import dev.polycodec.Codec;
import dev.polycodec.CodecException;
import dev.polycodec.Codecs;
import dev.polycodec.LimitExceededException;
import dev.polycodec.MalformedDataException;
import dev.polycodec.SchemaExchange;
import dev.polycodec.SchemaMismatchException;
import dev.polycodec.SchemaRegistry;
import dev.polycodec.tck.Allocations;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.apache.avro.LogicalTypes;
import org.apache.avro.Schema;
import org.apache.avro.SchemaBuilder;
import org.apache.avro.SchemaNormalization;
import org.apache.avro.data.TimeConversions;
import org.apache.avro.generic.GenericData;
import org.apache.avro.generic.GenericRecord;
import org.apache.avro.util.ClassSecurityValidator;
import org.apache.avro.util.ClassSecurityValidator.ClassSecurityPredicate;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Bytes of another schema are read as Avro resolves it, once that schema is known. */
class AvroSchemasTest {

  private final Codec codec = Codecs.builder().use("avro").build();
  private final Codec other = Codecs.builder().use("avro").build();

  /** An earlier item: its price is an int, it has a colour, and no discount yet. */
  private static final Schema EARLIER =
      SchemaBuilder.record("Item")
          .namespace("com.acme.shop")
          .fields()
          .requiredString("colour")
          .requiredInt("cents")
          .requiredString("title")
          .requiredDouble("weight")
          .requiredFloat("discount")
          .requiredBoolean("gift")
          .endRecord();

  @AfterEach
  void close() {
    codec.close();
    other.close();
  }

  @Test
  void noRegistryOfClassesKeepsSchemasOfAvro() {
    SchemaRegistry registry =
        new SchemaRegistry() {
          @Override
          public void publish(int fingerprint, byte[] schema) {
            throw new AssertionError("published");
          }

          @Override
          public byte[] find(int fingerprint) {
            throw new AssertionError("asked");
          }
        };
    assertThatThrownBy(() -> SchemaExchange.of(codec).connect(registry))
        .isExactlyInstanceOf(IllegalStateException.class)
        .hasMessage(
            "The codec 'avro' has schemas of its library, which no registry keeps: export and"
                + " import them");
  }

  private byte[] earlier() {
    return earlier(EARLIER, "chair");
  }

  private byte[] earlier(Schema schema, Object title) {
    GenericRecord record = new GenericData.Record(schema);
    record.put("colour", "red");
    record.put("cents", 4_999);
    record.put("title", title);
    record.put("weight", 3.5);
    record.put("discount", 0.5f);
    record.put("gift", true);
    return other.encode(record);
  }

  private static byte[] json(String schemas) {
    return schemas.getBytes(StandardCharsets.UTF_8);
  }

  @Test
  void aSchemaThatIsNotKnownIsRefusedWithItsFingerprint() {
    byte[] bytes = earlier();
    assertThatThrownBy(() -> codec.decode(bytes, Item.class))
        .isExactlyInstanceOf(SchemaMismatchException.class)
        .hasMessage(
            "The bytes were written with a schema of the fingerprint "
                + String.format("%016x", SchemaNormalization.parsingFingerprint64(EARLIER))
                + ", which this codec does not know: add it by"
                + " SchemaExchange.of(codec).importSchemas, or by AvroOptions.schema");
  }

  @Test
  void anImportedSchemaIsResolvedToThatOfTheClass() {
    assertThat(SchemaExchange.of(codec).importSchemas(json(EARLIER.toString()))).isEqualTo(1);
    assertThat(SchemaExchange.of(codec).importSchemas(json(EARLIER.toString()))).isZero();
    assertThat(codec.decode(earlier(), Item.class))
        .isEqualTo(new Item("chair", 4_999L, 3.5, 0.5f, true));
  }

  @Test
  void aSchemaOfOthersDoesNotReplaceTheConfiguredOneOfItsFingerprint() {
    Schema days = LogicalTypes.date().addToSchema(Schema.create(Schema.Type.INT));
    Schema configured =
        SchemaBuilder.record("Due").fields().name("on").type(days).noDefault().endRecord();
    Schema withoutLogicalType = SchemaBuilder.record("Due").fields().requiredInt("on").endRecord();
    AvroOptions options =
        AvroOptions.builder()
            .schema(configured)
            .conversion(new TimeConversions.DateConversion())
            .build();
    GenericRecord due = new GenericData.Record(configured);
    due.put("on", LocalDate.EPOCH);
    try (Codec dates =
        Codecs.builder().use("avro").configure(options).allow(GenericData.Record.class).build()) {
      byte[] bytes = dates.encode(due);
      SchemaExchange.of(dates).importSchemas(json(withoutLogicalType.toString()));
      assertThat(dates.decode(bytes, GenericRecord.class)).isEqualTo(due);
    }
  }

  @Test
  void aSchemaThatIsMadeUpForTheFingerprintOfAnotherIsRefused() {
    String payment = "{\"type\":\"record\",\"name\":\"Pay\",\"fields\":[%s]}";
    String one = field("from", "int") + "," + field("to", "int");
    String exchanged = field("to", "int") + "," + field("from", "int");
    String nothing = "zaaababbaaaabbbabbabbbbbabaaaaabaaabaaababbaabbaababaabaaababababaaaaaaaa";
    String madeUp = payment.formatted(exchanged + "," + field(nothing, "null"));
    SchemaExchange.of(codec).importSchemas(json(madeUp));
    assertThatThrownBy(() -> SchemaExchange.of(codec).importSchemas(json(payment.formatted(one))))
        .isExactlyInstanceOf(MalformedDataException.class)
        .hasMessage("Two schemas have the fingerprint 639accfe7d5fe536, but not the same fields");
  }

  private static String field(String name, String type) {
    return "{\"name\":\"" + name + "\",\"type\":\"" + type + "\"}";
  }

  @Test
  void exportedSchemasMakeGenericRecordsReadable() {
    SchemaExchange.of(codec)
        .importSchemas(SchemaExchange.of(other).exportSchemas(Item.class, Order.class));
    assertThat(codec.decode(other.encode(Orders.item()), GenericData.Record.class))
        .isEqualTo(Orders.record());
  }

  /**
   * Avro's rules make a text of bytes, and the library puts a sign in the place of what is none.
   */
  @Test
  void bytesThatAreNoTextAreRefusedWhereAFieldBecameOne() {
    String text = "{\"name\":\"title\",\"type\":\"string\"}";
    Schema schema =
        new Schema.Parser()
            .parse(EARLIER.toString().replace(text, text.replace("string", "bytes")));
    SchemaExchange.of(codec).importSchemas(json(schema.toString()));

    byte[] chair = earlier(schema, ByteBuffer.wrap("chair".getBytes(StandardCharsets.UTF_8)));
    assertThat(codec.decode(chair, Item.class).getTitle()).isEqualTo("chair");
    byte[] none = earlier(schema, ByteBuffer.wrap(new byte[] {(byte) 0xFF, 1}));
    assertThatThrownBy(() -> codec.decode(none, Item.class))
        .isExactlyInstanceOf(MalformedDataException.class);
  }

  @Test
  void aSchemaThatCannotBeResolvedIsRefused() {
    Schema schema =
        SchemaBuilder.record("Item")
            .namespace("com.acme.shop")
            .fields()
            .requiredString("cents")
            .endRecord();
    SchemaExchange.of(codec).importSchemas(json(schema.toString()));
    GenericRecord record = new GenericData.Record(schema);
    record.put("cents", "many");
    byte[] bytes = other.encode(record);
    assertThatThrownBy(() -> codec.decode(bytes, Item.class))
        .isExactlyInstanceOf(SchemaMismatchException.class)
        .hasMessageStartingWith(
            "The schema of the bytes has another type where com.acme.shop.Item has one");
  }

  @Test
  void whatIsNoSchemaIsRefused() {
    for (String text : new String[] {"", "{", "[]x", "{\"type\":\"record\"}", "\"Unknown\""}) {
      assertThatThrownBy(() -> SchemaExchange.of(codec).importSchemas(json(text)))
          .as(text)
          .isExactlyInstanceOf(MalformedDataException.class)
          .hasMessage(
              "The bytes are not the schemas of a SchemaExchange of 'avro': a line of JSON for"
                  + " each");
    }
  }

  @Test
  void aSchemaThatIsNestedTooDeepIsRefusedBeforeItIsParsed() {
    String deep = "[".repeat(100_000);
    assertThatThrownBy(() -> SchemaExchange.of(codec).importSchemas(json(deep)))
        .isExactlyInstanceOf(LimitExceededException.class)
        .hasMessage("A schema is nested deeper than 200");
  }

  @Test
  void aSchemaOfTooManyWaysIsRefused() {
    String records =
        IntStream.range(1, 40)
            .mapToObj(
                i ->
                    "{'type':'record','name':'R%d','fields':[{'name':'a','type':'R%d'},{'name':'b','type':'R%2$d'}]}"
                        .formatted(i, i - 1))
            .collect(Collectors.joining(",", "[{'type':'record','name':'R0','fields':[]},", "]"))
            .replace('\'', '"');
    assertThatThrownBy(() -> SchemaExchange.of(codec).importSchemas(json(records)))
        .isExactlyInstanceOf(LimitExceededException.class)
        .hasMessage("A schema has more than 50000 fields, those of nested records included");
  }

  @Test
  void tooManyBytesAreRefused() {
    byte[] bytes = new byte[(1 << 20) + 1];
    assertThatThrownBy(() -> SchemaExchange.of(codec).importSchemas(bytes))
        .isExactlyInstanceOf(LimitExceededException.class)
        .hasMessage("Exchanged schemas have at most 1048576 bytes at a time");
  }

  /** A class of a text is the only one that a schema names beside those of records. */
  @Test
  void aClassOfASchemaOfOthersIsNotLoadedUnlessItIsAllowed() {
    String schema =
        "{'type':'record','name':'Trap','fields':[{'name':'text','type':{'type':'string','java-class':'java.io.FileOutputStream'}}]}"
            .replace('\'', '"');
    SchemaExchange.of(codec).importSchemas(json(schema));
    GenericRecord record = new GenericData.Record(new Schema.Parser().parse(schema));
    record.put("text", "/tmp/trap");
    byte[] bytes = other.encode(record);
    assertThatThrownBy(() -> codec.decode(bytes, GenericData.Record.class))
        .isInstanceOf(CodecException.class)
        .hasMessageContaining("java.io.FileOutputStream");
  }

  /** The library's own reader needs a list of trusted packages for the whole process. */
  @Test
  void theClassesOfARootAreTrustedWithoutASetting() {
    ClassSecurityPredicate before = ClassSecurityValidator.getGlobal();
    ClassSecurityValidator.setGlobal(ClassSecurityValidator.DEFAULT_TRUSTED_CLASSES);
    try {
      assertThat(codec.decode(codec.encode(Orders.order()), Order.class)).isEqualTo(Orders.order());
    } finally {
      ClassSecurityValidator.setGlobal(before);
    }
  }

  /** A block of nulls takes no bytes. */
  @Test
  void elementsWithoutBytesAreCounted() {
    byte[] bytes = other.encode(Orders.empty());
    byte[] many = Arrays.copyOf(bytes, bytes.length + 4);
    many[bytes.length - 1] = (byte) 0xFE;
    many[bytes.length] = (byte) 0xFF;
    many[bytes.length + 1] = (byte) 0xFF;
    many[bytes.length + 2] = 0x0F;
    assertThatThrownBy(() -> codec.decode(many, Order.class))
        .isExactlyInstanceOf(LimitExceededException.class);
  }

  /** What nobody reads is passed one by one. */
  @Test
  void elementsThatAreSkippedAreCounted() {
    Schema schema =
        new Schema.Parser()
            .parse(
                EARLIER
                    .toString()
                    .replace(
                        "{\"name\":\"colour\",\"type\":\"string\"}",
                        "{\"name\":\"gone\",\"type\":{\"type\":\"array\",\"items\":\"null\"}}"));
    SchemaExchange.of(codec).importSchemas(json(schema.toString()));
    byte[] bytes = message(schema, (byte) 0xFE, (byte) 0xFF, (byte) 0xFF, (byte) 0x0F);
    assertThatThrownBy(() -> codec.decode(bytes, Item.class))
        .isExactlyInstanceOf(LimitExceededException.class)
        .hasMessageContaining("withMaxElements");
  }

  @Test
  void aBlockThatIsLongerThanTheBytesIsRefused() {
    Schema schema =
        SchemaBuilder.record("Block")
            .fields()
            .name("of")
            .type()
            .array()
            .items()
            .intType()
            .noDefault()
            .endRecord();
    SchemaExchange.of(codec).importSchemas(json(schema.toString()));
    GenericRecord record = new GenericData.Record(schema);
    record.put("of", List.of(7));
    byte[] sized = message(schema, (byte) 1, (byte) 2, (byte) 14, (byte) 0);
    assertThat(codec.decode(sized, GenericData.Record.class)).isEqualTo(record);
    byte[] longer = message(schema, (byte) 1, (byte) 8, (byte) 14, (byte) 0);
    assertThatThrownBy(() -> codec.decode(longer, GenericData.Record.class))
        .isExactlyInstanceOf(MalformedDataException.class)
        .hasMessage("The bytes end within a value");
  }

  /** Which takes no bytes, but as many places as its schema says. */
  @Test
  void aRecordOfNullsIsChargedForItsFields() {
    String nulls =
        IntStream.range(0, 10_000)
            .mapToObj(i -> "{'name':'n%d','type':'null'}".formatted(i))
            .collect(Collectors.joining(",", "{'type':'record','name':'Nulls','fields':[", "]}"));
    for (String earlier : List.of("Anything", "com.acme.shop.Nest")) { // read, and skipped
      Schema schema =
          parsed(
              "{'type':'record','name':'%s','fields':[{'name':'many','type':{'type':'array','items':%s}}]}"
                  .formatted(earlier, nulls));
      SchemaExchange.of(codec).importSchemas(json(schema.toString()));
      byte[] bytes = message(schema, (byte) 0xA0, (byte) 0x8D, (byte) 6, (byte) 0);
      Class<?> type = earlier.equals("Anything") ? GenericData.Record.class : Nest.class;
      requireTooMuch(bytes, type);
    }
  }

  @Test
  void aDefaultIsChargedEachTimeThatItIsMade() {
    Schema schema =
        parsed(
            "{'type':'record','name':'Shelf','namespace':'com.acme.shop','fields':[{'name':'books','type':{'type':'array','items':{'type':'record','name':'Book','fields':[{'name':'open','type':'boolean'}]}}}]}");
    SchemaExchange.of(codec).importSchemas(json(schema.toString()));
    byte[] content = new byte[4 + 5_000];
    content[0] = (byte) 0x90;
    content[1] = 0x4E; // 5,000
    requireTooMuch(message(schema, content), Shelf.class);
    byte[] few = message(schema, (byte) 2, (byte) 1, (byte) 0);
    assertThat(codec.decode(few, Shelf.class).getBooks().get(0).getPages()).hasSize(10);
  }

  @Test
  void aFixedThatIsLongerThanTheBytesIsNotAllocated() {
    Schema schema =
        parsed(
            "{'type':'record','name':'Huge','fields':[{'name':'fixed','type':{'type':'fixed','name':'F','size':1000000000}}]}");
    SchemaExchange.of(codec).importSchemas(json(schema.toString()));
    byte[] bytes = message(schema);
    long allocated =
        Allocations.during(
            () ->
                assertThatThrownBy(() -> codec.decode(bytes, GenericData.Record.class))
                    .isExactlyInstanceOf(MalformedDataException.class)
                    .hasMessage("The bytes end within a value"));
    assertThat(allocated).isLessThan(10 << 20);
  }

  private static Schema parsed(String json) {
    return new Schema.Parser().parse(json.replace('\'', '"'));
  }

  private void requireTooMuch(byte[] bytes, Class<?> type) {
    assertThatThrownBy(() -> codec.decode(bytes, type))
        .isExactlyInstanceOf(LimitExceededException.class)
        .hasMessageContaining("withMaxExpansion");
  }

  private static byte[] message(Schema schema, byte... content) {
    byte[] message = Arrays.copyOf(Header.of(schema), Header.SIZE + content.length);
    System.arraycopy(content, 0, message, Header.SIZE, content.length);
    return message;
  }

  @Test
  void aSchemaOfNullOrAUnionIsRefused() {
    for (String schema : List.of("\"null\"", "[\"null\", \"int\"]")) {
      assertThatThrownBy(() -> SchemaExchange.of(codec).importSchemas(json(schema)))
          .isExactlyInstanceOf(MalformedDataException.class)
          .hasMessage(
              "The bytes hold the schema "
                  + (schema.startsWith("[") ? "union[null, int]" : "null")
                  + ", which no root has: that of an object is needed");
    }
  }
}
