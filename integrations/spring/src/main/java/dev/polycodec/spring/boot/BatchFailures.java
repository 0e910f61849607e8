package dev.polycodec.spring.boot;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.aopalliance.intercept.MethodInterceptor;
import org.aopalliance.intercept.MethodInvocation;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.common.TopicPartition;
import org.jspecify.annotations.Nullable;
import org.springframework.core.log.LogAccessor;
import org.springframework.kafka.listener.BatchListenerFailedException;
import org.springframework.kafka.listener.BatchMessageListener;
import org.springframework.kafka.listener.ContainerProperties;
import org.springframework.kafka.support.Acknowledgment;
import org.springframework.kafka.support.serializer.DeserializationException;
import org.springframework.kafka.support.serializer.SerializationUtils;
import org.springframework.util.ObjectUtils;

/**
 * Hands the records of a batch that cannot be decoded to the error handler of the container.
 * Spring's containers do so for single records only; a listener of batches would take them for
 * deletions. It gets the records before such a one, as the handler takes these for done, and those
 * after it in another batch. Safe for use by several threads.
 */
final class BatchFailures implements MethodInterceptor {

  private static final LogAccessor LOG = new LogAccessor(BatchFailures.class);

  /** Changes a container whose listener takes batches. */
  void guard(ContainerProperties container) {
    if (container.getMessageListener() instanceof BatchMessageListener<?, ?>) {
      container.setAdviceChain(ObjectUtils.addObjectToArray(container.getAdviceChain(), this, 0));
    }
  }

  @Override
  public @Nullable Object invoke(MethodInvocation call) throws Throwable {
    if (call.getMethod().getName().equals("onMessage")) {
      List<ConsumerRecord<?, ?>> before = new ArrayList<>();
      for (ConsumerRecord<?, ?> record : (Iterable<ConsumerRecord<?, ?>>) call.getArguments()[0]) {
        DeserializationException reason = reason(record);
        if (reason != null) {
          pass(record, reason, before, call);
          return null;
        }
        before.add(record);
      }
    }
    return call.proceed();
  }

  private static @Nullable DeserializationException reason(ConsumerRecord<?, ?> record) {
    return record.value() == null && record.headers().lastHeader(StarterDeserializer.MARK) != null
        ? SerializationUtils.getExceptionFromHeader(
            record, SerializationUtils.VALUE_DESERIALIZER_EXCEPTION_HEADER, LOG)
        : null;
  }

  /** Does nothing more if the listener refuses what it gets: then all else comes again, too. */
  private static void pass(
      ConsumerRecord<?, ?> record,
      DeserializationException reason,
      List<ConsumerRecord<?, ?>> before,
      MethodInvocation call)
      throws Throwable {
    PartAcknowledgment part = part(call.getArguments());
    if (!before.isEmpty()) {
      handOver(before, call);
    }
    if (part == null || part.settles()) {
      throw new BatchListenerFailedException("This record cannot be decoded:", reason, record);
    }
  }

  private static @Nullable PartAcknowledgment part(Object[] arguments) {
    for (int i = 1; i < arguments.length; i++) {
      if (arguments[i] instanceof Acknowledgment whole) {
        PartAcknowledgment part = new PartAcknowledgment(whole);
        arguments[i] = part;
        return part;
      }
    }
    return null;
  }

  /**
   * Blames the first record for a failure of all, else the handler would call the listener again
   * with the whole batch, and give that up as soon as it meets the other record.
   */
  private static void handOver(List<ConsumerRecord<?, ?>> records, MethodInvocation call)
      throws Throwable {
    Object[] arguments = call.getArguments();
    arguments[0] = arguments[0] instanceof List ? records : together(records);
    try {
      call.proceed();
    } catch (RuntimeException e) {
      throw isOfARecord(e)
          ? e
          : new BatchListenerFailedException(
              "The listener failed with the records from", e, records.get(0));
    }
  }

  private static boolean isOfARecord(RuntimeException failure) {
    Throwable cause = failure;
    while (cause != null && !(cause instanceof BatchListenerFailedException)) {
      cause = cause.getCause();
    }
    return cause != null;
  }

  @SuppressWarnings({"unchecked", "rawtypes", "deprecation"}) // Kafka 3 has no other constructor
  private static ConsumerRecords<?, ?> together(List<ConsumerRecord<?, ?>> records) {
    Map<TopicPartition, List<ConsumerRecord>> partitions = new LinkedHashMap<>();
    for (ConsumerRecord<?, ?> each : records) {
      partitions
          .computeIfAbsent(
              new TopicPartition(each.topic(), each.partition()), partition -> new ArrayList<>())
          .add(each);
    }
    return new ConsumerRecords(partitions);
  }
}
