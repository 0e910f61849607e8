package dev.polycodec.fst;

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

/**
 * Provides {@code fst}, and for trusted input {@code fst-plain}, which reads what {@code
 * FSTObjectOutput} wrote.
 */
public final class FstCodecProvider implements CodecProvider {

  static final String RAW = "fst-plain";

  private static final Set<Trait> READING =
      Set.of(Trait.CARRIES_TYPES, Trait.IDENTITY, Trait.CYCLES, Trait.READ_ONLY);

  /** Creates the provider; {@link java.util.ServiceLoader} does. */
  public FstCodecProvider() {}

  @Override
  public List<Variant> variants() {
    Set<Trait> traits =
        Set.of(Trait.CARRIES_TYPES, Trait.IDENTITY, Trait.CYCLES, Trait.DETECTS_TRUNCATION);
    return List.of(
        new Variant("fst", 1, Framing.FRAMED, traits, Trust.HARDENED),
        new Variant(RAW, 1, Framing.BARE, READING, Trust.TRUSTED_INPUT_ONLY, "fst"));
  }

  @Override
  public List<String> jvmFlags(Variant variant) {
    return variant.name().equals(RAW) ? Opens.flags() : List.of();
  }

  @Override
  public Conventions conventions(Variant variant, BackendConfig config) {
    return new FstConventions();
  }

  @Override
  public Backend open(Variant variant, BackendConfig config) {
    return variant.name().equals(RAW) ? new RawBackend() : new Walk(config, new FstWire(config));
  }
}
