package dev.polycodec.flink;

import dev.polycodec.Codec;
import dev.polycodec.CodecBuilder;
import dev.polycodec.Codecs;
import dev.polycodec.SchemaExchange;
import dev.polycodec.TypedCodec;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The codec of the values of a class. It travels with a job and is built where it is first used. It
 * is never closed, as nobody tells the end of a job.
 */
final class ClassCodec<T> implements Serializable {

  private static final long serialVersionUID = 1;

  final Class<T> type;
  private final HashMap<String, String> properties;
  private final byte @Nullable [][] earlier;
  private transient volatile @Nullable Codec codec;
  private transient volatile @Nullable TypedCodec<T> values;

  private ClassCodec(
      Class<T> type, HashMap<String, String> properties, byte @Nullable [][] earlier) {
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
    return new ClassCodec<>(type, properties, null);
  }

  /** Returns the codec of values whose codec Flink knows, or null for the only one there is. */
  static <T> ClassCodec<T> ofValues(Class<T> type, @Nullable String name) {
    return ofValues(type, name, null);
  }

  /**
   * Returns the codec that reads what was written with schemas, which have been exported, or with
   * each value in its own.
   */
  static <T> ClassCodec<T> restored(Class<T> type, String name, List<byte[]> schemas) {
    return ofValues(type, name, schemas.toArray(byte[][]::new));
  }

  private static <T> ClassCodec<T> ofValues(
      Class<T> type, @Nullable String name, byte @Nullable [][] earlier) {
    HashMap<String, String> properties = ofRecords(type, name).properties;
    properties.put("polycodec.envelope", "false");
    return new ClassCodec<>(type, properties, earlier);
  }

  TypedCodec<T> values() {
    TypedCodec<T> known = values;
    if (known == null) {
      known = codec().forType(type);
      values = known;
    }
    return known;
  }

  /** Returns the name of the codec, whoever chose it. */
  String name() {
    return codec().name();
  }

  /**
   * Returns the schemas of the class, and those of what else it reads: state that nobody asks for
   * stays as it was written. There are none where messages need none.
   */
  List<byte[]> schemas() {
    List<byte[]> all = new ArrayList<>();
    exchange(codec()).ifPresent(exchange -> all.add(exchange.exportSchemas(type)));
    for (byte[] each : earlier == null ? new byte[0][] : earlier) {
      if (all.stream().noneMatch(known -> Arrays.equals(known, each))) {
        all.add(each);
      }
    }
    return all;
  }

  /** Returns none where each message says what is in it, or the format knows no versions. */
  private static Optional<SchemaExchange> exchange(Codec codec) {
    try {
      return Optional.of(SchemaExchange.of(codec));
    } catch (IllegalArgumentException e) {
      return Optional.empty();
    }
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

  /** Restored state is read in the mode that it was written in, whatever the job has now. */
  private Codec build() {
    Codec built = build(Map.of());
    if (earlier == null) {
      return built;
    }
    boolean strict = earlier.length > 0;
    if (strict != exchange(built).isPresent()) {
      built.close();
      built = build(Map.of("polycodec.evolution", strict ? "strict" : "compatible"));
    }
    for (byte[] each : earlier) {
      SchemaExchange.of(built).importSchemas(each);
    }
    return built;
  }

  /** Takes the loader of the class: that of the job, or one below it. */
  private Codec build(Map<String, String> mode) {
    ClassLoader loader = type.getClassLoader();
    CodecBuilder builder = Codecs.builder();
    builder = loader == null ? builder : builder.classLoader(loader);
    Map<String, String> all = new HashMap<>(properties);
    all.putAll(mode);
    return builder.properties(all).build();
  }

  /** Names what was chosen: nothing is built to be printed. */
  @Override
  public String toString() {
    Codec known = codec;
    String name = known == null ? properties.get("polycodec.codec") : known.name();
    return "Polycodec<" + type.getName() + ">" + (name == null ? "" : " by " + name);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof ClassCodec<?> same
        && type == same.type
        && properties.equals(same.properties)
        && Arrays.deepEquals(earlier, same.earlier);
  }

  @Override
  public int hashCode() {
    return Objects.hash(type, properties);
  }
}
