package dev.polycodec.hessian;

import dev.polycodec.spi.walk.Wire;
import dev.polycodec.spi.walk.WireReader;
import dev.polycodec.spi.walk.WireWriter;

/** The scalars of Hessian 2.0. */
record HessianWire(int maxBytes) implements Wire {

  @Override
  public WireWriter newWriter() {
    return new HessianWriter(maxBytes);
  }

  @Override
  public WireReader newReader() {
    return new HessianReader();
  }
}
