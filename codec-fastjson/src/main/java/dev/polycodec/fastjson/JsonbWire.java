package dev.polycodec.fastjson;

import com.alibaba.fastjson2.JSONB;
import dev.polycodec.spi.walk.Wire;
import dev.polycodec.spi.walk.WireReader;
import dev.polycodec.spi.walk.WireWriter;

/** One item of JSONB after the other: the walk knows what comes next. */
record JsonbWire(int maxBytes) implements Wire {

  /** Meets the library, so that one that cannot run in this JVM is refused now. */
  JsonbWire {
    JSONB.IO.writeInt32(new byte[1 + Integer.BYTES], 0, Integer.MAX_VALUE);
  }

  @Override
  public WireWriter newWriter() {
    return new ItemWriter(maxBytes);
  }

  @Override
  public WireReader newReader() {
    return new ItemReader();
  }
}
