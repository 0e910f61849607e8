package dev.polycodec.spring.boot;

import dev.polycodec.SchemaOutageException;
import dev.polycodec.spring.KafkaValueDeserializer;
import java.util.Map;
import java.util.Objects;
import org.apache.kafka.common.errors.InterruptException;
import org.apache.kafka.common.errors.SerializationException;
import org.apache.kafka.common.header.Headers;
import org.jspecify.annotations.Nullable;
import org.springframework.kafka.support.serializer.ErrorHandlingDeserializer;
import org.springframework.kafka.support.serializer.SerializationUtils;

/**
 * Reads values, and hands records that cannot be decoded to the error handler of their container,
 * which passes them; but during an outage of a registry the bytes are as good as before. Then the
 * poll fails, and the next one reads the record again: nothing is passed, whatever listener and
 * handler there are.
 *
 * <p>A container looks for a reason beside a null only if the deserializer is of the superclass.
 */
public final class StarterDeserializer extends ErrorHandlingDeserializer<Object> {

  /** Tells batches that nobody but this class looks at the reason beside a null. */
  static final String MARK = "polycodec.undecodable";

  /** A container polls again at once, and logs each time. */
  private static final long WAIT_MILLIS = 1_000;

  private @Nullable KafkaValueDeserializer values;

  /** Creates a deserializer; Kafka does. */
  public StarterDeserializer() {}

  @Override
  public void configure(Map<String, ?> configuration, boolean isKey) {
    values = (KafkaValueDeserializer) configuration.get(KafkaFactories.VALUES);
  }

  @Override
  public @Nullable Object deserialize(String topic, byte @Nullable [] bytes) {
    return Objects.requireNonNull(values).deserialize(topic, bytes);
  }

  /** A sender's headers do not pass for this class's. */
  @Override
  public @Nullable Object deserialize(String topic, Headers headers, byte @Nullable [] bytes) {
    headers.remove(SerializationUtils.VALUE_DESERIALIZER_EXCEPTION_HEADER).remove(MARK);
    try {
      return Objects.requireNonNull(values).deserialize(topic, headers, bytes);
    } catch (RuntimeException e) {
      failIfOutage(e);
      SerializationUtils.deserializationException(headers, bytes, e, false);
      headers.add(MARK, new byte[0]);
      return null;
    }
  }

  private static void failIfOutage(RuntimeException reason) {
    if (reason instanceof SerializationException
        && reason.getCause() instanceof SchemaOutageException) {
      try {
        Thread.sleep(WAIT_MILLIS);
      } catch (InterruptedException e) {
        throw new InterruptException(e);
      }
      throw reason;
    }
  }
}
