package dev.polycodec.hessian;

import dev.polycodec.Trait;
import dev.polycodec.spi.Backend;
import dev.polycodec.spi.BackendConfig;
import dev.polycodec.spi.CodecProvider;
import dev.polycodec.spi.Framing;
import dev.polycodec.spi.Trust;
import dev.polycodec.spi.Variant;
import java.util.List;
import java.util.Set;

/** Provides {@code hessian}, which is Hessian 2.0, and {@code hessian1}, which is 1.0. */
public final class HessianCodecProvider implements CodecProvider {

  private static final String FIRST = "hessian1";

  /** Creates the provider; {@link java.util.ServiceLoader} does. */
  public HessianCodecProvider() {}

  @Override
  public List<Variant> variants() {
    Set<Trait> traits =
        Set.of(
            Trait.CARRIES_TYPES,
            Trait.IDENTITY,
            Trait.CYCLES,
            Trait.EXACT_CONTAINERS,
            Trait.DETECTS_TRUNCATION);
    return List.of(
        new Variant("hessian", 1, Framing.FRAMED, traits, Trust.HARDENED),
        new Variant(FIRST, 1, Framing.FRAMED, traits, Trust.HARDENED));
  }

  @Override
  public Backend open(Variant variant, BackendConfig config) {
    return new HessianBackend(config, variant.name().equals(FIRST));
  }
}
