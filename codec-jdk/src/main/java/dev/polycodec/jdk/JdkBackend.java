package dev.polycodec.jdk;

import dev.polycodec.spi.Backend;
import dev.polycodec.spi.BackendConfig;
import dev.polycodec.spi.Engine;
import dev.polycodec.spi.Plan;
import dev.polycodec.spi.RootType;

/** What the threads of one codec share: the configuration alone. */
final class JdkBackend implements Backend {

  private final BackendConfig config;

  JdkBackend(BackendConfig config) {
    this.config = config;
  }

  @Override
  public Plan prepare(RootType root) {
    return Plan.NONE;
  }

  @Override
  public Engine newEngine() {
    return new JdkEngine(config);
  }
}
