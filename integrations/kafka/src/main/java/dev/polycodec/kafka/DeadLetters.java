package dev.polycodec.kafka;

import dev.polycodec.SchemaOutageException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.errors.RecordDeserializationException;
import org.apache.kafka.common.header.Headers;
import org.apache.kafka.common.header.internals.RecordHeaders;
import org.jspecify.annotations.Nullable;

/** Makes dead letters of records that a consumer cannot decode; stateless. */
public final class DeadLetters {

  private DeadLetters() {}

  /**
   * Returns the record that failed, for another topic: bytes and headers as they are, and headers
   * {@code polycodec.reason} (what was wrong, without values of the payload), {@code
   * polycodec.failure} (the class of the exception), {@code polycodec.topic}, {@code
   * polycodec.partition} and {@code polycodec.offset}.
   */
  public static ProducerRecord<byte[], byte[]> of(
      RecordDeserializationException failed, String topic) {
    Headers headers = new RecordHeaders(failed.headers());
    Throwable reason = root(failed);
    add(headers, "reason", String.valueOf(reason.getMessage()));
    add(headers, "failure", reason.getClass().getName());
    add(headers, "topic", failed.topicPartition().topic());
    add(headers, "partition", String.valueOf(failed.topicPartition().partition()));
    add(headers, "offset", String.valueOf(failed.offset()));
    return new ProducerRecord<>(
        topic, null, bytes(failed.keyBuffer()), bytes(failed.valueBuffer()), headers);
  }

  /**
   * Returns whether nothing is wrong with the record but that its schema could not be fetched: poll
   * again, without {@code seek}, and the consumer reads it again.
   */
  public static boolean isOutage(RecordDeserializationException failed) {
    return root(failed) instanceof SchemaOutageException;
  }

  /** Returns the exception of the codec, which the consumer and the deserializer have wrapped. */
  private static Throwable root(Throwable failed) {
    Throwable reason = failed;
    while (reason instanceof org.apache.kafka.common.errors.SerializationException
        && reason.getCause() != null) {
      reason = reason.getCause();
    }
    return reason;
  }

  private static void add(Headers headers, String name, String value) {
    headers.add("polycodec." + name, value.getBytes(StandardCharsets.UTF_8));
  }

  private static byte @Nullable [] bytes(@Nullable ByteBuffer buffer) {
    if (buffer == null) {
      return null;
    }
    byte[] bytes = new byte[buffer.remaining()];
    buffer.duplicate().get(bytes);
    return bytes;
  }
}
