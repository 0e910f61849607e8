package dev.polycodec.msgpack;

import dev.polycodec.jackson.JacksonCodecProvider;
import dev.polycodec.spi.Backend;
import dev.polycodec.spi.BackendConfig;
import dev.polycodec.spi.Conventions;
import dev.polycodec.spi.Engine;
import dev.polycodec.spi.Plan;
import dev.polycodec.spi.RootType;
import dev.polycodec.spi.Variant;

/** Jackson's databind, which writes and reads CBOR for this; loaded only where its jar is. */
final class DocumentBackend implements Backend {

  private static final JacksonCodecProvider JACKSON = new JacksonCodecProvider();

  private final Backend cbor;
  private final int maxBytes;

  DocumentBackend(Variant variant, BackendConfig config) {
    cbor = JACKSON.open(variant, config);
    maxBytes = config.limits().maxBytes();
  }

  static Conventions conventions(Variant variant, BackendConfig config) {
    return JACKSON.conventions(variant, config);
  }

  @Override
  public Plan prepare(RootType root) {
    return cbor.prepare(root);
  }

  @Override
  public Engine newEngine() {
    return new DocumentEngine(cbor.newEngine(), maxBytes);
  }
}
