package dev.polycodec.msgpack;

import dev.polycodec.spi.walk.Wire;
import dev.polycodec.spi.walk.WireReader;
import dev.polycodec.spi.walk.WireWriter;

/** One value of MessagePack after the other: the walk knows what comes next. */
record MsgpackWire(int maxBytes) implements Wire {

  @Override
  public WireWriter newWriter() {
    return new MsgpackWriter(maxBytes);
  }

  @Override
  public WireReader newReader() {
    return new MsgpackReader();
  }
}
