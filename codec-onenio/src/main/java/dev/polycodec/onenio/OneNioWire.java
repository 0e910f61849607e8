package dev.polycodec.onenio;

import dev.polycodec.spi.BackendConfig;
import dev.polycodec.spi.BackendVersion;
import dev.polycodec.spi.walk.Wire;
import dev.polycodec.spi.walk.WireReader;
import dev.polycodec.spi.walk.WireWriter;
import one.nio.serial.DataStream;

/**
 * one-nio's data streams.
 *
 * <p>one-nio keeps its generated serializers in a static repository, which loads classes by any
 * name, pins their loaders, and is shared with everything else in the process. This codec uses
 * one-nio's streams and never touches that repository.
 */
final class OneNioWire implements Wire {

  static final String LIBRARY = "ru.odnoklassniki:one-nio";
  static final String FLOOR = "2.3.0";

  private final int maxBytes;

  OneNioWire(BackendConfig config) {
    BackendVersion.require(LIBRARY, DataStream.class, FLOOR);
    this.maxBytes = config.limits().maxBytes();
  }

  @Override
  public WireWriter newWriter() {
    return new OneNioWriter(maxBytes);
  }

  @Override
  public WireReader newReader() {
    return new OneNioReader();
  }
}
