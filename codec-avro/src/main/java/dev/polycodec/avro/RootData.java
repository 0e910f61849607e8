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
final class RootData extends SpecificData {

  /** Generic records bring their schemas, in new objects if they like. */
  private static final int MAX_KEPT = 64;

  private final AvroPlan plan;
  private final Map<String, Class<?>> classes = new HashMap<>();
  private final Map<Schema, RecordReader> readers = new IdentityHashMap<>();
  private final Map<Schema, RecordWriter> writers = new IdentityHashMap<>();
  private @Nullable Message message;

  RootData(AvroPlan plan, ClassLoader loader) {
    super(loader);
    this.plan = plan;
    plan.conversions().forEach(this::addLogicalTypeConversion);
    setFastReaderEnabled(false); // its objects cannot be counted
    setCustomCoders(false); // nor can those that generated code reads
  }

  void begin(Message next) {
    message = next;
  }

  void end() {
    message = null;
  }

  Message message() {
    return Objects.requireNonNull(message, "there is no message");
  }

  /** Returns what reads the bytes of a writer's schema. */
  RecordReader reader(Schema schema) {
    RecordReader known = readers.get(schema);
    if (known == null) {
      Schema own = plan.schema();
      known = new RecordReader(schema, own == null ? schema : own, this);
      keep(readers, schema, known);
    }
    return known;
  }

  RecordWriter writer(Schema schema) {
    RecordWriter known = writers.get(schema);
    if (known == null) {
      known = new RecordWriter(schema, this);
      keep(writers, schema, known);
    }
    return known;
  }

  private static <T> void keep(Map<Schema, T> kept, Schema schema, T made) {
    if (kept.size() == MAX_KEPT) {
      kept.clear();
    }
    kept.put(schema, made);
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
