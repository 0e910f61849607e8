package dev.polycodec.jdk;

import dev.polycodec.spi.Backend;
import dev.polycodec.spi.BackendConfig;
import dev.polycodec.spi.Engine;

/** What the threads of one {@code jdk-plain} share: nothing but the configuration. */
record RawBackend(BackendConfig config) implements Backend {

  @Override
  public Engine newEngine() {
    return new RawEngine(config);
  }
}
