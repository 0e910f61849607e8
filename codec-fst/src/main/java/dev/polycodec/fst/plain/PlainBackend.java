package dev.polycodec.fst;

import dev.polycodec.spi.Backend;
import dev.polycodec.spi.BackendConfig;
import dev.polycodec.spi.BackendVersion;
import dev.polycodec.spi.Engine;
import org.nustaq.serialization.FSTConfiguration;

/** Makes engines that write and read as plain FST does; its threads share nothing. */
final class PlainBackend implements Backend {

  private final FstPlainOptions options;
  private final BackendConfig config;

  private PlainBackend(BackendConfig config) {
    this.options = config.options(FstPlainOptions.class).orElseGet(FstPlainOptions::defaults);
    this.config = config;
  }

  static PlainBackend open(BackendConfig config) {
    BackendVersion.require("de.ruedigermoeller:fst", FSTConfiguration.class, "2.57");
    Opens.require(FSTConfiguration.class);
    PlainBackend backend = new PlainBackend(config);
    backend.newEngine(); // fails now, not on the first message, if the application's setup does
    return backend;
  }

  @Override
  public Engine newEngine() {
    return new PlainEngine(options.configuration(), config);
  }
}
