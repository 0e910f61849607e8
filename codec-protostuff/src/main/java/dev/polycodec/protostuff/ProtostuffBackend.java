package dev.polycodec.protostuff;

import dev.polycodec.spi.Backend;
import dev.polycodec.spi.BackendConfig;
import dev.polycodec.spi.BackendVersion;
import dev.polycodec.spi.Engine;
import dev.polycodec.spi.Plan;
import dev.polycodec.spi.RootType;
import dev.polycodec.spi.Shapes;
import io.protostuff.Schema;

/** What the threads of one codec share. */
final class ProtostuffBackend implements Backend {

  private final BackendConfig config;

  ProtostuffBackend(BackendConfig config) {
    BackendVersion.require("io.protostuff:protostuff-api", Schema.class, "1.8.0");
    this.config = config;
  }

  @Override
  public Plan prepare(RootType root) {
    return Plan.NONE;
  }

  @Override
  public Engine newEngine() {
    return new ProtostuffEngine(this);
  }

  Shapes shapes() {
    return config.shapes();
  }

  int maxBytes() {
    return config.limits().maxBytes();
  }
}
