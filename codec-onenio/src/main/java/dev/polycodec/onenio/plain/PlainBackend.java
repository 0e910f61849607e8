package dev.polycodec.onenio.plain;

import dev.polycodec.onenio.OneNioPlainOptions;
import dev.polycodec.spi.Backend;
import dev.polycodec.spi.BackendConfig;
import dev.polycodec.spi.Engine;
import one.nio.serial.Repository;

/** Makes engines that write and read as one-nio does, with the codec's own copy of it. */
public final class PlainBackend implements Backend {

  private final BackendConfig config;
  private final boolean embedsSchemas;
  private final Schemas schemas;

  /** Sets one-nio up; its loader calls this. */
  public PlainBackend(BackendConfig config, OneNioPlainOptions options, boolean embedsSchemas) {
    Repository.setOptions(0); // there are no stubs for classes that are not known
    options.serialOptions().forEach(Repository::setOptions);
    this.config = config;
    this.embedsSchemas = embedsSchemas;
    this.schemas = new Schemas(config.shapes(), options);
  }

  @Override
  public Engine newEngine() {
    return new PlainEngine(config, schemas, embedsSchemas);
  }
}
