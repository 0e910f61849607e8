package dev.polycodec.avro;

import dev.polycodec.spi.Plan;
import java.util.Collection;
import java.util.Map;
import org.apache.avro.Conversion;
import org.apache.avro.Schema;
import org.apache.avro.SchemaNormalization;
import org.apache.avro.generic.IndexedRecord;
import org.apache.avro.specific.SpecificData;
import org.jspecify.annotations.Nullable;

/**
 * What is known of a root.
 *
 * @param schema that of the class; null for generic records, each of which has its own
 * @param fingerprint of the schema
 * @param conversions make the values of logical types
 * @param names those of the plain classes that the schema was made of, by those in the schema; null
 *     for records of Avro
 */
record AvroPlan(
    @Nullable Schema schema,
    long fingerprint,
    Collection<Conversion<?>> conversions,
    @Nullable Map<String, String> names)
    implements Plan {

  AvroPlan(
      Schema schema, Collection<Conversion<?>> conversions, @Nullable Map<String, String> names) {
    this(schema, SchemaNormalization.parsingFingerprint64(schema), conversions, names);
  }

  /** Returns whether the root is a plain class. */
  boolean reflects() {
    return names != null;
  }

  /** Returns the schema that a value is written with. */
  Schema schemaOf(Object value) {
    return schema == null ? ((IndexedRecord) value).getSchema() : schema;
  }

  /** Returns the name of the class of a part of the schema; null if the library decides. */
  @Nullable String className(Schema part) {
    return switch (part.getType()) {
      case RECORD, ENUM, FIXED ->
          names != null
              ? names.get(part.getFullName())
              : schema != null ? SpecificData.getClassName(part) : null;
      default -> names != null ? part.getProp(SpecificData.CLASS_PROP) : null;
    };
  }
}
