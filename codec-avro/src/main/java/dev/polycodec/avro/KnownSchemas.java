package dev.polycodec.avro;

import dev.polycodec.LimitExceededException;
import dev.polycodec.MalformedDataException;
import dev.polycodec.spi.OwnSchemas;
import dev.polycodec.spi.bulk.Bulk;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.avro.Schema;
import org.apache.avro.SchemaNormalization;
import org.jspecify.annotations.Nullable;

/** The schemas that bytes may have been written with, by their fingerprints. */
final class KnownSchemas implements OwnSchemas {

  private static final int MAX_SCHEMAS = 10_000;
  private static final int MAX_BYTES = 1 << 20;

  private final Map<Long, Schema> byFingerprint = new ConcurrentHashMap<>();
  private final Collection<Schema> configured;
  private final Function<Class<?>, @Nullable Schema> ofClass;

  KnownSchemas(Collection<Schema> configured, Function<Class<?>, @Nullable Schema> ofClass) {
    this.configured = configured;
    this.ofClass = ofClass;
    configured.forEach(schema -> byFingerprint.put(fingerprint(schema), schema));
  }

  private static long fingerprint(Schema schema) {
    return SchemaNormalization.parsingFingerprint64(schema);
  }

  /** Returns the schema of a fingerprint, or null. */
  @Nullable Schema find(long fingerprint) {
    return byFingerprint.get(fingerprint);
  }

  /** Returns a line of JSON for each: the schemas of the classes, and those of the options. */
  @Override
  public byte[] exportOf(Class<?>... roots) {
    return Stream.concat(
            Stream.of(roots).map(ofClass).filter(Objects::nonNull), configured.stream())
        .distinct()
        .map(Schema::toString)
        .collect(Collectors.joining("\n"))
        .getBytes(StandardCharsets.UTF_8);
  }

  @Override
  public synchronized int add(byte[] schemas) {
    if (schemas.length > MAX_BYTES) {
      throw new LimitExceededException(
          "Exchanged schemas have at most " + MAX_BYTES + " bytes at a time");
    }
    Map<Long, Schema> read = new HashMap<>();
    for (String line : Bulk.getUtf8(schemas, 0, schemas.length).split("\n", -1)) {
      Schema schema = parse(line);
      long fingerprint = fingerprint(schema);
      requireSame(fingerprint, read.put(fingerprint, schema), schema);
      requireSame(fingerprint, byFingerprint.get(fingerprint), schema);
    }
    int before = byFingerprint.size();
    if (before + read.size() > MAX_SCHEMAS) {
      throw new LimitExceededException(
          "A codec keeps at most " + MAX_SCHEMAS + " exchanged schemas");
    }
    read.forEach(byFingerprint::putIfAbsent); // what the application has configured stays
    return byFingerprint.size() - before;
  }

  /** Fingerprints are easily forged, and bytes of one schema are bytes of many others. */
  private static void requireSame(long fingerprint, @Nullable Schema known, Schema received) {
    if (known != null
        && !SchemaNormalization.toParsingForm(known)
            .equals(SchemaNormalization.toParsingForm(received))) {
      throw new MalformedDataException(
          "Two schemas have the fingerprint "
              + String.format("%016x", fingerprint)
              + ", but not the same fields");
    }
  }

  private static Schema parse(String json) {
    SchemaBounds.requireShallow(json);
    Schema schema;
    try {
      schema = new Schema.Parser().parse(json);
    } catch (RuntimeException e) { // of several kinds, for what is no schema
      throw new MalformedDataException(
          "The bytes are not the schemas of a SchemaExchange of 'avro': a line of JSON for each");
    }
    SchemaBounds.requireSmall(schema);
    requireRoot(schema);
    return schema;
  }

  /** Null is no root, and what is read of a union may be null. */
  private static void requireRoot(Schema schema) {
    if (schema.getType() == Schema.Type.NULL || schema.getType() == Schema.Type.UNION) {
      throw new MalformedDataException(
          "The bytes hold the schema "
              + schema.getName()
              + ", which no root has: that of an object is needed");
    }
  }
}
