package dev.polycodec.avro;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.Codec;
import dev.polycodec.Codecs;
import dev.polycodec.EncodeException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.avro.LogicalTypes;
import org.apache.avro.Schema;
import org.apache.avro.SchemaBuilder;
import org.apache.avro.data.TimeConversions.TimestampMicrosConversion;
import org.apache.avro.generic.GenericData;
import org.apache.avro.generic.GenericData.Record;
import org.apache.avro.util.Utf8;
import org.junit.jupiter.api.Test;

/** What Avro's writer would cut to what the schema has a place for. */
class AvroLossTest {

  private static final Schema SCHEMA =
      SchemaBuilder.record("com.acme.Loss")
          .fields()
          .requiredInt("whole")
          .requiredLong("big")
          .requiredFloat("part")
          .requiredDouble("exact")
          .name("two")
          .type()
          .optional()
          .fixed("Two")
          .size(2)
          .name("counts")
          .type()
          .optional()
          .map()
          .values()
          .intType()
          .optionalString("text")
          .name("at")
          .type()
          .optional()
          .type(LogicalTypes.timestampMicros().addToSchema(Schema.create(Schema.Type.LONG)))
          .endRecord();

  private final AvroOptions options =
      AvroOptions.builder().schema(SCHEMA).conversion(new TimestampMicrosConversion()).build();

  private Record with(String field, Object value) {
    Record record = new Record(SCHEMA);
    for (String number : List.of("whole", "big", "part", "exact")) {
      record.put(number, 0);
    }
    record.put(field, value);
    return record;
  }

  private void refused(Record record, String message) {
    try (Codec codec = Codecs.builder().use("avro").configure(options).build()) {
      assertThatThrownBy(() -> codec.encode(record))
          .isExactlyInstanceOf(EncodeException.class)
          .hasMessage(message);
    }
  }

  @Test
  void numbersThatDoNotFitAreRefused() {
    Map<String, List<? extends Number>> cut =
        Map.of(
            "whole", List.of(5_000_000_000L, 5.5, Double.NaN, BigInteger.ONE.shiftLeft(80)),
            "big", List.of(5.7, 1e300, BigInteger.ONE.shiftLeft(64)),
            "part", List.of(1.123456789012, 1 << 24 | 1, 1e300),
            "exact", List.of(Long.MAX_VALUE, BigInteger.TEN.pow(400)));
    cut.forEach(
        (field, numbers) ->
            numbers.forEach(
                number ->
                    refused(
                        with(field, number),
                        "Avro would cut a number of the class "
                            + number.getClass().getName()
                            + " to the "
                            + type(field)
                            + " of its schema: set one that fits, or declare a wider type")));
  }

  private static String type(String field) {
    return SCHEMA.getField(field).schema().getName();
  }

  @Test
  void numbersOfOtherClassesThatFitAreWritten() {
    try (Codec codec = Codecs.builder().use("avro").configure(options).build()) {
      Record record = with("whole", 7L);
      record.put("big", 7);
      record.put("part", Double.POSITIVE_INFINITY);
      record.put("exact", 0.1f);

      Record copy = codec.decode(codec.encode(record), Record.class);

      assertThat(List.of(copy.get("whole"), copy.get("big"), copy.get("part"), copy.get("exact")))
          .isEqualTo(List.of(7, 7L, Float.POSITIVE_INFINITY, (double) 0.1f));
    }
  }

  @Test
  void aFixedOfAnotherLengthIsRefused() {
    Schema two = SCHEMA.getField("two").schema().getTypes().get(1);
    refused(
        with("two", new GenericData.Fixed(two, new byte[4])),
        "A fixed of the schema "
            + two.getFullName()
            + " has 4 bytes, and its schema 2: set as many");
  }

  @Test
  void keysOfOneTextAreRefused() {
    Map<CharSequence, Integer> counts = new LinkedHashMap<>(Map.of("a", 1));
    counts.put(new Utf8("a"), 2);
    refused(
        with("counts", counts),
        "Two keys of a map have the same text, and Avro would bring back one of them: give all keys"
            + " one class, such as String");
  }

  @Test
  void whatIsNoTextIsRefusedWhereTheSchemaHasOne() {
    String advice = "the text of it, such as a String, or declare a field of its type";
    refused(with("text", new BigDecimal("1.50")), onlyText("java.math.BigDecimal", advice));
    refused(with("text", URI.create("a:b")), onlyText("java.net.URI", advice));
    refused(with("counts", Map.of(1, 1)), onlyText("java.lang.Integer", advice));
  }

  @Test
  void aJavaEnumIsRefusedWhereTheSchemaHasSymbols() {
    Schema kinds =
        SchemaBuilder.record("com.acme.Kinds")
            .fields()
            .name("kind")
            .type()
            .enumeration("Kind")
            .symbols("NANOS")
            .noDefault()
            .endRecord();
    Record record = new Record(kinds);
    record.put("kind", ChronoUnit.NANOS);
    refused(record, onlyText("java.time.temporal.ChronoUnit", "a GenericData.EnumSymbol"));
  }

  private static String onlyText(String type, String advice) {
    return "Avro would write a " + type + " as its text, and not bring it back: set " + advice;
  }

  @Test
  void aTimeThatIsFinerThanItsTypeIsRefused() {
    refused(
        with("at", Instant.ofEpochSecond(5, 123_456_789)),
        "Avro would cut a java.time.Instant to the timestamp-micros of its schema: truncate it"
            + " before, or declare a finer type");
  }
}
