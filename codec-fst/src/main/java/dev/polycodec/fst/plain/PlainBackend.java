package dev.polycodec.fst.plain;

import dev.polycodec.spi.Backend;
import dev.polycodec.spi.BackendConfig;
import dev.polycodec.spi.BackendVersion;
import java.util.function.Supplier;
import org.nustaq.serialization.FSTConfiguration;

/** Makes engines that write and read as plain FST does; its threads share nothing. */
public final class PlainBackend implements Backend {

  private final BackendConfig config;
  private final Supplier<FSTConfiguration> setups;

  /**
   * Creates the backend of a codec, and tries the setup.
   *
   * @param setups makes the configuration of an engine
   * @throws dev.polycodec.CodecException if FST may not reflect on the JDK
   */
  public PlainBackend(BackendConfig config, Supplier<FSTConfiguration> setups) {
    BackendVersion.require("de.ruedigermoeller:fst", FSTConfiguration.class, "2.57");
    Opens.require(FSTConfiguration.class);
    this.config = config;
    this.setups = setups;
    newEngine(); // fails now, not on the first message, if the application's setup does
  }

  @Override
  public PlainEngine newEngine() {
    return new PlainEngine(setups.get(), config);
  }
}
