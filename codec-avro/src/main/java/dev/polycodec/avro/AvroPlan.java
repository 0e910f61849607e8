package dev.polycodec.avro;

import dev.polycodec.spi.Plan;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import org.apache.avro.Conversion;
import org.apache.avro.Schema;
import org.apache.avro.SchemaNormalization;
import org.apache.avro.generic.IndexedRecord;
import org.jspecify.annotations.Nullable;

/**
 * What is known of a root.
 *
 * @param schema that of the generated class; null for generic records, each of which has its own
 * @param fingerprint of the schema
 * @param conversions make the values of logical types
 * @param names those of the plain classes that the schema was made of, by those in the schema
 */
record AvroPlan(
    @Nullable Schema schema,
    long fingerprint,
    Collection<Conversion<?>> conversions,
    Map<String, String> names)
    implements Plan {

  static AvroPlan generated(Schema schema, Collection<Conversion<?>> conversions) {
    return new AvroPlan(
        schema, SchemaNormalization.parsingFingerprint64(schema), conversions, Map.of());
  }

  static AvroPlan generic(Collection<Conversion<?>> conversions) {
    return new AvroPlan(null, 0, conversions, Map.of());
  }

  static AvroPlan reflected(Schema schema, Map<String, String> names) {
    return new AvroPlan(
        schema, SchemaNormalization.parsingFingerprint64(schema), List.of(), Map.copyOf(names));
  }

  /** Returns the schema that a value is written with. */
  Schema schemaOf(Object value) {
    return schema == null ? ((IndexedRecord) value).getSchema() : schema;
  }
}
