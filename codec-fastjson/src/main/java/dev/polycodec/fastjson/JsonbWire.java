package dev.polycodec.fastjson;

import dev.polycodec.spi.walk.Wire;
import dev.polycodec.spi.walk.WireReader;
import dev.polycodec.spi.walk.WireWriter;

/** One item of JSONB after the other: the walk knows what comes next. */
record JsonbWire(int maxBytes) implements Wire {

  @Override
  public WireWriter newWriter() {
    return new ItemWriter(maxBytes);
  }

  @Override
  public WireReader newReader() {
    return new ItemReader();
  }
}
