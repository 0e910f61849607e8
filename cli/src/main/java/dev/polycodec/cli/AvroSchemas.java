package dev.polycodec.cli;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.MappingIterator;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.polycodec.compare.Failure;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import org.apache.avro.Schema;
import org.apache.avro.SchemaNormalization;
import org.jspecify.annotations.Nullable;

/** Schemas of Avro by their fingerprints. */
final class AvroSchemas {

  private final Map<Long, Schema> byFingerprint = new HashMap<>();

  /** Says whether bytes are JSON, as schemas of Avro are. */
  static boolean areIn(byte[] bytes) {
    String begin =
        new String(bytes, 0, Math.min(bytes.length, 100), StandardCharsets.UTF_8).strip();
    return begin.startsWith("{") || begin.startsWith("[") || begin.startsWith("\"");
  }

  /** Adds all schemas of a file, which follow each other. */
  void add(String place, byte[] bytes) {
    try (MappingIterator<JsonNode> read =
        new ObjectMapper().readerFor(JsonNode.class).readValues(bytes)) {
      while (read.hasNext()) {
        add(new Schema.Parser().parse(read.next().toString()));
      }
    } catch (IOException | RuntimeException e) {
      throw new Failure(Text.plain(place) + " has no schemas of Avro: " + e.getMessage(), e);
    }
  }

  private void add(Schema schema) {
    byFingerprint.put(SchemaNormalization.parsingFingerprint64(schema), schema);
    if (schema.isUnion()) {
      schema.getTypes().forEach(this::add);
    }
  }

  @Nullable Schema find(long fingerprint) {
    return byFingerprint.get(fingerprint);
  }
}
