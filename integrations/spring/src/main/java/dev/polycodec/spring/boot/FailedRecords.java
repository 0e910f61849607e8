package dev.polycodec.spring.boot;

import dev.polycodec.SchemaOutageException;
import java.util.function.Function;
import org.apache.kafka.common.errors.InterruptException;
import org.apache.kafka.common.errors.SerializationException;
import org.jspecify.annotations.Nullable;
import org.springframework.kafka.support.serializer.FailedDeserializationInfo;
import org.springframework.kafka.support.serializer.SerializationUtils;

/**
 * Hands records that cannot be decoded to the error handler of their container, which passes them;
 * but during an outage of a registry the bytes are as good as before. Then the poll fails, and the
 * next one reads the record again: nothing is passed, whatever listener and handler there are.
 */
final class FailedRecords implements Function<FailedDeserializationInfo, @Nullable Object> {

  /** A container polls again at once, and logs each time. */
  private static final long WAIT_MILLIS = 1_000;

  @Override
  public @Nullable Object apply(FailedDeserializationInfo failed) {
    Exception reason = failed.getException();
    if (reason instanceof SerializationException outage
        && reason.getCause() instanceof SchemaOutageException) {
      await();
      throw outage;
    }
    SerializationUtils.deserializationException(
        failed.getHeaders(), failed.getData(), reason, failed.isForKey());
    return null;
  }

  private static void await() {
    try {
      Thread.sleep(WAIT_MILLIS);
    } catch (InterruptedException e) {
      throw new InterruptException(e);
    }
  }
}
