package dev.polycodec.kafka;

import dev.polycodec.registry.SchemaStore;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ExecutionException;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.jspecify.annotations.Nullable;

/**
 * Keeps schemas in a compacted topic of one partition, which it makes if there is none, and reads
 * as far as it has grown. Safe for use by any number of threads.
 */
public final class TopicStore implements SchemaStore, AutoCloseable {

  private static final int MILLIS = 5_000;
  private static final Duration POLL = Duration.ofMillis(100);

  private final TopicPartition partition;
  private final KafkaProducer<byte[], byte[]> producer;
  private final KafkaConsumer<byte[], byte[]> consumer;
  private final Map<Integer, byte[]> schemas = new HashMap<>();

  /**
   * Keeps schemas in a topic.
   *
   * @param client the properties of Kafka's clients, such as {@code bootstrap.servers}; those of
   *     groups and transactions are left out, as they are the application's
   * @throws IllegalStateException if the topic is not compacted, or has several partitions
   * @throws ExecutionException if the brokers cannot be reached
   * @throws InterruptedException if the thread is interrupted
   */
  public TopicStore(Map<String, ?> client, String topic)
      throws ExecutionException, InterruptedException {
    CompactedTopic.require(client, topic);
    this.partition = new TopicPartition(topic, 0);
    this.producer = producer(client);
    this.consumer = consumer(client);
    consumer.assign(List.of(partition));
    consumer.seekToBeginning(List.of(partition));
  }

  private static KafkaProducer<byte[], byte[]> producer(Map<String, ?> client) {
    Map<String, Object> properties = new HashMap<>();
    properties.put(ProducerConfig.MAX_BLOCK_MS_CONFIG, MILLIS);
    properties.put(ProducerConfig.REQUEST_TIMEOUT_MS_CONFIG, MILLIS);
    properties.put(ProducerConfig.DELIVERY_TIMEOUT_MS_CONFIG, 2 * MILLIS);
    properties.putAll(client);
    properties.remove(ProducerConfig.TRANSACTIONAL_ID_CONFIG);
    properties.put(ProducerConfig.ACKS_CONFIG, "all");
    return new KafkaProducer<>(properties, new ByteArraySerializer(), new ByteArraySerializer());
  }

  private static KafkaConsumer<byte[], byte[]> consumer(Map<String, ?> client) {
    Map<String, Object> properties = new HashMap<>();
    properties.put(ConsumerConfig.DEFAULT_API_TIMEOUT_MS_CONFIG, MILLIS);
    properties.put(ConsumerConfig.REQUEST_TIMEOUT_MS_CONFIG, MILLIS);
    properties.put(ConsumerConfig.FETCH_MAX_WAIT_MS_CONFIG, 10); // the next question waits for it
    properties.putAll(client);
    properties.remove(ConsumerConfig.GROUP_ID_CONFIG);
    properties.remove(ConsumerConfig.GROUP_INSTANCE_ID_CONFIG);
    properties.put(ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, false);
    properties.put(ConsumerConfig.ALLOW_AUTO_CREATE_TOPICS_CONFIG, false); // not compacted
    properties.put(ConsumerConfig.AUTO_OFFSET_RESET_CONFIG, "earliest");
    return new KafkaConsumer<>(
        properties, new ByteArrayDeserializer(), new ByteArrayDeserializer());
  }

  /**
   * Writes bytes, unless there are some under the number. Compaction keeps the last record of a
   * key: whoever comes second with other bytes writes the first ones again.
   */
  @Override
  public synchronized byte[] putIfAbsent(int number, byte[] bytes)
      throws ExecutionException, InterruptedException {
    byte[] earlier = find(number);
    if (earlier != null) {
      return earlier;
    }
    send(number, bytes);
    byte[] kept = Objects.requireNonNull(find(number), "what has been written");
    if (!Arrays.equals(kept, bytes)) {
      send(number, kept);
    }
    return kept;
  }

  private void send(int number, byte[] bytes) throws ExecutionException, InterruptedException {
    byte[] key = ByteBuffer.allocate(Integer.BYTES).putInt(number).array();
    producer.send(new ProducerRecord<>(partition.topic(), 0, key, bytes)).get();
  }

  @Override
  public synchronized byte @Nullable [] find(int number) {
    byte[] known = schemas.get(number);
    if (known == null) {
      readToTheEnd();
      known = schemas.get(number);
    }
    return known == null ? null : known.clone();
  }

  private void readToTheEnd() {
    Long end = consumer.endOffsets(List.of(partition)).get(partition);
    if (end != null && consumer.position(partition) > end) {
      forget();
    }
    long deadline = System.nanoTime() + Duration.ofMillis(MILLIS).toNanos();
    while (end != null && consumer.position(partition) < end) {
      consumer.poll(POLL).forEach(this::add);
      if (System.nanoTime() > deadline) {
        throw new IllegalStateException(
            "The topic " + partition.topic() + " is not read to its end in " + MILLIS + " ms");
      }
    }
  }

  /** The topic has been made anew, so what was in it is in it no longer. */
  private void forget() {
    schemas.clear();
    consumer.seekToBeginning(List.of(partition));
  }

  /** Records of somebody else, whose keys are no numbers, are none of ours. */
  private void add(ConsumerRecord<byte[], byte[]> schema) {
    if (schema.key() != null && schema.key().length == Integer.BYTES && schema.value() != null) {
      schemas.putIfAbsent(ByteBuffer.wrap(schema.key()).getInt(), schema.value());
    }
  }

  /** Closes the clients. */
  @Override
  public synchronized void close() {
    producer.close();
    consumer.close();
  }
}
