package dev.polycodec.fory;

import dev.polycodec.spi.Backend;
import dev.polycodec.spi.BackendConfig;
import dev.polycodec.spi.Engine;

/** Makes engines that write and read as Fory does; they share the classes it generates. */
final class PlainBackend implements Backend {

  private final Setup setup;
  private final BackendConfig config;
  private final Generators generators = new Generators();

  PlainBackend(Setup setup, BackendConfig config) {
    this.setup = setup;
    this.config = config;
    newSession(true); // fails now, not on the first message, if the application's setup does
  }

  /** Returns a Fory that has met no class. */
  Session newSession(boolean writing) {
    return new Session(setup, config, generators, writing);
  }

  @Override
  public Engine newEngine() {
    return new PlainEngine(this, config.limits());
  }
}
