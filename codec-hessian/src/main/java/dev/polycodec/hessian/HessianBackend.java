package dev.polycodec.hessian;

import com.caucho.hessian.io.Hessian2Output;
import dev.polycodec.spi.Backend;
import dev.polycodec.spi.BackendConfig;
import dev.polycodec.spi.BackendVersion;
import dev.polycodec.spi.Engine;
import dev.polycodec.spi.Plan;
import dev.polycodec.spi.RootType;
import java.util.function.Function;

/** What the threads of one codec share: the configuration alone. */
final class HessianBackend implements Backend {

  private final BackendConfig config;
  private final Function<BackendConfig, Engine> engines;

  HessianBackend(BackendConfig config, Function<BackendConfig, Engine> engines) {
    BackendVersion.require("com.caucho:hessian", Hessian2Output.class, "4.0.66");
    this.config = config;
    this.engines = engines;
  }

  @Override
  public Plan prepare(RootType root) {
    return Plan.NONE;
  }

  @Override
  public Engine newEngine() {
    return engines.apply(config);
  }
}
