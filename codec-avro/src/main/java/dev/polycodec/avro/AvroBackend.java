package dev.polycodec.avro;

import dev.polycodec.CodecException;
import dev.polycodec.spi.Backend;
import dev.polycodec.spi.BackendConfig;
import dev.polycodec.spi.Engine;
import dev.polycodec.spi.OwnSchemas;
import dev.polycodec.spi.Plan;
import dev.polycodec.spi.RootType;
import java.lang.reflect.Modifier;
import org.apache.avro.generic.GenericData;
import org.apache.avro.generic.GenericRecord;
import org.apache.avro.specific.SpecificData;
import org.apache.avro.specific.SpecificRecordBase;
import org.jspecify.annotations.Nullable;

/** What the engines share: the schemas of classes, and those that others sent. */
final class AvroBackend implements Backend {

  private final BackendConfig config;
  private final AvroOptions options;
  private final boolean reflecting;
  private final KnownSchemas known;

  /**
   * Makes a backend.
   *
   * @param reflecting whether roots are plain classes, of which Avro's reflection makes schemas
   */
  AvroBackend(BackendConfig config, boolean reflecting) {
    this.config = config;
    this.reflecting = reflecting;
    options = config.options(AvroOptions.class).orElseGet(() -> AvroOptions.builder().build());
    known = new KnownSchemas(options.schemas, type -> prepare(type).schema());
  }

  @Override
  public Plan prepare(RootType root) {
    return prepare(root.raw());
  }

  private AvroPlan prepare(Class<?> raw) {
    return reflecting ? ReflectSchemas.plan(raw, config.loader(), options) : planOfRecords(raw);
  }

  private AvroPlan planOfRecords(Class<?> raw) {
    if (raw == GenericData.Record.class || raw == GenericRecord.class) {
      return new AvroPlan(null, 0, options.conversions, null);
    }
    if (!SpecificRecordBase.class.isAssignableFrom(raw)
        || Modifier.isAbstract(raw.getModifiers())) {
      throw new CodecException(
          "The codec 'avro' encodes records of Avro, and "
              + raw.getTypeName()
              + " is none: take a class that Avro's compiler made of a schema, or GenericRecord;"
              + " or a codec for objects of any class, such as kryo");
    }
    return new AvroPlan(
        new SpecificData(config.loader()).getSchema(raw),
        SpecificData.getForClass(raw).getConversions(),
        null);
  }

  @Override
  public Engine newEngine() {
    return new AvroEngine(config, known);
  }

  @Override
  public @Nullable OwnSchemas ownSchemas() {
    return known;
  }
}
