package dev.polycodec.spring.starter;

import static org.assertj.core.api.Assertions.assertThat;

import com.acme.ledger.Entry;
import com.acme.ledger.Ledger;
import dev.polycodec.Codec;
import dev.polycodec.Codecs;
import dev.polycodec.kafka.Broker;
import dev.polycodec.stored.Envelopes;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.common.serialization.StringSerializer;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.logging.LogLevel;
import org.springframework.boot.logging.LoggingSystem;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.kafka.support.serializer.DeserializationException;

@DisplayName("Listeners of Kafka in an application with the starter")
class KafkaListenersTest {

  private static final byte[] BROKEN = {(byte) 0xD7, 1, 2, 3, 4};

  @TempDir private static Path directory;
  private static Broker broker;
  private static ConfigurableApplicationContext context;
  private static Ledger ledger;

  /** What is there before the application begins arrives as one batch. */
  @BeforeAll
  static void start() throws Exception {
    LoggingSystem.get(KafkaListenersTest.class.getClassLoader()).setLogLevel("ROOT", LogLevel.WARN);
    broker = new Broker(directory);
    send("numbers", "k", ByteBuffer.allocate(8).putLong(65).array());
    try (Codec codec =
        Codecs.builder().use("kryo").allow(Entry.class).envelope(Envelopes.defaults()).build()) {
      send("entries", "a", codec.encode(new Entry("rent", 1)));
      send("entries", "b", BROKEN);
      send("entries", "c", null);
      send("entries", "d", codec.encode(new Entry("tax", 4)));
      send("entries", "e", BROKEN);
    }
    SpringApplication application = new SpringApplication(Ledger.class);
    context =
        application.run(
            "--spring.main.web-application-type=none",
            "--spring.main.banner-mode=off",
            "--logging.level.root=warn",
            "--logging.level.org.springframework.kafka=off",
            "--spring.kafka.bootstrap-servers=" + broker.address,
            "--spring.kafka.consumer.auto-offset-reset=earliest",
            "--polycodec.codec=kryo",
            "--polycodec.allow=com.acme.ledger.*");
    ledger = context.getBean(Ledger.class);
  }

  private static void send(String topic, String key, byte[] value) throws Exception {
    Map<String, Object> settings = Map.of("bootstrap.servers", broker.address);
    try (var producer =
        new KafkaProducer<>(settings, new StringSerializer(), new ByteArraySerializer())) {
      producer.send(new ProducerRecord<>(topic, key, value)).get(20, TimeUnit.SECONDS);
    }
  }

  @AfterAll
  static void stop() {
    context.close();
    broker.close();
  }

  @ParameterizedTest
  @ValueSource(strings = {"records", "poll", "manual", "late", "flaky", "own"})
  void getBatchesOfAllRecordsButThoseThatCannotBeDecoded(String listener) throws Exception {
    assertThat(next(ledger.read(listener), 3))
        .containsExactly(
            "a=Entry[account=rent, amount=1]", "c=null", "d=Entry[account=tax, amount=4]");
    assertThat(committed(listener)).isEqualTo(5);
    assertThat(ledger.read(listener)).isEmpty();
  }

  @Test
  void getBatchesOfAllValuesButThoseThatCannotBeDecoded() throws Exception {
    assertThat(next(ledger.read("values"), 3))
        .containsExactly("Entry[account=rent, amount=1]", "null", "Entry[account=tax, amount=4]");
    assertThat(committed("values")).isEqualTo(5);
  }

  @Test
  void leaveRecordsThatCannotBeDecodedToTheErrorHandler() throws Exception {
    List<Object> failures = next(ledger.read("failures"), 14);
    assertThat(failures)
        .hasSize(14)
        .allSatisfy(
            failure ->
                assertThat((Exception) failure)
                    .hasStackTraceContaining("This record cannot be decoded: entries-0@")
                    .hasStackTraceContaining(DeserializationException.class.getName()));
  }

  @Test
  void getWhatTheirOwnDeserializerReads() throws Exception {
    assertThat(next(ledger.read("numbers"), 1)).containsExactly(65L);
  }

  @Test
  @SuppressWarnings("unchecked")
  void areNotAskedAboutWhatATemplateSendsByItsOwnSerializer() throws Exception {
    context
        .getBean("templateOfBytes", KafkaTemplate.class)
        .send("numbers", "k", ByteBuffer.allocate(8).putLong(66).array());
    assertThat(next(ledger.read("numbers"), 1)).contains(66L);
  }

  private static List<Object> next(BlockingQueue<Object> queue, int count) throws Exception {
    List<Object> next = new ArrayList<>();
    while (next.size() < count) {
      Object one = queue.poll(20, TimeUnit.SECONDS);
      if (one == null) {
        return next;
      }
      next.add(one);
    }
    return next;
  }

  private static long committed(String group) throws Exception {
    TopicPartition partition = new TopicPartition("entries", 0);
    try (Admin admin = Admin.create(Map.of("bootstrap.servers", broker.address))) {
      for (int i = 0; ; i++) {
        OffsetAndMetadata offset =
            admin
                .listConsumerGroupOffsets(group)
                .partitionsToOffsetAndMetadata()
                .get()
                .get(partition);
        if (i == 200 || offset != null && offset.offset() == 5) {
          return offset == null ? -1 : offset.offset();
        }
        Thread.sleep(50);
      }
    }
  }
}
