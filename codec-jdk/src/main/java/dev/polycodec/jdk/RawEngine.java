package dev.polycodec.jdk;

import dev.polycodec.MalformedDataException;
import dev.polycodec.spi.BackendConfig;
import dev.polycodec.spi.Engine;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.Plan;
import org.jspecify.annotations.Nullable;

/** Reads plain object streams; keeps nothing, since a stream serves one message. */
final class RawEngine implements Engine {

  private final BackendConfig config;

  RawEngine(BackendConfig config) {
    this.config = config;
  }

  @Override
  public @Nullable Object decode(byte[] bytes, int offset, int length, Plan plan, Message message)
      throws Exception {
    Source source = new Source(bytes, offset, length);
    try (RawDecoder in = new RawDecoder(source, config, message)) {
      Object value = in.readGuarded();
      if (source.available() > 0 || in.available() > 0) {
        throw new MalformedDataException("The stream continues after the root");
      }
      return value;
    }
  }

  @Override
  public boolean recover() {
    return true;
  }

  @Override
  public long retainedBytes() {
    return 0;
  }
}
