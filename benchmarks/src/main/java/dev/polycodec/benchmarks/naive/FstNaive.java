package dev.polycodec.benchmarks.naive;

import dev.polycodec.benchmarks.Contender;
import java.util.function.Supplier;
import org.nustaq.serialization.FSTConfiguration;

/** A configuration's own methods, for each message from the supplier. */
record FstNaive(Supplier<FSTConfiguration> configurations) implements Contender {

  static FstNaive sharing(FSTConfiguration configuration) {
    return new FstNaive(() -> configuration);
  }

  @Override
  public byte[] encode(Object value) {
    return configurations.get().asByteArray(value);
  }

  @Override
  public Object decode(byte[] bytes) {
    return configurations.get().asObject(bytes);
  }
}
