package dev.polycodec.fst;

import dev.polycodec.Trait;
import dev.polycodec.spi.Backend;
import dev.polycodec.spi.BackendConfig;
import dev.polycodec.spi.CodecProvider;
import dev.polycodec.spi.Framing;
import dev.polycodec.spi.Trust;
import dev.polycodec.spi.Variant;
import java.util.List;
import java.util.Set;

/** Provides {@code fst}, and {@code fst-unsafe} for trusted input. */
public final class FstCodecProvider implements CodecProvider {

  static final String UNSAFE = "fst-unsafe";

  /** Creates the provider; {@link java.util.ServiceLoader} does. */
  public FstCodecProvider() {}

  @Override
  public List<Variant> variants() {
    Set<Trait> traits =
        Set.of(Trait.CARRIES_TYPES, Trait.IDENTITY, Trait.CYCLES, Trait.DETECTS_TRUNCATION);
    return List.of(
        new Variant("fst", 1, Framing.FRAMED, traits, Trust.HARDENED),
        new Variant(UNSAFE, 1, Framing.FRAMED, traits, Trust.TRUSTED_INPUT_ONLY));
  }

  @Override
  public Backend open(Variant variant, BackendConfig config) {
    return new FstBackend(config, variant.name().equals(UNSAFE) ? Coder.UNSAFE : Coder.STREAM);
  }
}
