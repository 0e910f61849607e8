package dev.polycodec.hessian.plain;

import dev.polycodec.spi.Backend;
import dev.polycodec.spi.BackendConfig;
import dev.polycodec.spi.Engine;

/** What the threads of a codec share that reads what Hessian's own serializers wrote. */
public final class RawBackend implements Backend {

  private final BackendConfig config;
  private final Wire wire;

  /** Creates the backend of a codec that reads Hessian 1.0 if {@code first}, else Hessian 2.0. */
  public RawBackend(BackendConfig config, boolean first) {
    this.config = config;
    this.wire = first ? new Wire1() : new Wire2();
  }

  @Override
  public Engine newEngine() {
    return new RawEngine(config, wire);
  }
}
