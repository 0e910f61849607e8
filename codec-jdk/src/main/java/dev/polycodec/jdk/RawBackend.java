package dev.polycodec.jdk;

import dev.polycodec.spi.Backend;
import dev.polycodec.spi.BackendConfig;
import dev.polycodec.spi.Engine;
import dev.polycodec.spi.Plan;
import dev.polycodec.spi.RootType;

/** What the threads of one {@code jdk-raw} share: nothing but the configuration. */
record RawBackend(BackendConfig config) implements Backend {

  @Override
  public Plan prepare(RootType root) {
    return Plan.NONE;
  }

  @Override
  public Engine newEngine() {
    return new RawEngine(config);
  }
}
