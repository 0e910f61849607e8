package dev.polycodec.flink;

import dev.polycodec.Codec;
import dev.polycodec.CodecBuilder;
import dev.polycodec.Codecs;
import dev.polycodec.SchemaExchange;
import dev.polycodec.TypedCodec;
import java.io.Serializable;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The codec of the values of a class. It travels with a job and is built where it is first used. It
 * is never closed, as nobody tells the end of a job.
 */
final class ClassCodec<T> implements Serializable {

  private static final long serialVersionUID = 1;
  private static final byte[] NO_SCHEMAS = {};

  final Class<T> type;
  private final HashMap<String, String> properties;
  private final byte[] earlier;
  private transient volatile @Nullable Codec codec;

  private ClassCodec(Class<T> type, HashMap<String, String> properties, byte[] earlier) {
    this.type = type;
    this.properties = properties;
    this.earlier = earlier;
  }

  /** Returns the codec of records, which are in envelopes unless a property says otherwise. */
  static <T> ClassCodec<T> ofRecords(Class<T> type, @Nullable String name) {
    HashMap<String, String> properties = new HashMap<>();
    if (name != null) {
      properties.put("polycodec.codec", name);
    }
    return new ClassCodec<>(type, properties, NO_SCHEMAS);
  }

  /** Returns the codec of values whose codec Flink knows, or null for the only one there is. */
  static <T> ClassCodec<T> ofValues(Class<T> type, @Nullable String name) {
    return ofValues(type, name, NO_SCHEMAS);
  }

  /** Returns the codec that also reads what a class was whose schemas were exported. */
  static <T> ClassCodec<T> ofValues(Class<T> type, @Nullable String name, byte[] earlier) {
    HashMap<String, String> properties = ofRecords(type, name).properties;
    properties.put("polycodec.envelope", "false");
    return new ClassCodec<>(type, properties, earlier);
  }

  TypedCodec<T> values() {
    return codec().forType(type);
  }

  /** Returns the name of the codec, whoever chose it. */
  String name() {
    return codec().name();
  }

  /** Returns the schemas of the class, or no bytes where messages need none. */
  byte[] schemas() {
    SchemaExchange exchange;
    try {
      exchange = SchemaExchange.of(codec());
    } catch (IllegalArgumentException e) {
      return NO_SCHEMAS; // each message says what is in it, or the format knows no versions
    }
    return exchange.exportSchemas(type);
  }

  private Codec codec() {
    Codec known = codec;
    return known == null ? made() : known;
  }

  private synchronized Codec made() {
    Codec known = codec;
    if (known == null) {
      known = build();
      codec = known;
    }
    return known;
  }

  /** Takes the loader of the class: that of the job, or one below it. */
  private Codec build() {
    ClassLoader loader = type.getClassLoader();
    CodecBuilder builder = Codecs.builder();
    builder = loader == null ? builder : builder.classLoader(loader);
    Codec built = builder.properties(properties).build();
    if (earlier.length > 0) {
      SchemaExchange.of(built).importSchemas(earlier);
    }
    return built;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof ClassCodec<?> same
        && type == same.type
        && properties.equals(same.properties)
        && Arrays.equals(earlier, same.earlier);
  }

  @Override
  public int hashCode() {
    return Objects.hash(type, properties);
  }
}
