package dev.polycodec.benchmarks.naive;

import dev.polycodec.benchmarks.Contender;
import org.nustaq.serialization.FSTConfiguration;

/** A configuration's own methods. */
record FstNaive(FSTConfiguration configuration) implements Contender {

  @Override
  public byte[] encode(Object value) {
    return configuration.asByteArray(value);
  }

  @Override
  public Object decode(byte[] bytes) {
    return configuration.asObject(bytes);
  }
}
