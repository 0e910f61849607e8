package dev.polycodec.avro;

import dev.polycodec.spi.Message;
import java.io.IOException;
import java.util.Objects;
import org.apache.avro.Conversion;
import org.apache.avro.LogicalType;
import org.apache.avro.Schema;
import org.apache.avro.generic.GenericData;
import org.apache.avro.io.Decoder;
import org.apache.avro.io.ResolvingDecoder;
import org.apache.avro.specific.SpecificData;
import org.apache.avro.specific.SpecificDatumReader;
import org.jspecify.annotations.Nullable;

/** Reads records that were written with one schema, and tells the message of each object. */
final class RecordReader extends SpecificDatumReader<Object> implements RootReader {

  private final RootData data;
  private final Resolution resolution;
  private @Nullable BoundedDecoder source;

  RecordReader(Schema writer, Schema reader, RootData data) {
    super(writer, reader, data);
    this.data = data;
    this.resolution = new Resolution(writer, reader);
  }

  @Override
  public Object readRoot(BoundedDecoder in) throws IOException {
    source = in;
    return resolution.read(in, decoder -> read(null, getExpected(), decoder));
  }

  @Override
  protected Object readString(@Nullable Object old, Schema expected, Decoder in)
      throws IOException {
    BoundedDecoder bytes = Objects.requireNonNull(source);
    bytes.expectText(true);
    Object text = super.readString(old, expected, in);
    bytes.expectText(false);
    return text;
  }

  @Override
  protected Object readRecord(@Nullable Object old, Schema expected, ResolvingDecoder in)
      throws IOException {
    Message message = data.message();
    message.enter(data.recordClass(expected));
    Object record = super.readRecord(old, expected, in);
    message.exit();
    return record;
  }

  @Override
  protected void addToMap(Object map, Object key, Object value) {
    data.message().key(map, key);
    super.addToMap(map, key, value);
  }

  /** Makes an object of a text: a number of no more digits than it may have. */
  @Override
  @SuppressWarnings("rawtypes") // as in the library
  protected Object newInstanceFromString(Class type, String text) {
    Numbers.requireShort(type, text, data.message());
    Object made = super.newInstanceFromString(type, text);
    data.message().measure(made);
    return made;
  }

  @Override
  protected Object convert(
      Object datum, Schema schema, LogicalType type, Conversion<?> conversion) {
    Object converted = super.convert(datum, schema, type, conversion);
    data.message().measure(converted);
    return converted;
  }

  /** Returns the class of texts: one that a schema names must be allowed before it is loaded. */
  @Override
  @SuppressWarnings("rawtypes") // as in the library
  protected Class findStringClass(Schema schema) {
    boolean key = schema.getType() == Schema.Type.MAP;
    String name = schema.getProp(key ? SpecificData.KEY_CLASS_PROP : SpecificData.CLASS_PROP);
    if (name != null) {
      return data.message().load(name);
    }
    boolean string = "String".equals(schema.getProp(GenericData.STRING_PROP));
    return string ? String.class : CharSequence.class;
  }
}
