package com.acme.ledger;

import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.LinkedBlockingQueue;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.context.annotation.Bean;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.kafka.config.ContainerPostProcessor;
import org.springframework.kafka.core.ConsumerFactory;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.kafka.core.ProducerFactory;
import org.springframework.kafka.listener.BatchMessageListener;
import org.springframework.kafka.listener.ConcurrentMessageListenerContainer;
import org.springframework.kafka.listener.ContainerProperties;
import org.springframework.kafka.listener.ContainerProperties.AckMode;
import org.springframework.kafka.listener.DefaultErrorHandler;
import org.springframework.kafka.support.Acknowledgment;
import org.springframework.util.backoff.FixedBackOff;

/** Reads the same topic by listeners of all kinds, and keeps what each gets. */
@SpringBootApplication
public class Ledger {

  private final Map<String, BlockingQueue<Object>> read = new ConcurrentHashMap<>();
  private boolean failed;

  /** Returns what a listener got, and the reasons of records that could not be read. */
  public BlockingQueue<Object> read(String listener) {
    return read.computeIfAbsent(listener, name -> new LinkedBlockingQueue<>());
  }

  private void keep(String listener, Iterable<ConsumerRecord<String, Object>> records) {
    for (ConsumerRecord<String, Object> each : records) {
      read(listener).add(each.key() + "=" + each.value());
    }
  }

  @KafkaListener(topics = "entries", groupId = "values", batch = "true")
  void values(List<Entry> entries) {
    entries.forEach(each -> read("values").add(String.valueOf(each)));
  }

  @KafkaListener(topics = "entries", groupId = "records", batch = "true")
  void records(List<ConsumerRecord<String, Object>> records) {
    keep("records", records);
  }

  @KafkaListener(topics = "entries", groupId = "poll", batch = "true")
  void poll(ConsumerRecords<String, Object> records) {
    keep("poll", records);
  }

  @KafkaListener(
      topics = "entries",
      groupId = "manual",
      batch = "true",
      containerPostProcessor = "manualAcks")
  void manual(List<ConsumerRecord<String, Object>> records, Acknowledgment acknowledgment) {
    keep("manual", records);
    acknowledgment.acknowledge();
  }

  @KafkaListener(topics = "entries", groupId = "late", batch = "true")
  CompletableFuture<Void> late(List<ConsumerRecord<String, Object>> records) {
    return CompletableFuture.runAsync(() -> keep("late", records));
  }

  @KafkaListener(topics = "entries", groupId = "flaky", batch = "true")
  void flaky(List<ConsumerRecord<String, Object>> records) {
    if (!failed) {
      failed = true;
      throw new IllegalStateException("The database is away");
    }
    keep("flaky", records);
  }

  @Bean
  ConcurrentMessageListenerContainer<String, Object> own(
      ConsumerFactory<String, Object> consumers, DefaultErrorHandler handler) {
    ContainerProperties properties = new ContainerProperties("entries");
    properties.setGroupId("own");
    BatchMessageListener<String, Object> listener = records -> keep("own", records);
    properties.setMessageListener(listener);
    var container = new ConcurrentMessageListenerContainer<>(consumers, properties);
    container.setCommonErrorHandler(handler);
    return container;
  }

  @KafkaListener(
      topics = "numbers",
      groupId = "numbers",
      properties = "value.deserializer=org.apache.kafka.common.serialization.LongDeserializer")
  void numbers(ConsumerRecord<String, Object> number) {
    read("numbers").add(number.value());
  }

  @Bean
  KafkaTemplate<String, Object> templateOfBytes(ProducerFactory<String, Object> producers) {
    return new KafkaTemplate<>(
        producers,
        Map.of("value.serializer", "org.apache.kafka.common.serialization.ByteArraySerializer"));
  }

  @Bean
  static ContainerPostProcessor<String, Object, ConcurrentMessageListenerContainer<String, Object>>
      manualAcks() {
    return container -> container.getContainerProperties().setAckMode(AckMode.MANUAL);
  }

  @Bean
  DefaultErrorHandler unreadable() {
    return new DefaultErrorHandler(
        (record, failure) -> read("failures").add(failure), new FixedBackOff(0, 3));
  }
}
