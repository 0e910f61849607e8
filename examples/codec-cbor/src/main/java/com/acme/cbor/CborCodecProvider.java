package com.acme.cbor;

import com.fasterxml.jackson.dataformat.cbor.CBORFactory;
import dev.polycodec.spi.Backend;
import dev.polycodec.spi.BackendConfig;
import dev.polycodec.spi.BackendVersion;
import dev.polycodec.spi.CodecProvider;
import dev.polycodec.spi.Variant;
import dev.polycodec.spi.walk.Walk;
import java.util.List;

/** Provides {@code acme-cbor}. */
public final class CborCodecProvider implements CodecProvider {

  /** Creates the provider; {@link java.util.ServiceLoader} does. */
  public CborCodecProvider() {}

  @Override
  public List<Variant> variants() {
    return List.of(Walk.variant("acme-cbor", 1));
  }

  @Override
  public Backend open(Variant variant, BackendConfig config) {
    BackendVersion.require(
        "com.fasterxml.jackson.dataformat:jackson-dataformat-cbor", CBORFactory.class, "2.15.0");
    return new Walk(config, new CborWire(config.limits().maxBytes()));
  }
}
