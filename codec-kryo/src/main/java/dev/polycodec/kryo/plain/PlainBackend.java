package dev.polycodec.kryo;

import com.esotericsoftware.kryo.Kryo;
import dev.polycodec.spi.Backend;
import dev.polycodec.spi.BackendConfig;
import dev.polycodec.spi.BackendVersion;
import dev.polycodec.spi.Engine;

/** Makes engines that write and read as plain Kryo does. */
final class PlainBackend implements Backend {

  private final KryoPlainOptions options;
  private final BackendConfig config;

  private PlainBackend(BackendConfig config) {
    this.options = config.options(KryoPlainOptions.class).orElseGet(KryoPlainOptions::defaults);
    this.config = config;
  }

  static PlainBackend open(BackendConfig config) {
    BackendVersion.require(KryoWire.LIBRARY, Kryo.class, KryoWire.FLOOR);
    PlainBackend backend = new PlainBackend(config);
    backend.newEngine(); // fails now, not on the first message, if the application's setup does
    return backend;
  }

  @Override
  public Engine newEngine() {
    return new PlainEngine(options, config);
  }
}
