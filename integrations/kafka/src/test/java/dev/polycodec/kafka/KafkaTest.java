package dev.polycodec.kafka;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.polycodec.TypeNotAllowedException;
import dev.polycodec.tck.TravelTests;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.config.ConfigException;
import org.apache.kafka.common.errors.RecordDeserializationException;
import org.apache.kafka.common.errors.SerializationException;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A producer and a consumer of a broker")
class KafkaTest extends TravelTests {

  private static final AtomicInteger TOPICS = new AtomicInteger();
  private static final Map<String, String> KRYO =
      Map.of("polycodec.codec", "kryo", "polycodec.allow", ALLOW);

  private final String topic = "orders-" + TOPICS.incrementAndGet();

  @Override
  protected Object travel(Object value) {
    send(KRYO, value);
    return last(KRYO, Object.class).value();
  }

  @Test
  void nullIsATombstone() {
    send(KRYO, null);
    assertThat(last(KRYO, Object.class).value()).isNull();
    assertThat(last(bytes(), byte[].class).value()).isNull();
  }

  @Test
  void declaredTypeNeedsNoPattern() {
    Map<String, String> typed =
        Map.of("polycodec.codec", "kryo", "polycodec.type", Order.class.getName());
    send(typed, order());
    assertThat(last(typed, Order.class).value()).isEqualTo(order());
  }

  @Test
  void keysHaveATypeOfTheirOwn() {
    Map<String, Object> settings =
        Map.of(
            "polycodec.codec",
            "kryo",
            "polycodec.type",
            Order.class,
            "polycodec.key.type",
            URI.class,
            "key.serializer",
            PolycodecSerializer.class,
            "key.deserializer",
            PolycodecDeserializer.class);
    try (KafkaProducer<URI, Order> producer = new KafkaProducer<>(producing(settings))) {
      producer.send(new ProducerRecord<>(topic, order().page(), order()));
    }
    try (KafkaConsumer<URI, Order> consumer = new KafkaConsumer<>(consuming(settings))) {
      assertThat(poll(consumer, 0).key()).isEqualTo(order().page());
    }
  }

  @Test
  void envelopeInAHeaderLeavesTheValueToOtherSoftware() {
    Map<String, String> json =
        Map.of(
            "polycodec.codec",
            "json",
            "polycodec.type",
            Order.class.getName(),
            "polycodec.headers",
            "true");
    send(json, order());

    assertThat(new String(last(bytes(), byte[].class).value(), StandardCharsets.UTF_8))
        .startsWith("{\"id\":\"00000000-0000-0007-0000-000000000008\"");
    assertThat(last(json, Order.class).value()).isEqualTo(order());
    Map<String, String> changed = new HashMap<>(json);
    changed.put("polycodec.codec", "kryo");
    changed.put("polycodec.also-read", "json");
    assertThat(last(changed, Order.class).value()).isEqualTo(order());
  }

  @Test
  void recordsOfBeforeAreReadWhileNewOnesAreWritten() {
    Map<String, String> before = new HashMap<>(KRYO);
    before.put("polycodec.codec", "jdk-plain");
    before.put("polycodec.envelope", "false");
    send(before, Status.PAID);
    Map<String, String> after = new HashMap<>(KRYO);
    after.put("polycodec.read-legacy", "jdk-plain");
    send(after, order());
    try (KafkaConsumer<String, Object> consumer = new KafkaConsumer<>(consuming(after))) {
      assertThat(poll(consumer, 0).value()).isSameAs(Status.PAID);
      assertThat(poll(consumer, 1).value()).isEqualTo(order());
    }
  }

  @Test
  void recordThatCannotBeDecodedBecomesADeadLetterWithTheReason() {
    send(KRYO, order());
    send(KRYO, "the next one");
    Map<String, String> strict = Map.of("polycodec.codec", "kryo");
    String letters = topic + "-letters";
    try (KafkaConsumer<String, Object> consumer = new KafkaConsumer<>(consuming(strict));
        KafkaProducer<byte[], byte[]> producer = new KafkaProducer<>(letters())) {
      RecordDeserializationException failed =
          catchThrowableOfType(RecordDeserializationException.class, () -> poll(consumer, 0));
      assertThat(failed).hasRootCauseInstanceOf(TypeNotAllowedException.class);
      producer.send(DeadLetters.of(failed, letters));
      assertThat(poll(consumer, failed.offset() + 1).value()).isEqualTo("the next one");
    }

    ConsumerRecord<String, byte[]> letter = last(letters, bytes(), byte[].class);
    assertThat(letter.key()).isEqualTo("key");
    assertThat(letter.value()).isEqualTo(first(bytes()).value());
    assertThat(headers(letter))
        .containsEntry("polycodec.failure", "dev.polycodec.TypeNotAllowedException")
        .containsEntry("polycodec.topic", topic)
        .containsEntry("polycodec.partition", "0")
        .containsEntry("polycodec.offset", "0");
    assertThat(headers(letter).get("polycodec.reason"))
        .contains("add allow(\"dev.polycodec.tck.TravelTests$Order\")");
    assertThat(last(letters, KRYO, Object.class).value()).isEqualTo(order());
  }

