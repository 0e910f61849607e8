package com.acme.cbor;

import com.fasterxml.jackson.dataformat.cbor.CBORFactory;
import dev.polycodec.Trait;
import dev.polycodec.spi.Backend;
import dev.polycodec.spi.BackendConfig;
import dev.polycodec.spi.BackendVersion;
import dev.polycodec.spi.CodecProvider;
import dev.polycodec.spi.Framing;
import dev.polycodec.spi.Trust;
import dev.polycodec.spi.Variant;
import dev.polycodec.spi.walk.Walk;
import java.util.List;
import java.util.Set;

/** Provides {@code acme-cbor}. */
public final class CborCodecProvider implements CodecProvider {

  private static final Set<Trait> TRAITS =
      Set.of(
          Trait.CARRIES_TYPES,
          Trait.IDENTITY,
          Trait.CYCLES,
          Trait.EXACT_CONTAINERS,
          Trait.DETECTS_TRUNCATION);

  /** Creates the provider; {@link java.util.ServiceLoader} does. */
  public CborCodecProvider() {}

  @Override
  public List<Variant> variants() {
    return List.of(new Variant("acme-cbor", 1, Framing.FRAMED, TRAITS, Trust.HARDENED));
  }

  @Override
  public Backend open(Variant variant, BackendConfig config) {
    BackendVersion.require(
        "com.fasterxml.jackson.dataformat:jackson-dataformat-cbor", CBORFactory.class, "2.15.0");
    return new Walk(config, new CborWire(config.limits().maxBytes()));
  }
}
