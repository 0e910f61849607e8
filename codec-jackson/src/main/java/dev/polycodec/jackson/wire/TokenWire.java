package dev.polycodec.jackson.wire;

import com.fasterxml.jackson.core.JsonFactory;
import dev.polycodec.spi.walk.Wire;
import dev.polycodec.spi.walk.WireReader;
import dev.polycodec.spi.walk.WireWriter;
import java.util.function.Supplier;

/** One token after the other, without structure or names: the walk knows what comes next. */
record TokenWire(Supplier<JsonFactory> factories, int maxBytes) implements Wire {

  @Override
  public WireWriter newWriter() {
    return new TokenWriter(factories.get(), maxBytes);
  }

  @Override
  public WireReader newReader() {
    return new TokenReader(factories.get());
  }
}
