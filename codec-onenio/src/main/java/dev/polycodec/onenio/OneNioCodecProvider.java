package dev.polycodec.onenio;

import dev.polycodec.Trait;
import dev.polycodec.spi.Backend;
import dev.polycodec.spi.BackendConfig;
import dev.polycodec.spi.CodecProvider;
import dev.polycodec.spi.Conventions;
import dev.polycodec.spi.Framing;
import dev.polycodec.spi.Trust;
import dev.polycodec.spi.Variant;
import dev.polycodec.spi.walk.Walk;
import java.util.List;
import java.util.Set;

/** Provides {@code onenio}. */
public final class OneNioCodecProvider implements CodecProvider {

  /** Creates the provider; {@link java.util.ServiceLoader} does. */
  public OneNioCodecProvider() {}

  @Override
  public List<Variant> variants() {
    Set<Trait> traits =
        Set.of(Trait.CARRIES_TYPES, Trait.IDENTITY, Trait.CYCLES, Trait.DETECTS_TRUNCATION);
    return List.of(new Variant("onenio", 1, Framing.FRAMED, traits, Trust.HARDENED));
  }

  @Override
  public Conventions conventions(Variant variant, BackendConfig config) {
    return new OneNioConventions();
  }

  @Override
  public Backend open(Variant variant, BackendConfig config) {
    return new Walk(config, new OneNioWire(config));
  }
}
