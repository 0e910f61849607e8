package dev.polycodec.avro;

import java.util.ArrayList;
import java.util.List;
import org.apache.avro.Conversion;
import org.apache.avro.Schema;

/** What an application may set for {@code avro} and {@code avro-reflect}; immutable. */
public final class AvroOptions {

  final List<Schema> schemas;
  final List<Conversion<?>> conversions;
  final boolean allowsNull;

  private AvroOptions(Builder builder) {
    schemas = List.copyOf(builder.schemas);
    conversions = List.copyOf(builder.conversions);
    allowsNull = builder.allowsNull;
  }

  /** Returns a builder of the defaults: no schema but those of generated classes. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link AvroOptions}; not safe for use by several threads. */
  public static final class Builder {

    private final List<Schema> schemas = new ArrayList<>();
    private final List<Conversion<?>> conversions = new ArrayList<>();
    private boolean allowsNull;

    private Builder() {}

    /**
     * Adds a schema that bytes may have been written with: an earlier or later one of a generated
     * class, or that of generic records.
     */
    public Builder schema(Schema schema) {
      schemas.add(schema);
      return this;
    }

    /** Adds what makes values of a logical type in generic records and plain classes. */
    public Builder conversion(Conversion<?> conversion) {
      conversions.add(conversion);
      return this;
    }

    /**
     * Lets the fields of plain classes be null, in schemas as {@code ReflectData.AllowNull} makes
     * them: other schemas than without, and no dates, times, UUIDs and decimals but those of {@link
     * #conversion}.
     */
    public Builder allowNull() {
      allowsNull = true;
      return this;
    }

    /** Builds the options. */
    public AvroOptions build() {
      return new AvroOptions(this);
    }
  }
}
