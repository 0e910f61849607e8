package dev.polycodec.protostuff.wire;

import dev.polycodec.spi.walk.Wire;
import dev.polycodec.spi.walk.WireReader;
import dev.polycodec.spi.walk.WireWriter;

/**
 * The scalars of protobuf, without tags: the walk knows what comes next.
 *
 * @param maxBytes the most bytes of a message
 */
public record ProtostuffWire(int maxBytes) implements Wire {

  @Override
  public WireWriter newWriter() {
    return new ProtostuffWriter(maxBytes);
  }

  @Override
  public WireReader newReader() {
    return new ProtostuffReader();
  }
}
