package dev.polycodec.avro;

import dev.polycodec.SchemaMismatchException;
import dev.polycodec.spi.Message;
import java.io.IOException;
import org.apache.avro.AvroTypeException;
import org.apache.avro.Schema;
import org.apache.avro.generic.GenericData;
import org.apache.avro.io.Decoder;
import org.apache.avro.io.DecoderFactory;
import org.apache.avro.io.ResolvingDecoder;
import org.apache.avro.specific.SpecificData;
import org.apache.avro.specific.SpecificDatumReader;
import org.jspecify.annotations.Nullable;

/** Reads records that were written with one schema, and tells the message of each object. */
final class RecordReader extends SpecificDatumReader<Object> {

  private final RootData data;
  private @Nullable ResolvingDecoder resolver;

  RecordReader(Schema writer, Schema reader, RootData data) {
    super(writer, reader, data);
    this.data = data;
  }

  /** Reads a record. The library keeps what it resolves for a thread, for good; this does not. */
  Object readRoot(Decoder in) throws IOException {
    try {
      ResolvingDecoder decoder = resolver();
      decoder.configure(in);
      Object record = read(null, getExpected(), decoder);
      decoder.drain();
      return record;
    } catch (AvroTypeException e) {
      if (getSchema().equals(getExpected())) {
        throw e; // the bytes are broken
      }
      throw new SchemaMismatchException(
          "The schema of the bytes has another type where "
              + getExpected().getFullName()
              + " has one: evolve it as Avro's rules allow, or read the bytes with a class of their"
              + " schema");
    }
  }

  private ResolvingDecoder resolver() throws IOException {
    ResolvingDecoder known = resolver;
    if (known == null) {
      Schema expected = getExpected();
      known =
          DecoderFactory.get()
              .resolvingDecoder(Schema.applyAliases(getSchema(), expected), expected, null);
      resolver = known;
    }
    return known;
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
