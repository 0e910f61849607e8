package dev.polycodec.onenio;

import dev.polycodec.spi.Backend;
import dev.polycodec.spi.BackendConfig;
import dev.polycodec.spi.BackendVersion;
import dev.polycodec.spi.Engine;
import dev.polycodec.spi.Plan;
import dev.polycodec.spi.RootType;
import one.nio.serial.DataStream;

/**
 * What the threads of one codec share.
 *
 * <p>one-nio keeps its generated serializers in a static repository, which loads classes by any
 * name, pins their loaders, and is shared with everything else in the process. This codec uses
 * one-nio's streams and never touches that repository.
 */
final class OneNioBackend implements Backend {

  private final BackendConfig config;

  OneNioBackend(BackendConfig config) {
    BackendVersion.require("ru.odnoklassniki:one-nio", DataStream.class, "2.3.0");
    this.config = config;
  }

  @Override
  public Plan prepare(RootType root) {
    return Plan.NONE;
  }

  @Override
  public Engine newEngine() {
    return new OneNioEngine(config);
  }
}
