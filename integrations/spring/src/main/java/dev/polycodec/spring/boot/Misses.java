package dev.polycodec.spring.boot;

import dev.polycodec.CodecException;
import dev.polycodec.TypeNotAllowedException;
import dev.polycodec.spring.PropertyAdvice;
import dev.polycodec.spring.boot.PolycodecProperties.OnFailure;
import dev.polycodec.stored.DecodeFailureHandler;
import java.util.concurrent.atomic.AtomicLong;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Counts the stored values that are a miss, because they cannot be decoded. Thread-safe. */
final class Misses implements DecodeFailureHandler {

  private static final Logger LOG = LoggerFactory.getLogger(Misses.class);

  private final OnFailure onFailure;
  private final AtomicLong count = new AtomicLong();

  Misses(OnFailure onFailure) {
    this.onFailure = onFailure;
  }

  /** A refused class is no miss: somebody wrote what nobody allowed, or a line is missing. */
  @Override
  public boolean isMiss(CodecException failure) {
    if (onFailure == OnFailure.THROW || failure instanceof TypeNotAllowedException) {
      return false;
    }
    long misses = count.incrementAndGet();
    if (Long.bitCount(misses) == 1) { // the first, the second, the fourth: an upgrade has thousands
      LOG.warn(
          "A stored value that cannot be decoded is a miss (the {}. so far): {}",
          misses,
          PropertyAdvice.of(failure));
    }
    return true;
  }

  long count() {
    return count.get();
  }
}
