package dev.polycodec.avro;

import dev.polycodec.spi.Message;
import java.io.IOException;
import java.util.Map;
import org.apache.avro.Conversion;
import org.apache.avro.LogicalType;
import org.apache.avro.Schema;
import org.apache.avro.io.Encoder;
import org.apache.avro.specific.SpecificData;
import org.apache.avro.specific.SpecificDatumWriter;

/** Writes a record of Avro, and tells the message of each object. */
final class RecordWriter extends SpecificDatumWriter<Object> {

  private final Message message;

  RecordWriter(Schema schema, SpecificData data, Message message) {
    super(schema, data);
    this.message = message;
  }

  @Override
  protected void writeRecord(Schema schema, Object datum, Encoder out) throws IOException {
    message.constructs(datum.getClass());
    message.enter(datum.getClass());
    super.writeRecord(schema, datum, out);
    message.exit();
  }

  @Override
  protected void writeWithoutConversion(Schema schema, Object datum, Encoder out)
      throws IOException {
    if (datum != null && !(datum instanceof String)) { // of null, the library says where it is
      switch (schema.getType()) {
        case ENUM -> {
          message.admit(datum.getClass());
          Kept.requireSymbol(schema, datum);
        }
        case FIXED -> {
          message.admit(datum.getClass());
          Kept.requireLength(schema, datum);
        }
        case ARRAY, MAP -> message.measure(datum);
        case STRING -> {
          message.measure(datum);
          Kept.requireText(schema, SpecificData.CLASS_PROP, datum);
        }
        case INT, LONG, FLOAT, DOUBLE -> Kept.requireNumber(schema, datum);
        default -> {} // a record is entered, and the others hold nothing
      }
    }
    super.writeWithoutConversion(schema, datum, out);
  }

  @Override
  protected void writeMap(Schema schema, Object datum, Encoder out) throws IOException {
    Map<?, ?> map = (Map<?, ?>) datum;
    for (Object key : map.keySet()) {
      message.key(datum, key);
      Kept.requireText(schema, SpecificData.KEY_CLASS_PROP, key);
    }
    Kept.requireKeys(map);
    super.writeMap(schema, datum, out);
  }

  @Override
  protected <T> Object convert(
      Schema schema, LogicalType type, Conversion<T> conversion, Object datum) {
    message.measure(datum);
    Object converted = super.convert(schema, type, conversion, datum);
    Kept.requireSame(schema, type, conversion, datum, converted);
    return converted;
  }
}
