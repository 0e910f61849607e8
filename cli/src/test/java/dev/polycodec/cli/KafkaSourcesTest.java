package dev.polycodec.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.compare.Failure;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.MockConsumer;
import org.apache.kafka.common.TopicPartition;
import org.junit.jupiter.api.Test;

class KafkaSourcesTest {

  private static final TopicPartition AT = new TopicPartition("orders", 1);

  private final MockConsumer<byte[], byte[]> consumer = new MockConsumer<>("none");

  private List<Source> read(ConsumerRecord<byte[], byte[]> record) {
    consumer.schedulePollTask(
        () -> {
          consumer.updateBeginningOffsets(Map.of(AT, 0L));
          consumer.addRecord(record);
        });
    return KafkaSources.read(consumer, AT, 5);
  }

  @Test
  void returnsTheKeyAndTheValueOfARecord() {
    List<Source> sources =
        read(new ConsumerRecord<>("orders", 1, 5, new byte[] {1}, new byte[] {2}));
    assertThat(sources)
        .extracting(Source::name)
        .containsExactly("orders-1@5 key", "orders-1@5 value");
    assertThat(sources).extracting(Source::isKey).containsExactly(true, false);
    assertThat(sources.get(1).bytes()).containsExactly(2);
  }

  @Test
  void putsTheEnvelopeOfAHeaderBeforeTheValue() {
    ConsumerRecord<byte[], byte[]> record =
        new ConsumerRecord<>("orders", 1, 5, null, new byte[] {2});
    record.headers().add("polycodec.envelope", new byte[] {1});
    assertThat(read(record).get(0).bytes()).containsExactly(1, 2);
  }

  @Test
  void showsNoPasswordOfServers() {
    assertThatThrownBy(() -> KafkaSources.read("ada:secret@localhost:1", "orders", 1, 5))
        .isInstanceOf(Failure.class)
        .hasMessage("Kafka's servers are named as host:port,host:port without a user");
  }

  @Test
  void refusesARecordThatHoldsNothing() {
    assertThatThrownBy(() -> read(new ConsumerRecord<>("orders", 1, 5, null, null)))
        .isInstanceOf(Failure.class)
        .hasMessage("The record orders-1@5 has neither key nor value");
  }
}
