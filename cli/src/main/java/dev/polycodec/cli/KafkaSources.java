package dev.polycodec.cli;

import dev.polycodec.compare.Failure;
import java.io.ByteArrayOutputStream;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.header.Header;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.jspecify.annotations.Nullable;

/** The key and the value of a record of Kafka. */
final class KafkaSources {

  private static final int SECONDS = 10;

  /** Where a value has its envelope in a header, it has this name. */
  private static final String ENVELOPE = "polycodec.envelope";

  private KafkaSources() {}

  static List<Source> read(String servers, String topic, int partition, long offset) {
    return with(servers, consumer -> read(consumer, new TopicPartition(topic, partition), offset));
  }

  /** Returns the records of a topic of one partition, first to last. */
  static List<ConsumerRecord<byte[], byte[]>> readAll(String servers, String topic) {
    return with(servers, consumer -> readAll(consumer, new TopicPartition(topic, 0)));
  }

  private static <T> T with(String servers, Function<Consumer<byte[], byte[]>, T> read) {
    if (servers.contains("@")) { // what is before it may be a password, which no message shows
      throw new Failure("Kafka's servers are named as host:port,host:port without a user");
    }
    Map<String, Object> settings =
        Map.of(
            ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG,
            servers,
            ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG,
            false,
            ConsumerConfig.ALLOW_AUTO_CREATE_TOPICS_CONFIG,
            false,
            ConsumerConfig.DEFAULT_API_TIMEOUT_MS_CONFIG,
            SECONDS * 1000,
            ConsumerConfig.AUTO_OFFSET_RESET_CONFIG,
            "none");
    ByteArrayDeserializer bytes = new ByteArrayDeserializer();
    try (Consumer<byte[], byte[]> consumer = new KafkaConsumer<>(settings, bytes, bytes)) {
      return read.apply(consumer);
    } catch (KafkaException e) {
      throw new Failure("Kafka at " + servers + " failed: " + e.getMessage(), e);
    }
  }

  private static List<ConsumerRecord<byte[], byte[]>> readAll(
      Consumer<byte[], byte[]> from, TopicPartition at) {
    from.assign(List.of(at));
    from.seekToBeginning(List.of(at));
    long last = from.endOffsets(List.of(at)).getOrDefault(at, 0L);
    List<ConsumerRecord<byte[], byte[]>> found = new ArrayList<>();
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(SECONDS);
    while (from.position(at) < last) {
      from.poll(Duration.ofMillis(200)).records(at).forEach(found::add);
      if (System.nanoTime() > end) {
        throw new Failure(at + " is not read to its end in " + SECONDS + " s");
      }
    }
    return found;
  }

  /** Reads a record; others of its group notice nothing, as there is none. */
  static List<Source> read(Consumer<byte[], byte[]> from, TopicPartition at, long offset) {
    from.assign(List.of(at));
    from.seek(at, offset);
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(SECONDS);
    do {
      for (ConsumerRecord<byte[], byte[]> found : from.poll(Duration.ofMillis(200)).records(at)) {
        return sources(found);
      }
    } while (System.nanoTime() < end);
    throw new Failure("There is no record " + offset + " in " + at);
  }

  private static List<Source> sources(ConsumerRecord<byte[], byte[]> found) {
    String name = found.topic() + "-" + found.partition() + "@" + found.offset();
    List<Source> sources = new ArrayList<>();
    byte @Nullable [] key = found.key();
    byte @Nullable [] value = found.value();
    if (key != null) {
      sources.add(new Source(name + " key", key, true));
    }
    if (value != null) {
      sources.add(new Source(name + " value", whole(found.headers().lastHeader(ENVELOPE), value)));
    }
    if (sources.isEmpty()) {
      throw new Failure("The record " + name + " has neither key nor value");
    }
    return sources;
  }

  private static byte[] whole(@Nullable Header envelope, byte[] value) {
    ByteArrayOutputStream whole = new ByteArrayOutputStream();
    if (envelope != null) {
      whole.writeBytes(envelope.value());
    }
    whole.writeBytes(value);
    return whole.toByteArray();
  }
}
