package dev.polycodec.fst;

import dev.polycodec.spi.Backend;
import dev.polycodec.spi.BackendConfig;
import dev.polycodec.spi.BackendVersion;
import dev.polycodec.spi.Engine;
import dev.polycodec.spi.Plan;
import dev.polycodec.spi.RootType;
import org.nustaq.serialization.FSTConfiguration;

/**
 * What the threads of one codec share.
 *
 * <p>FST's object streams need JVM flags, keep every class they meet in static tables, number enum
 * constants, and store what the bytes say into fields without a check. This codec uses FST's coders
 * without them.
 */
final class FstBackend implements Backend {

  private final BackendConfig config;
  private final FSTConfiguration configuration;

  FstBackend(BackendConfig config) {
    BackendVersion.require("de.ruedigermoeller:fst", FSTConfiguration.class, "2.57");
    this.config = config;
    this.configuration = new CoderConfiguration();
  }

  @Override
  public Plan prepare(RootType root) {
    return Plan.NONE;
  }

  @Override
  public Engine newEngine() {
    return new FstEngine(config, configuration);
  }

  /** A configuration without the default classes, whose registration is what needs JVM flags. */
  private static final class CoderConfiguration extends FSTConfiguration {

    CoderConfiguration() {
      super(null);
    }
  }
}
