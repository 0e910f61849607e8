package dev.polycodec.kafka;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.polycodec.Codec;
import dev.polycodec.CodecBuilder;
import dev.polycodec.Codecs;
import dev.polycodec.registry.MemoryStore;
import dev.polycodec.registry.RegistryCodec;
import dev.polycodec.registry.SchemaStore;
import dev.polycodec.registry.StoreRegistry;
import dev.polycodec.stored.Envelopes;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.atomic.AtomicBoolean;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.NewTopic;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.errors.RecordDeserializationException;
import org.apache.kafka.common.errors.TimeoutException;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Schemas in a topic of a broker")
class TopicStoreTest {

  /** As the writer has it. */
  record Old(int id, String customer) {}

  /** As the reader has it. */
  record Now(String customer, long id, String country) {}

  private static final Duration SECOND = Duration.ofSeconds(1);
  private static final Map<String, Object> CLIENT = Map.of("bootstrap.servers", TheBroker.ADDRESS);

  @Test
  void areFoundByAllWhoReadIt() throws Exception {
    try (TopicStore writer = new TopicStore(CLIENT, "found");
        TopicStore reader = new TopicStore(CLIENT, "found")) {
      assertThat(reader.find(-7)).isNull();
      assertThat(writer.putIfAbsent(-7, new byte[] {1, 2})).containsExactly(1, 2);
      assertThat(writer.putIfAbsent(-7, new byte[] {3})).containsExactly(1, 2);
      assertThat(reader.find(-7)).containsExactly(1, 2);
      assertThat(reader.find(7)).isNull();
      try (TopicStore late = new TopicStore(CLIENT, "found")) {
        assertThat(late.find(-7)).containsExactly(1, 2);
      }
    }
  }

  @Test
  void takeNoPartInTheGroupAndTheTransactionsOfTheApplication() throws Exception {
    Map<String, Object> application = new HashMap<>(CLIENT);
    application.put("transactional.id", "orders-1");
    application.put("group.id", "orders");
    application.put("group.instance.id", "orders-1");
    try (TopicStore store = new TopicStore(application, "apart")) {
      assertThat(store.putIfAbsent(7, new byte[] {1})).containsExactly(1);
    }
  }

  @Test
  void ofWhoeverCameFirstAreTheLastThatAreWritten() throws Exception {
    try (TopicStore one = new TopicStore(CLIENT, "raced");
        TopicStore other = new TopicStore(CLIENT, "raced")) {
      Map<Integer, Byte> kept = new HashMap<>();
      for (int number = 0; number < 10; number++) {
        int each = number;
        CompletableFuture<byte[]> first = putAsync(one, each, 1);
        CompletableFuture<byte[]> second = putAsync(other, each, 2);
        assertThat(first.get()).isEqualTo(second.get());
        kept.put(each, first.get()[0]);
      }
      assertThat(lastRecords("raced")).isEqualTo(kept);
    }
  }

  private static CompletableFuture<byte[]> putAsync(TopicStore store, int number, int content) {
    return CompletableFuture.supplyAsync(
        () -> {
          try {
            return store.putIfAbsent(number, new byte[] {(byte) content});
          } catch (ExecutionException | InterruptedException e) {
            throw new AssertionError(e);
          }
        });
  }

  /** Returns what is left of a topic when it is compacted. */
  private static Map<Integer, Byte> lastRecords(String topic) {
    Map<Integer, Byte> last = new HashMap<>();
    TopicPartition partition = new TopicPartition(topic, 0);
    try (KafkaConsumer<byte[], byte[]> consumer =
        new KafkaConsumer<>(CLIENT, new ByteArrayDeserializer(), new ByteArrayDeserializer())) {
      consumer.assign(List.of(partition));
      consumer.seekToBeginning(List.of(partition));
      long end = consumer.endOffsets(List.of(partition)).get(partition);
      while (consumer.position(partition) < end) {
        consumer
            .poll(Duration.ofMillis(100))
            .forEach(each -> last.put(ByteBuffer.wrap(each.key()).getInt(), each.value()[0]));
      }
    }
    return last;
  }

  @Test
  void areWhatCodecsOfOtherVersionsReadBy() throws Exception {
    try (TopicStore writes = new TopicStore(CLIENT, "schemas");
        TopicStore reads = new TopicStore(CLIENT, "schemas");
        StoreRegistry published = new StoreRegistry(writes);
        StoreRegistry fetched = new StoreRegistry(reads);
        Codec writer = RegistryCodec.of(version(Old.class), Envelopes.defaults(), published);
        Codec reader = RegistryCodec.of(version(Now.class), Envelopes.defaults(), fetched)) {
      assertThat(reader.decode(writer.encode(new Old(7, "Ada")), Now.class))
          .isEqualTo(new Now("Ada", 7, null));
    }
  }

