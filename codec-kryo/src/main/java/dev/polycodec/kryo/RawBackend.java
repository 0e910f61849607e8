package dev.polycodec.kryo;

import com.esotericsoftware.kryo.Kryo;
import dev.polycodec.spi.Backend;
import dev.polycodec.spi.BackendConfig;
import dev.polycodec.spi.BackendVersion;
import dev.polycodec.spi.Engine;

/** Makes engines that read what plain Kryo wrote. */
final class RawBackend implements Backend {

  private final KryoRawOptions options;
  private final ClassLoader loader;

  private RawBackend(BackendConfig config) {
    this.options = config.options(KryoRawOptions.class).orElseGet(KryoRawOptions::defaults);
    this.loader = config.loader();
  }

  static RawBackend open(BackendConfig config) {
    BackendVersion.require(KryoWire.LIBRARY, Kryo.class, KryoWire.FLOOR);
    RawBackend backend = new RawBackend(config);
    backend.newEngine(); // fails now, not on the first message, if the application's setup does
    return backend;
  }

  @Override
  public Engine newEngine() {
    return new RawEngine(options, loader);
  }
}
