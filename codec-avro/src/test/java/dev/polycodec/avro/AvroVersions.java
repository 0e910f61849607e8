package dev.polycodec.avro;

import dev.polycodec.tck.evolution.SchemaVersions;
import java.nio.ByteBuffer;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import org.apache.avro.Schema;
import org.apache.avro.specific.SpecificData;
import org.apache.avro.specific.SpecificRecordBase;
import org.jspecify.annotations.Nullable;

/** The records of {@code v1.avsc} and {@code v2.avsc}. */
final class AvroVersions implements SchemaVersions {

  @Override
  public String packageName() {
    return "com.acme.versions.v0.";
  }

  @Override
  public Object make(Class<?> type, Map<String, Object> fields) {
    SpecificRecordBase record = (SpecificRecordBase) SpecificData.newInstance(type, null);
    Schema schema = record.getSchema();
    for (Schema.Field field : schema.getFields()) {
      if (field.hasDefaultValue()) {
        record.put(field.pos(), record.getSpecificData().getDefaultValue(field));
      }
    }
    fields.forEach((name, value) -> record.put(position(schema, name), written(value)));
    return record;
  }

  private static int position(Schema schema, String name) {
    Schema.Field field = schema.getField(name);
    if (field == null) {
      throw new IllegalArgumentException(name);
    }
    return field.pos();
  }

  private static Object written(Object value) {
    return value instanceof byte[] bytes ? ByteBuffer.wrap(bytes) : value;
  }

  @Override
  public Map<String, @Nullable Object> fields(Object object) {
    SpecificRecordBase record = (SpecificRecordBase) object;
    Map<String, @Nullable Object> fields = new HashMap<>();
    for (Schema.Field field : record.getSchema().getFields()) {
      fields.put(field.name(), shown(record.get(field.pos())));
    }
    return fields;
  }

  private static @Nullable Object shown(@Nullable Object value) {
    if (value instanceof ByteBuffer bytes) {
      byte[] array = new byte[bytes.remaining()];
      bytes.duplicate().get(array);
      return array;
    }
    return value;
  }

  @Override
  public Set<String> lacks() {
    return Set.of(
        "a field gets another number",
        "numbers of constants exchanged",
        "a constant added to a closed enum, used",
        "int32 → sint32",
        "map by ints → by texts",
        "list → set",
        "a member added to a oneof or union",
        "a member added, used",
        "fields become a oneof",
        "fields become a oneof, two set");
  }

  @Override
  public Map<String, String> misread() {
    return Map.of(
        "int → float, too long → newer", "{intFloat=Float 1.6777216E7}",
        "long → double, too long → newer", "{longDouble=Double 9.007199254740992E15}",
        "milliseconds → microseconds → newer", "{time=Instant 1970-01-20T16:13:20.000500Z}",
        "milliseconds → microseconds → older", "{time=Instant +55840-11-08T22:21:40Z}");
  }
}
