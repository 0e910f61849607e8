package dev.polycodec.fst;

import dev.polycodec.spi.BackendConfig;
import dev.polycodec.spi.BackendVersion;
import dev.polycodec.spi.walk.Wire;
import dev.polycodec.spi.walk.WireReader;
import dev.polycodec.spi.walk.WireWriter;
import org.nustaq.serialization.FSTConfiguration;

/**
 * FST's stream coders.
 *
 * <p>FST's object streams need JVM flags, keep every class they meet in static tables, number enum
 * constants, and store what the bytes say into fields without a check. This codec uses FST's coders
 * without them.
 */
final class FstWire implements Wire {

  private final int maxBytes;
  private final FSTConfiguration configuration;

  FstWire(BackendConfig config) {
    BackendVersion.require("de.ruedigermoeller:fst", FSTConfiguration.class, "2.57");
    this.maxBytes = config.limits().maxBytes();
    this.configuration = new CoderConfiguration();
  }

  @Override
  public WireWriter newWriter() {
    return new FstWriter(configuration, maxBytes);
  }

  @Override
  public WireReader newReader() {
    return new FstReader(configuration);
  }

  /** A configuration without the default classes, whose registration is what needs JVM flags. */
  private static final class CoderConfiguration extends FSTConfiguration {

    CoderConfiguration() {
      super(null);
    }
  }
}
