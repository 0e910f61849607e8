package dev.polycodec.protostuff.plain;

import dev.polycodec.spi.Backend;
import dev.polycodec.spi.BackendConfig;
import dev.polycodec.spi.BackendVersion;
import dev.polycodec.spi.Engine;
import dev.polycodec.spi.Plan;
import dev.polycodec.spi.RootType;
import io.protostuff.Schema;
import io.protostuff.runtime.RuntimeSchema;

/** What the threads of a codec that reads the bytes of {@code RuntimeSchema} share. */
public final class RawBackend implements Backend {

  private final BackendConfig config;
  private final boolean delimited;
  private final RawIds ids;

  /**
   * Creates the backend of a codec.
   *
   * @param delimited whether a nested message begins with its length, as in protobuf
   */
  public RawBackend(BackendConfig config, boolean delimited) {
    BackendVersion.require("io.protostuff:protostuff-runtime", RuntimeSchema.class, "1.8.0");
    this.config = config;
    this.delimited = delimited;
    this.ids = new RawIds(config.shapes());
  }

  /** The schema of a root, whose class is nowhere in the bytes. */
  record RawPlan(Schema<Object> schema) implements Plan {}

  @Override
  @SuppressWarnings("unchecked") // the schema of a class reads its objects
  public Plan prepare(RootType root) {
    return new RawPlan((Schema<Object>) ids.wrapper(root.raw()).getSchema());
  }

  @Override
  public Engine newEngine() {
    return new RawEngine(delimited, config.limits().maxDepth());
  }
}
