package dev.polycodec.cli;

import dev.polycodec.CodecException;
import dev.polycodec.cli.FileSources.Encoding;
import dev.polycodec.compare.Failure;
import dev.polycodec.internal.message.SchemaReader;
import dev.polycodec.spi.tree.Tree.ClassFields;
import java.net.URI;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import redis.clients.jedis.exceptions.JedisException;

/** Schemas from a file, or all that a registry of an application has. */
final class Schemas {

  /** Where the starter for Spring Boot keeps them. */
  private static final String KEY = "polycodec:schemas";

  private final Map<Integer, ClassFields> read = new HashMap<>();
  private final AvroSchemas avro = new AvroSchemas();
  private final List<Path> drivers;

  private Schemas(List<Path> drivers) {
    this.drivers = drivers;
  }

  /**
   * Reads all places.
   *
   * @param drivers the jars of databases
   */
  static Schemas read(List<String> places, List<Path> drivers) {
    Schemas schemas = new Schemas(drivers);
    places.forEach(schemas::add);
    return schemas;
  }

  /** Returns the schemas of strict messages, by fingerprint. */
  Map<Integer, ClassFields> classes() {
    return read;
  }

  AvroSchemas avro() {
    return avro;
  }

  private void add(String place) {
    if (place.matches("rediss?:.*")) {
      addRedis(URI.create(place));
    } else if (place.startsWith("kafka:")) {
      addTopic(URI.create(place));
    } else if (place.startsWith("jdbc:")) {
      SchemaTable.forEach(place, drivers, (number, bytes) -> add("The table", number, bytes));
    } else {
      addFile(place, FileSources.read(place, Encoding.NONE).bytes());
    }
  }

  private void addFile(String place, byte[] bytes) {
    if (AvroSchemas.areIn(bytes)) {
      avro.add(place, bytes);
    } else {
      read.putAll(parse(place, bytes));
    }
  }

  private void addRedis(URI place) {
    String key = place.getFragment() == null ? KEY : place.getFragment();
    String server = place.toString().replaceFirst("#.*", "");
    try (RedisClient client = new RedisClient(server)) {
      Map<byte[], byte[]> found = client.redis.hgetAll(key.getBytes(StandardCharsets.UTF_8));
      if (found.isEmpty()) {
        throw new Failure("There are no schemas under the key " + Text.plain(key));
      }
      found.forEach((field, bytes) -> addOfKey("The key " + Text.plain(key), field, bytes));
    } catch (JedisException e) {
      throw new Failure("Redis failed: " + e.getMessage(), e);
    }
  }

  /** The last record of a number counts once the topic is compacted, so the first one does now. */
  private void addTopic(URI place) {
    String topic = place.getPath() == null ? "" : place.getPath().replaceFirst("^/", "");
    if (place.getAuthority() == null || topic.isEmpty()) {
      throw new Failure("--schema " + place + " is no kafka://host:port/topic");
    }
    for (ConsumerRecord<byte[], byte[]> found : KafkaSources.readAll(place.getAuthority(), topic)) {
      if (found.key() != null && found.value() != null) {
        addOfKey("The topic " + topic, found.key(), found.value());
      }
    }
  }

  /** What has another key than a number is none of ours. */
  private void addOfKey(String place, byte[] key, byte[] bytes) {
    if (key.length == Integer.BYTES) {
      add(place, ByteBuffer.wrap(key).getInt(), bytes);
    }
  }

  private void add(String place, int number, byte[] bytes) {
    String at = place + " under " + Integer.toHexString(number);
    ClassFields fields = parse(at, bytes).get(number);
    if (fields == null) {
      throw new Failure(at + " has the schema of another class");
    }
    read.putIfAbsent(number, fields);
  }

  private static Map<Integer, ClassFields> parse(String place, byte[] bytes) {
    try {
      return SchemaReader.readAll(bytes);
    } catch (CodecException e) {
      throw new Failure(Text.plain(place) + " has no schemas: " + e.getMessage(), e);
    }
  }
}
