package dev.polycodec.protostuff.plain;

import dev.polycodec.spi.Backend;
import dev.polycodec.spi.BackendConfig;
import dev.polycodec.spi.BackendVersion;
import dev.polycodec.spi.Engine;
import dev.polycodec.spi.Plan;
import dev.polycodec.spi.RootType;
import io.protostuff.Schema;
import io.protostuff.runtime.RuntimeSchema;

/** What the threads of a codec share that is {@code RuntimeSchema}. */
public final class PlainBackend implements Backend {

  private final BackendConfig config;
  private final boolean delimited;
  private final PlainIds ids;

  /**
   * Creates the backend of a codec.
   *
   * @param delimited whether a nested message begins with its length, as in protobuf
   * @param registered what the application registered
   */
  public PlainBackend(BackendConfig config, boolean delimited, Registrations registered) {
    BackendVersion.require("io.protostuff:protostuff-runtime", RuntimeSchema.class, "1.8.0");
    this.config = config;
    this.delimited = delimited;
    this.ids = new PlainIds(config, registered);
  }

  /** The schema of a root, whose class is nowhere in the bytes. */
  record PlainPlan(Schema<Object> schema) implements Plan {}

  @Override
  @SuppressWarnings("unchecked") // the schema of a class takes its objects
  public Plan prepare(RootType root) {
    ids.requireMessage(root.raw());
    return new PlainPlan((Schema<Object>) ids.wrapper(root.raw()).getSchema());
  }

  @Override
  public Engine newEngine() {
    return new PlainEngine(delimited, ids.losses(), config.limits());
  }
}
