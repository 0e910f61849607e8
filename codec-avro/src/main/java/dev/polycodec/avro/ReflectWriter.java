package dev.polycodec.avro;

import dev.polycodec.CodecException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import org.apache.avro.Schema;
import org.apache.avro.SchemaNormalization;
import org.apache.avro.generic.GenericData;
import org.apache.avro.generic.IndexedRecord;
import org.apache.avro.io.Encoder;
import org.apache.avro.reflect.ReflectDatumWriter;
import org.apache.avro.specific.SpecificData;

/** Writes plain objects, and tells the message of each. */
final class ReflectWriter extends ReflectDatumWriter<Object> implements RootWriter {

  private final ReflectModel model;
  private final long fingerprint;

  ReflectWriter(Schema schema, ReflectModel model) {
    super(schema, model);
    this.model = model;
    this.fingerprint = SchemaNormalization.parsingFingerprint64(schema);
  }

  @Override
  public long fingerprint() {
    return fingerprint;
  }

  @Override
  public void write(Object value, Encoder out) throws IOException {
    try {
      super.write(value, out);
    } catch (CodecException e) {
      throw e;
    } catch (RuntimeException e) { // of several kinds, for what the schema has no place for
      throw ReflectModel.lost(value, "it has a value that its schema has no place for", e);
    }
  }

  @Override
  protected void write(Schema schema, Object datum, Encoder out) throws IOException {
    if (datum != null) {
      model.message().admit(datum.getClass());
      requireDeclared(schema, datum);
    }
    boolean entries = datum instanceof Map && schema.getType() == Schema.Type.ARRAY;
    super.write(schema, entries ? entries((Map<?, ?>) datum, schema) : datum, out);
  }

  /** The library would look for the class of the map by its name. */
  private static List<IndexedRecord> entries(Map<?, ?> map, Schema schema) {
    List<IndexedRecord> entries = new ArrayList<>(map.size());
    for (Map.Entry<?, ?> entry : map.entrySet()) {
      IndexedRecord record = new GenericData.Record(schema.getElementType());
      record.put(0, entry.getKey());
      record.put(1, entry.getValue());
      entries.add(record);
    }
    return entries;
  }

  /** An application's container comes back only where its own class is declared. */
  private static void requireDeclared(Schema schema, Object datum) {
    boolean container = datum instanceof Collection || datum instanceof Map;
    if (container
        && schema.getType() != Schema.Type.UNION
        && datum.getClass().getClassLoader() != null
        && !datum.getClass().getName().equals(schema.getProp(SpecificData.CLASS_PROP))) {
      throw ReflectModel.lost(datum, "it is read as the container that its field declares", null);
    }
  }

  @Override
  protected void writeRecord(Schema schema, Object datum, Encoder out) throws IOException {
    if (model.getClass(schema) == null) { // an entry of a map
      super.writeRecord(schema, datum, out);
      return;
    }
    model.enter(datum.getClass());
    super.writeRecord(schema, datum, out);
    model.exit();
  }

  @Override
  protected void writeArray(Schema schema, Object datum, Encoder out) throws IOException {
    if (datum instanceof Object[] array) {
      model.message().elements(array.length, 1, Integer.MAX_VALUE);
    }
    super.writeArray(schema, datum, out);
  }

  @Override
  protected long getArraySize(Object array) {
    long size = super.getArraySize(array);
    model.message().elements((int) size, 1, Integer.MAX_VALUE);
    return size;
  }

  @Override
  protected void writeMap(Schema schema, Object datum, Encoder out) throws IOException {
    model.message().elements(((Map<?, ?>) datum).size(), 1, Integer.MAX_VALUE);
    super.writeMap(schema, datum, out);
  }

  @Override
  protected void writeString(Object datum, Encoder out) throws IOException {
    Texts.requireWellFormed(datum);
    super.writeString(datum, out);
  }
}
