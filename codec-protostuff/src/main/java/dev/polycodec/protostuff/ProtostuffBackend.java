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
  private final boolean delimited;

  ProtostuffBackend(BackendConfig config, boolean delimited) {
    BackendVersion.require("io.protostuff:protostuff-api", Schema.class, "1.8.0");
    this.config = config;
    this.delimited = delimited;
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

  /** Returns whether nested messages are delimited by length, as in protobuf, not by an end tag. */
  boolean delimited() {
    return delimited;
  }

  int maxBytes() {
    return config.limits().maxBytes();
  }
}