  @Test
  void hostileBytesAreRefusedWithTheReasonInTheMessage() {
    try (KafkaProducer<String, byte[]> producer = new KafkaProducer<>(producing(bytes()))) {
      producer.send(new ProducerRecord<>(topic, "key", new byte[] {0x12, 0x3e, 0x7f, 1}));
    }
    assertThatThrownBy(() -> last(KRYO, Object.class))
        .isInstanceOf(RecordDeserializationException.class)
        .cause()
        .isInstanceOf(SerializationException.class)
        .hasMessageStartingWith(
            "A record of the topic " + topic + " cannot be decoded: MalformedDataException: ");
  }

  @Test
  void valueThatMayNotBeSentIsRefusedByTheProducer() {
    assertThatThrownBy(() -> send(Map.of("polycodec.codec", "kryo"), order()))
        .isInstanceOf(SerializationException.class)
        .hasMessageStartingWith(
            "A value for the topic " + topic + " cannot be encoded: TypeNotAllowedException: ");
  }

  @Test
  void wrongPropertiesAreToldWhenTheClientIsMade() {
    assertThatThrownBy(() -> send(Map.of("polycodec.alow", "x"), 1))
        .isInstanceOf(KafkaException.class)
        .hasRootCauseMessage(
            "There is no setting polycodec.alow, but: allow, also-read, codec, deny, envelope,"
                + " evolution, on-failure, read-legacy. Did you mean 'allow'?");
    assertThatThrownBy(() -> send(Map.of("polycodec.type", "com.acme.Gone"), 1))
        .rootCause()
        .isInstanceOf(ConfigException.class)
        .hasMessage(
            "Invalid value com.acme.Gone for configuration polycodec.type: The class cannot be"
                + " found");
  }

  @Test
  void serdeIsSerializerAndDeserializer() {
    try (PolycodecSerde<Order> serde = new PolycodecSerde<>()) {
      serde.configure(KRYO, false);
      byte[] bytes = serde.serializer().serialize(topic, order());
      assertThat(serde.deserializer().deserialize(topic, bytes)).isEqualTo(order());
    }
  }

  private void send(Map<String, ?> settings, Object value) {
    try (KafkaProducer<String, Object> producer = new KafkaProducer<>(producing(settings))) {
      producer.send(new ProducerRecord<>(topic, "key", value));
    }
  }

  private ConsumerRecord<String, byte[]> first(Map<String, ?> settings) {
    try (KafkaConsumer<String, byte[]> consumer = new KafkaConsumer<>(consuming(settings))) {
      return poll(consumer, 0);
    }
  }

  private <T> ConsumerRecord<String, T> last(Map<String, ?> settings, Class<T> type) {
    return last(topic, settings, type);
  }

  private static <T> ConsumerRecord<String, T> last(
      String topic, Map<String, ?> settings, Class<T> type) {
    try (KafkaConsumer<String, T> consumer = new KafkaConsumer<>(consuming(settings))) {
      TopicPartition partition = new TopicPartition(topic, 0);
      long end = consumer.endOffsets(List.of(partition)).get(partition);
      return poll(consumer, partition, end - 1);
    }
  }

  private <K, T> ConsumerRecord<K, T> poll(KafkaConsumer<K, T> consumer, long offset) {
    return poll(consumer, new TopicPartition(topic, 0), offset);
  }

  private static <K, T> ConsumerRecord<K, T> poll(
      KafkaConsumer<K, T> consumer, TopicPartition partition, long offset) {
    consumer.assign(List.of(partition));
    consumer.seek(partition, offset);
    long deadline = System.nanoTime() + Duration.ofSeconds(20).toNanos();
    while (System.nanoTime() < deadline) {
      ConsumerRecords<K, T> records = consumer.poll(Duration.ofSeconds(1));
      if (!records.isEmpty()) {
        return records.iterator().next();
      }
    }
    throw new AssertionError("No record arrived within 20 seconds");
  }

  private static Map<String, Object> producing(Map<String, ?> settings) {
    Map<String, Object> all = new HashMap<>();
    all.put("bootstrap.servers", TheBroker.ADDRESS);
    all.put("key.serializer", StringSerializer.class);
    all.put("value.serializer", PolycodecSerializer.class);
    all.put("enable.metrics.push", false);
    all.putAll(settings);
    return all;
  }

  private static Map<String, Object> letters() {
    Map<String, Object> all = producing(bytes());
    all.put("key.serializer", ByteArraySerializer.class);
    return all;
  }

  private static Map<String, Object> consuming(Map<String, ?> settings) {
    Map<String, Object> all = new HashMap<>();
    all.put("bootstrap.servers", TheBroker.ADDRESS);
    all.put("key.deserializer", StringDeserializer.class);
    all.put("value.deserializer", PolycodecDeserializer.class);
    all.put("enable.metrics.push", false);
    all.put("max.poll.records", 1);
    all.putAll(settings);
    return all;
  }

  private static Map<String, ?> bytes() {
    return Map.of(
        "value.serializer", ByteArraySerializer.class,
        "value.deserializer", ByteArrayDeserializer.class);
  }

  private static Map<String, String> headers(ConsumerRecord<?, ?> record) {
    return StreamSupport.stream(record.headers().spliterator(), false)
        .collect(
            Collectors.toMap(
                header -> header.key(),
                header -> new String(header.value(), StandardCharsets.UTF_8)));
  }
}
