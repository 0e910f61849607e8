package dev.polycodec.compare;

import java.util.Map;
import org.apache.avro.Schema;
import org.apache.avro.specific.SpecificRecordBase;

/** Makes records of classes that Avro's compiler generates. */
final class AvroObjects {

  private AvroObjects() {}

  static Object make(Class<?> type, Map<String, Object> values)
      throws ReflectiveOperationException {
    SpecificRecordBase made = (SpecificRecordBase) type.getConstructor().newInstance();
    for (Schema.Field field : made.getSchema().getFields()) {
      made.put(field.pos(), values.get(field.name()));
    }
    return made;
  }
}
