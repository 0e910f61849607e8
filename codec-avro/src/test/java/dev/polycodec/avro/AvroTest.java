package dev.polycodec.avro;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.acme.shop.Crate;
import com.acme.shop.Item;
import com.acme.shop.Nest;
import com.acme.shop.Order;
import dev.polycodec.Codec;
import dev.polycodec.CodecBuilder;
import dev.polycodec.Codecs;
import dev.polycodec.EncodeException;
import dev.polycodec.LimitExceededException;
import dev.polycodec.Limits;
import dev.polycodec.MalformedDataException;
import dev.polycodec.TypeNotAllowedException;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.apache.avro.Conversions;
import org.apache.avro.Schema;
import org.apache.avro.SchemaBuilder;
import org.apache.avro.generic.GenericData;
import org.apache.avro.generic.GenericDatumWriter;
import org.apache.avro.generic.GenericRecord;
import org.apache.avro.io.BinaryEncoder;
import org.apache.avro.io.EncoderFactory;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class AvroTest {

  private static final String GENERIC = "org.apache.avro.generic.GenericData$Record";

  private final Codec codec = Codecs.builder().use("avro").build();

  @AfterEach
  void close() {
    codec.close();
  }

  @Test
  void aRecordOfAUnionIsReadOnceItsClassIsAllowed() {
    Crate crate = new Crate(Orders.item());
    try (Codec allowing = Codecs.builder().use("avro").allow("com.acme.shop.Item").build()) {
      byte[] bytes = allowing.encode(crate);
      assertThat(allowing.decode(bytes, Crate.class)).isEqualTo(crate);
      assertThatThrownBy(() -> codec.decode(bytes, Crate.class))
          .isExactlyInstanceOf(TypeNotAllowedException.class)
          .hasMessageContaining("allow(\"com.acme.shop.Item\")");
    }
    assertThatThrownBy(() -> codec.encode(crate))
        .isExactlyInstanceOf(TypeNotAllowedException.class)
        .hasMessageContaining("allow(\"com.acme.shop.Item\")");
  }

  @Test
  void aGenericRecordMayBeDeclaredByItsInterfaceOnceItsClassIsAllowed() {
    CodecBuilder builder =
        Codecs.builder()
            .use("avro")
            .configure(AvroOptions.builder().schema(Item.getClassSchema()).build());
    byte[] bytes = codec.encode(Orders.record());
    try (Codec allowing = builder.allow(GENERIC).build()) {
      assertThat(allowing.decode(bytes, GenericRecord.class)).isEqualTo(Orders.record());
    }
  }

  @Test
  void anObjectThatContainsItselfIsRefused() {
    Nest nest = new Nest((Nest) null);
    nest.setInner(new Nest(nest));
    assertThatThrownBy(() -> codec.encode(nest))
        .isExactlyInstanceOf(LimitExceededException.class)
        .hasMessageContaining("withMaxDepth");
  }

  @Test
  void halfACharacterIsRefusedWithItsIndex() {
    Item item = Orders.item();
    item.setTitle("a\ud83d\ude00\ude00");
    requireRefused(item, 3);
    Order order = Orders.order();
    order.setCounts(Map.of("\ud83d", 1));
    requireRefused(order, 0);
  }

  @Test
  void halfACharacterIsRefusedInAnyTextThatIsNoString() {
    GenericData.Record note =
        new GenericData.Record(
            SchemaBuilder.record("Note").fields().requiredString("text").endRecord());
    note.put("text", new StringBuilder("a\ud83d"));
    requireRefused(note, 1);
  }

  private void requireRefused(Object value, int index) {
    assertThatThrownBy(() -> codec.encode(value))
        .isExactlyInstanceOf(EncodeException.class)
        .hasMessage(
            "A string has a lone surrogate at index "
                + index
                + ", for which UTF-8 has no form; mend the string, or declare the field as bytes");
  }

  @Test
  void bytesThatAreNoTextAreRefused() {
    byte[] bytes = codec.encode(Orders.item());
    bytes[Header.SIZE + 1] = (byte) 0xC3;
    assertThatThrownBy(() -> codec.decode(bytes, Item.class))
        .isExactlyInstanceOf(MalformedDataException.class)
        .hasMessage("The bytes hold a text that is ill-formed");
  }

  @Test
  void bytesOfSomethingElseAreRefused() {
    byte[] bytes = codec.encode(Orders.item());
    for (byte[] other : new byte[][] {{}, {'{'}, Arrays.copyOfRange(bytes, 1, bytes.length)}) {
      assertThatThrownBy(() -> codec.decode(other, Item.class))
          .isInstanceOf(MalformedDataException.class)
          .hasMessageStartingWith(
              "The bytes do not begin as a single object of Avro does: C3 01 and eight bytes");
    }
  }

  @Test
  void elementsAndKeysAreCountedInBothDirections() {
    Order many = Orders.empty();
    many.setBlanks(Arrays.asList(new Void[1_001]));
    requireLimited(many, Limits.defaults().withMaxElements(1_000), "withMaxElements");
    Order keys = Orders.empty();
    keys.setCounts(
        IntStream.range(0, 1_001).boxed().collect(Collectors.toMap(i -> "key" + i, i -> i)));
    requireLimited(keys, Limits.defaults().withMaxElements(1_000), "withMaxElements");
  }

  private void requireLimited(Order order, Limits limits, String setting) {
    byte[] bytes = codec.encode(order);
    assertThat(codec.decode(bytes, Order.class)).isEqualTo(order);
    try (Codec limited = Codecs.builder().use("avro").limits(limits).build()) {
      assertThatThrownBy(() -> limited.encode(order))
          .isExactlyInstanceOf(LimitExceededException.class)
          .hasMessageContaining(setting);
      assertThatThrownBy(() -> limited.decode(bytes, Order.class))
          .isExactlyInstanceOf(LimitExceededException.class)
          .hasMessageContaining(setting);
    }
  }

  @Test
  void digitsOfLogicalTypesAndOfTextsAreBoundedInBothDirections() {
    for (String type :
        List.of(
            "{\"type\":\"bytes\",\"logicalType\":\"big-decimal\"}",
            "{\"type\":\"string\",\"java-class\":\"java.math.BigDecimal\"}")) {
      Schema schema =
          new Schema.Parser()
              .parse(
                  "{\"type\":\"record\",\"name\":\"Sum\",\"fields\":[{\"name\":\"of\",\"type\":"
                      + type
                      + "}]}");
      GenericRecord record = new GenericData.Record(schema);
      record.put("of", new BigDecimal("1e40"));
      Limits few = Limits.defaults().withMaxDigits(20);
      try (Codec loose = decimals(schema, Limits.defaults());
          Codec tight = decimals(schema, few)) {
        byte[] bytes = loose.encode(record);
        assertThat(loose.decode(bytes, GenericRecord.class)).isEqualTo(record);
        for (ThrowingCallable call :
            List.<ThrowingCallable>of(
                () -> tight.encode(record), () -> tight.decode(bytes, GenericRecord.class))) {
          assertThatThrownBy(call)
              .isExactlyInstanceOf(LimitExceededException.class)
              .hasMessageContaining("withMaxDigits");
        }
      }
    }
  }

  private static Codec decimals(Schema schema, Limits limits) {
    return Codecs.builder()
        .use("avro")
        .configure(
            AvroOptions.builder()
                .schema(schema)
                .conversion(new Conversions.BigDecimalConversion())
                .build())
        .allow(GENERIC)
        .limits(limits)
        .build();
  }

  @Test
  void elementsOfAllBlocksAreCounted() throws IOException {
    Limits limits = Limits.defaults().withMaxElements(100);
    Schema several =
        SchemaBuilder.record("Several")
            .fields()
            .name("all")
            .type(SchemaBuilder.array().items().stringType())
            .noDefault()
            .name("named")
            .type(SchemaBuilder.map().values().stringType())
            .noDefault()
            .endRecord();
    List<String> texts = IntStream.range(0, 101).mapToObj(i -> "text " + i).toList();
    GenericRecord elements = new GenericData.Record(several);
    elements.put("all", texts);
    elements.put("named", Map.of());
    GenericRecord entries = new GenericData.Record(several);
    entries.put("all", List.of());
    entries.put("named", texts.stream().collect(Collectors.toMap(text -> text, text -> text)));
    try (Codec limited =
        Codecs.builder()
            .use("avro")
            .configure(AvroOptions.builder().schema(several).build())
            .limits(limits)
            .build()) {
      for (GenericRecord record : List.of(elements, entries)) {
        byte[] bytes = inBlocks(record);
        assertThatThrownBy(() -> limited.decode(bytes, GenericData.Record.class))
            .isExactlyInstanceOf(LimitExceededException.class)
            .hasMessageStartingWith("The message holds more than 100 elements");
      }
    }
  }

  /** Writes arrays and maps as the library does for those who cannot hold all of one. */
  private byte[] inBlocks(GenericRecord record) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    out.write(codec.encode(record), 0, Header.SIZE);
    BinaryEncoder encoder =
        new EncoderFactory().configureBlockSize(64).blockingBinaryEncoder(out, null);
    new GenericDatumWriter<GenericRecord>(record.getSchema()).write(record, encoder);
    encoder.flush();
    return out.toByteArray();
  }
}
