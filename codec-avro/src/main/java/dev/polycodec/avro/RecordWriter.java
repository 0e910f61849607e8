package dev.polycodec.avro;

import dev.polycodec.spi.Message;
import java.io.IOException;
import java.util.Map;
import org.apache.avro.Conversion;
import org.apache.avro.LogicalType;
import org.apache.avro.Schema;
import org.apache.avro.SchemaNormalization;
import org.apache.avro.io.Encoder;
import org.apache.avro.specific.SpecificDatumWriter;

/** Writes the records of one schema, and tells the message of each object. */
final class RecordWriter extends SpecificDatumWriter<Object> implements RootWriter {

  private final RootData data;
  private final long fingerprint;

  RecordWriter(Schema schema, RootData data) {
    super(schema, data);
    this.data = data;
    this.fingerprint = SchemaNormalization.parsingFingerprint64(schema);
  }

  @Override
  public long fingerprint() {
    return fingerprint;
  }

  @Override
  protected void writeRecord(Schema schema, Object datum, Encoder out) throws IOException {
    Message message = data.message();
    message.enter(datum.getClass());
    super.writeRecord(schema, datum, out);
    message.exit();
  }

  @Override
  protected void writeEnum(Schema schema, Object datum, Encoder out) throws IOException {
    data.message().admit(datum.getClass());
    super.writeEnum(schema, datum, out);
  }

  @Override
  protected void writeFixed(Schema schema, Object datum, Encoder out) throws IOException {
    data.message().admit(datum.getClass());
    super.writeFixed(schema, datum, out);
  }

  @Override
  protected long getArraySize(Object array) {
    long size = super.getArraySize(array);
    data.message().elements((int) size, 1, Integer.MAX_VALUE);
    return size;
  }

  @Override
  protected void writeMap(Schema schema, Object datum, Encoder out) throws IOException {
    Map<?, ?> map = (Map<?, ?>) datum;
    data.message().elements(map.size(), 1, Integer.MAX_VALUE);
    map.keySet().forEach(key -> data.message().key(map, key));
    super.writeMap(schema, datum, out);
  }

  @Override
  protected <T> Object convert(
      Schema schema, LogicalType type, Conversion<T> conversion, Object datum) {
    data.message().measure(datum);
    return super.convert(schema, type, conversion, datum);
  }

  @Override
  protected void writeString(Schema schema, Object datum, Encoder out) throws IOException {
    data.message().measure(datum);
    super.writeString(schema, datum, out);
  }

  @Override
  protected void writeString(Object datum, Encoder out) throws IOException {
    Texts.requireWellFormed(datum);
    super.writeString(datum, out);
  }
}
