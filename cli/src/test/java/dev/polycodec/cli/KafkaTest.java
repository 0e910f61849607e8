package dev.polycodec.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.acme.Order;
import dev.polycodec.Codec;
import dev.polycodec.CodecBuilder;
import dev.polycodec.Codecs;
import dev.polycodec.Evolution;
import dev.polycodec.kafka.Broker;
import dev.polycodec.stored.Envelopes;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.NewTopic;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("inspect reads a record of a topic of a real broker")
class KafkaTest {

  @TempDir static Path directory;

  private static Broker broker;

  @BeforeAll
  static void fill() throws Exception {
    broker = new Broker(directory);
    Map<String, Object> client = Map.of("bootstrap.servers", broker.address);
    try (Admin admin = Admin.create(client)) {
      admin.createTopics(List.of(new NewTopic("orders", 2, (short) 1))).all().get();
    }
    ByteArraySerializer bytes = new ByteArraySerializer();
    try (KafkaProducer<byte[], byte[]> producer = new KafkaProducer<>(client, bytes, bytes)) {
      producer.send(record(Codecs.builder().use("kryo"))).get();
      producer.send(record(Codecs.builder().use("smile-typed"))).get();
    }
  }

  @AfterAll
  static void stop() {
    broker.close();
  }

  private static ProducerRecord<byte[], byte[]> record(CodecBuilder builder) {
    builder.evolution(Evolution.COMPATIBLE).envelope(Envelopes.defaults().checksum());
    try (Codec codec = builder.build()) {
      byte[] key = "order-7".getBytes(StandardCharsets.UTF_8);
      return new ProducerRecord<>("orders", 1, key, codec.encode(Order.sample()));
    }
  }

  private static Run inspect(int partition, int offset) {
    return Run.of(
        "inspect",
        "--kafka",
        broker.address,
        "--topic",
        "orders",
        "--partition",
        String.valueOf(partition),
        "--offset",
        String.valueOf(offset));
  }

  @Test
  void theRecordAtTheOffsetIsShown() {
    Run run = inspect(1, 1);
    assertThat(run.err()).isEmpty();
    assertThat(run.out())
        .startsWith("orders-1@1 key: 7 bytes\n")
        .contains("\norders-1@1 value: ", "smile-typed, format version 1", "checksum     right")
        .contains("  customer: \"Ada\"\n");
    assertThat(inspect(1, 0).out()).contains("\norders-1@0 value: ", "kryo, format version 1");
  }

  @Test
  void anOffsetThatIsNotThereIsOneLine() {
    Run run = inspect(1, 2_000);
    assertThat(run.err())
        .startsWith("polycodec inspect: Kafka at " + broker.address + " failed: ")
        .contains("orders-1")
        .hasLineCount(1);
    assertThat(run.code()).isEqualTo(1);
  }
}
