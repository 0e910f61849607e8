package dev.polycodec.avro;

import dev.polycodec.spi.Message;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Objects;
import org.apache.avro.Schema;
import org.apache.avro.generic.GenericData;
import org.apache.avro.specific.SpecificData;
import org.jspecify.annotations.Nullable;

/**
 * Avro's model of the objects of one root: its classes are those that the policy of the root
 * allows, each asked for by name before it is loaded.
 */
final class RootData extends SpecificData implements RootModel {

  private final AvroPlan plan;
  private final Map<String, Class<?>> classes = new HashMap<>();
  private final Map<Schema, RootReader> readers = new IdentityHashMap<>();
  private final Map<Schema, RootWriter> writers = new IdentityHashMap<>();
  private @Nullable Message message;

  RootData(AvroPlan plan, ClassLoader loader) {
    super(loader);
    this.plan = plan;
    plan.conversions().forEach(this::addLogicalTypeConversion);
    setFastReaderEnabled(false); // its objects cannot be counted
    setCustomCoders(false); // nor can those that generated code reads
  }

  @Override
  public void begin(Message next) {
    message = next;
  }

  @Override
  public void end() {
    message = null;
  }

  Message message() {
    return Objects.requireNonNull(message, "there is no message");
  }

  @Override
  public RootReader reader(Schema schema) {
    Schema own = plan.schema();
    return RootModel.kept(
        readers, schema, each -> new RecordReader(each, own == null ? each : own, this));
  }

  @Override
  public RootWriter writer(Schema schema) {
    return RootModel.kept(writers, schema, each -> new RecordWriter(each, this));
  }

  /** Returns the class of the records of a schema. */
  Class<?> recordClass(Schema schema) {
    Class<?> type = getClass(schema);
    return type == null ? GenericData.Record.class : type;
  }

  /** Returns the generated class of a schema; null if there are generic objects only. */
  @Override
  @SuppressWarnings("rawtypes") // as in the library
  public @Nullable Class getClass(Schema schema) {
    return switch (schema.getType()) {
      case RECORD, ENUM, FIXED -> plan.schema() == null ? null : generated(schema);
      default -> super.getClass(schema);
    };
  }

  private Class<?> generated(Schema schema) {
    Class<?> known = classes.get(schema.getFullName());
    if (known == null) {
      known = message().load(getClassName(schema));
      classes.put(schema.getFullName(), known);
    }
    if (schema.getType() != Schema.Type.RECORD) { // a record is entered
      message().admit(known);
    }
    return known;
  }
}
