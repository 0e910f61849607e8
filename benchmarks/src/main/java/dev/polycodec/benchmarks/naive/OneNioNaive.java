package dev.polycodec.benchmarks.naive;

import dev.polycodec.benchmarks.Contender;
import one.nio.serial.Serializer;

/** The library's static methods; messages hold their schemas. */
final class OneNioNaive implements Contender {

  @Override
  public byte[] encode(Object value) throws Exception {
    return Serializer.persist(value);
  }

  @Override
  public Object decode(byte[] bytes) throws Exception {
    return Serializer.deserialize(bytes);
  }
}
