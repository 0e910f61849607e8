package dev.polycodec.hessian;

import com.caucho.hessian.io.Hessian2Output;
import dev.polycodec.spi.Backend;
import dev.polycodec.spi.BackendConfig;
import dev.polycodec.spi.BackendVersion;
import dev.polycodec.spi.Engine;
import dev.polycodec.spi.Plan;
import dev.polycodec.spi.RootType;

/** What the threads of one codec share: the configuration alone. */
final class HessianBackend implements Backend {

  private final BackendConfig config;
  private final boolean first;

  HessianBackend(BackendConfig config, boolean first) {
    BackendVersion.require("com.caucho:hessian", Hessian2Output.class, "4.0.66");
    this.config = config;
    this.first = first;
  }

  @Override
  public Plan prepare(RootType root) {
    return Plan.NONE;
  }

  @Override
  public Engine newEngine() {
    return new HessianEngine(config, first ? new Wire1() : new Wire2());
  }
}
