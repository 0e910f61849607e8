package dev.polycodec.fst;

import dev.polycodec.spi.Backend;
import dev.polycodec.spi.BackendVersion;
import dev.polycodec.spi.Engine;
import org.nustaq.serialization.FSTConfiguration;

/** A codec that reads the bytes of {@code FSTObjectOutput}; its threads share nothing. */
final class RawBackend implements Backend {

  RawBackend() {
    BackendVersion.require("de.ruedigermoeller:fst", FSTConfiguration.class, "2.57");
    Opens.require(FSTConfiguration.class);
  }

  @Override
  public Engine newEngine() {
    return new RawEngine();
  }
}