  @Test
  void thatCannotBeFetchedMakeNoDeadLetterOfARecord() throws Exception {
    MemoryStore store = new MemoryStore();
    AtomicBoolean down = new AtomicBoolean(true);
    try (StoreRegistry published = new StoreRegistry(store);
        StoreRegistry fetched = new StoreRegistry(failing(store, down), SECOND, Duration.ZERO);
        Codec writer = RegistryCodec.of(version(Old.class), Envelopes.defaults(), published);
        Codec reader = RegistryCodec.of(version(Now.class), Envelopes.defaults(), fetched);
        KafkaProducer<byte[], Old> producer =
            new KafkaProducer<>(
                CLIENT, new ByteArraySerializer(), new PolycodecSerializer<>(writer, Old.class));
        KafkaConsumer<byte[], Now> consumer =
            new KafkaConsumer<>(
                CLIENT,
                new ByteArrayDeserializer(),
                new PolycodecDeserializer<>(reader, Now.class))) {
      producer.send(new ProducerRecord<>("waiting", new Old(7, "Ada"))).get();
      consumer.assign(List.of(new TopicPartition("waiting", 0)));
      consumer.seekToBeginning(consumer.assignment());
      for (int i = 0; i < 2; i++) {
        RecordDeserializationException failed =
            catchThrowableOfType(RecordDeserializationException.class, () -> next(consumer));
        assertThat(DeadLetters.isOutage(failed)).isTrue();
      }
      down.set(false);
      assertThat(next(consumer)).isEqualTo(new Now("Ada", 7, null));
    }
  }

  private static SchemaStore failing(SchemaStore store, AtomicBoolean down) {
    return new SchemaStore() {
      @Override
      public byte[] putIfAbsent(int number, byte[] bytes) throws Exception {
        return store.putIfAbsent(number, bytes);
      }

      @Override
      public byte[] find(int number) throws Exception {
        if (down.get()) {
          throw new java.io.IOException("connection refused");
        }
        return store.find(number);
      }
    };
  }

  private static <T> T next(KafkaConsumer<byte[], T> consumer) {
    return consumer.poll(Duration.ofSeconds(20)).iterator().next().value();
  }

  private static CodecBuilder version(Class<?> type) {
    return Codecs.builder().use("kryo").renamed("com.acme.Order", type);
  }

  @Test
  void areReadFromTheBeginningOfATopicThatIsMadeAnew() throws Exception {
    byte[] schema = {1};
    try (Admin admin = Admin.create(CLIENT);
        TopicStore store = new TopicStore(CLIENT, "anew")) {
      store.putIfAbsent(1, schema);
      store.putIfAbsent(2, schema);
      delete(admin, "anew");
      try (TopicStore restarted = new TopicStore(CLIENT, "anew")) {
        restarted.putIfAbsent(7, schema);
        assertThat(store.find(7)).isEqualTo(schema);
        assertThat(store.find(1)).isNull();
        store.putIfAbsent(1, schema);
        assertThat(restarted.find(1)).isEqualTo(schema);
      }
    }
  }

  @Test
  void areNotKeptInATopicThatABrokerMakesByItself() throws Exception {
    Map<String, Object> impatient = new HashMap<>(CLIENT);
    impatient.put("default.api.timeout.ms", 300);
    impatient.put("request.timeout.ms", 300);
    try (Admin admin = Admin.create(CLIENT);
        TopicStore store = new TopicStore(impatient, "gone")) {
      delete(admin, "gone");
      assertThatThrownBy(() -> store.putIfAbsent(7, new byte[] {1}))
          .isInstanceOf(TimeoutException.class);
      assertThat(admin.listTopics().names().get()).doesNotContain("gone");
    }
  }

  private static void delete(Admin admin, String topic) throws Exception {
    admin.deleteTopics(List.of(topic)).all().get();
    while (admin.listTopics().names().get().contains(topic)) {
      Thread.sleep(10);
    }
  }

  @Test
  void areNotKeptWhereTheyWouldBeLost() throws Exception {
    try (Admin admin = Admin.create(CLIENT)) {
      admin
          .createTopics(
              List.of(new NewTopic("lost", 1, (short) 1), new NewTopic("two", 2, (short) 1)))
          .all()
          .get();
    }
    assertThatThrownBy(() -> new TopicStore(CLIENT, "lost"))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage(
            "The topic lost would lose schemas: set its cleanup.policy to compact, which is"
                + " delete");
    assertThatThrownBy(() -> new TopicStore(CLIENT, "two"))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("The topic two has 2 partitions; schemas need one order");
  }
}
