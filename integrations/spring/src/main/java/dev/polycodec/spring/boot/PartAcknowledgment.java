package dev.polycodec.spring.boot;

import java.time.Duration;
import org.springframework.kafka.support.Acknowledgment;

/**
 * The acknowledgment of the records of a batch before one that cannot be decoded. The error handler
 * commits them as it passes that one; the container's own acknowledgment is for all of the batch.
 */
final class PartAcknowledgment implements Acknowledgment {

  private final Acknowledgment whole;
  private boolean refused;

  PartAcknowledgment(Acknowledgment whole) {
    this.whole = whole;
  }

  /** Returns false if the container delivers the rest of the batch again anyway. */
  boolean settles() {
    if (whole.isOutOfOrderCommit()) {
      whole.acknowledge(); // the container stops until all is
    }
    return !refused;
  }

  @Override
  public void acknowledge() {
    // by the error handler
  }

  @Override
  public void acknowledge(int index) {
    whole.acknowledge(index);
  }

  @Override
  public void nack(int index, Duration sleep) {
    whole.nack(index, sleep);
    refused = true;
  }

  @Override
  public boolean isOutOfOrderCommit() {
    return whole.isOutOfOrderCommit();
  }
}
