package dev.polycodec.avro;

import dev.polycodec.EncodeException;
import java.io.IOException;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import org.apache.avro.Schema;
import org.apache.avro.io.Encoder;
import org.apache.avro.reflect.ReflectDatumWriter;
import org.apache.avro.specific.SpecificData;
import org.apache.avro.util.MapEntry;
import org.jspecify.annotations.Nullable;

/** Writes plain objects, and counts them. How much each holds is seen when it is read again. */
final class ReflectWriter extends ReflectDatumWriter<Object> {

  static final String LOST = "Avro's reflection does not bring back an object of ";

  static final String ADVICE =
      "declare its fields as Avro takes them (AvroOptions.allowNull, @Union, a no-argument"
          + " constructor), or take a codec for objects of any class, such as kryo";

  private final AvroModel model;

  ReflectWriter(Schema schema, AvroModel model) {
    super(schema, model);
    this.model = model;
  }

  @Override
  protected void write(Schema schema, Object datum, Encoder out) throws IOException {
    if (datum != null) {
      model.message().admit(datum.getClass());
      requireDeclared(schema, datum);
    }
    boolean entries = datum instanceof Map && schema.getType() == Schema.Type.ARRAY;
    super.write(schema, entries ? entries((Map<?, ?>) datum) : datum, out);
  }

  /** The library would look for the class of the map by its name. */
  private static List<?> entries(Map<?, ?> map) {
    return map.entrySet().stream()
        .map(entry -> new MapEntry<>(entry.getKey(), entry.getValue()))
        .toList();
  }

  /** An application's container comes back only where its own class is declared. */
  private static void requireDeclared(Schema schema, Object datum) {
    boolean container = datum instanceof Collection || datum instanceof Map;
    if (container
        && schema.getType() != Schema.Type.UNION
        && datum.getClass().getClassLoader() != null
        && !datum.getClass().getName().equals(schema.getProp(SpecificData.CLASS_PROP))) {
      throw lost(datum, "it is read as the container that its field declares", null);
    }
  }

  @Override
  protected void writeRecord(Schema schema, Object datum, Encoder out) throws IOException {
    if (datum instanceof MapEntry) {
      super.writeRecord(schema, datum, out);
      return;
    }
    model.message().enter(datum.getClass());
    super.writeRecord(schema, datum, out);
    model.message().exit();
  }

  static EncodeException lost(Object value, String why, @Nullable Exception cause) {
    String type = value.getClass().getTypeName();
    return new EncodeException(LOST + type + ": " + why + "; " + ADVICE, null, null, cause);
  }
}
