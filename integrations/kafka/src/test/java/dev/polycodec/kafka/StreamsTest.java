package dev.polycodec.kafka;

import static org.assertj.core.api.Assertions.assertThat;

import dev.polycodec.tck.TravelTests;
import dev.polycodec.tck.TravelTests.Order;
import dev.polycodec.tck.TravelTests.Page;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.Serdes.StringSerde;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;
import org.apache.kafka.streams.KafkaStreams;
import org.apache.kafka.streams.StreamsBuilder;
import org.apache.kafka.streams.Topology;
import org.apache.kafka.streams.errors.LogAndContinueExceptionHandler;
import org.apache.kafka.streams.kstream.Materialized;
import org.apache.kafka.streams.state.Stores;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("A topology of Kafka Streams, with the serde as its default")
class StreamsTest {

  private static final Map<String, Object> KRYO =
      Map.of("polycodec.codec", "kryo", "polycodec.allow", TravelTests.ALLOW);

  @TempDir private Path state;

  /** What no property allows. */
  record Secret(String text) {}

  @Test
  void keepsItsStateInATopicAndGoesOnAfterARefusedRecord() {
    Order order = TravelTests.order();
    send(KRYO, order);
    send(KRYO, order);
    try (KafkaStreams streams = new KafkaStreams(pages(), settings())) {
      streams.start();
      assertThat(received(2)).containsExactly(page(order), page(order, order));
    }
    Map<String, Object> careless = new HashMap<>(KRYO);
    careless.put("polycodec.allow", TravelTests.ALLOW + ";" + Secret.class.getName());
    send(careless, new Secret("x"));
    send(KRYO, order);
    try (KafkaStreams streams = new KafkaStreams(pages(), settings())) { // knows nothing but topics
      streams.start();
      assertThat(received(3).get(2)).isEqualTo(page(order, order, order));
    }
  }

  /** Collects the orders of a customer on a page. */
  private static Topology pages() {
    StreamsBuilder builder = new StreamsBuilder();
    builder.<String, Order>stream("orders")
        .groupByKey()
        .<Page>aggregate(
            StreamsTest::page,
            (customer, order, page) -> with(page, order),
            Materialized.as(Stores.inMemoryKeyValueStore("pages")))
        .toStream()
        .to("changed");
    return builder.build();
  }

  private static Page with(Page page, Order order) {
    List<Order> orders = new ArrayList<>(page.content());
    orders.add(order);
    return page(orders.toArray(Order[]::new));
  }

  private static Page page(Order... orders) {
    return new Page(List.of(orders), orders.length, Map.of("first", TravelTests.Status.OPEN));
  }

  private Properties settings() {
    Properties settings = new Properties();
    settings.putAll(KRYO);
    settings.put("application.id", "pages");
    settings.put("bootstrap.servers", TheBroker.ADDRESS);
    settings.put("state.dir", state.toString());
    settings.put("default.key.serde", StringSerde.class);
    settings.put("default.value.serde", PolycodecSerde.class);
    settings.put("default.deserialization.exception.handler", LogAndContinueExceptionHandler.class);
    settings.put("auto.offset.reset", "earliest");
    settings.put("commit.interval.ms", 100);
    settings.put("statestore.cache.max.bytes", 0); // every change is sent on
    settings.put("group.instance.id", "one"); // so the next one need not wait for this one's end
    settings.put("enable.metrics.push", false);
    return settings;
  }

  private static void send(Map<String, Object> codec, Object value) {
    Map<String, Object> settings = new HashMap<>(codec);
    settings.put("bootstrap.servers", TheBroker.ADDRESS);
    settings.put("key.serializer", StringSerializer.class);
    settings.put("value.serializer", PolycodecSerializer.class);
    try (KafkaProducer<String, Object> producer = new KafkaProducer<>(settings)) {
      producer.send(new ProducerRecord<>("orders", "ada", value));
    }
  }

  /** Returns what has been sent on since the beginning. */
  private static List<Page> received(int count) {
    Map<String, Object> settings = new HashMap<>(KRYO);
    settings.put("bootstrap.servers", TheBroker.ADDRESS);
    settings.put("key.deserializer", StringDeserializer.class);
    settings.put("value.deserializer", PolycodecDeserializer.class);
    List<Page> pages = new ArrayList<>();
    try (KafkaConsumer<String, Page> consumer = new KafkaConsumer<>(settings)) {
      TopicPartition partition = new TopicPartition("changed", 0);
      consumer.assign(List.of(partition));
      consumer.seekToBeginning(List.of(partition));
      long deadline = System.nanoTime() + Duration.ofSeconds(30).toNanos();
      while (pages.size() < count && System.nanoTime() < deadline) {
        for (ConsumerRecord<String, Page> record : consumer.poll(Duration.ofSeconds(1))) {
          pages.add(record.value());
        }
      }
    }
    assertThat(pages).hasSize(count);
    return pages;
  }
}
