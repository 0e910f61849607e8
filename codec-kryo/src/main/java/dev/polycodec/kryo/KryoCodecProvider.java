package dev.polycodec.kryo;

import dev.polycodec.Trait;
import dev.polycodec.spi.Backend;
import dev.polycodec.spi.BackendConfig;
import dev.polycodec.spi.CodecProvider;
import dev.polycodec.spi.Conventions;
import dev.polycodec.spi.Framing;
import dev.polycodec.spi.Trust;
import dev.polycodec.spi.Variant;
import java.util.List;
import java.util.Set;

/** Announces {@code kryo}, and {@code kryo-plain}, which is Kryo itself. */
public final class KryoCodecProvider implements CodecProvider {

  private static final Set<Trait> TRAITS =
      Set.of(
          Trait.CARRIES_TYPES,
          Trait.IDENTITY,
          Trait.CYCLES,
          Trait.DETECTS_TRUNCATION,
          Trait.EXACT_CONTAINERS);

  static final Variant KRYO = new Variant("kryo", 1, Framing.FRAMED, TRAITS, Trust.HARDENED);

  static final Variant PLAIN =
      new Variant(
          "kryo-plain",
          1,
          Framing.BARE,
          Set.of(
              Trait.CARRIES_TYPES,
              Trait.IDENTITY,
              Trait.CYCLES,
              Trait.DETECTS_TRUNCATION,
              Trait.PLAIN),
          Trust.HARDENED);

  /** Called by {@link java.util.ServiceLoader}. */
  public KryoCodecProvider() {}

  @Override
  public List<Variant> variants() {
    return List.of(KRYO, PLAIN);
  }

  @Override
  public Conventions conventions(Variant variant, BackendConfig config) {
    return new KryoConventions(KryoOptions.of(config));
  }

  @Override
  public Backend open(Variant variant, BackendConfig config) {
    return variant.has(Trait.PLAIN) ? PlainBackend.open(config) : KryoWire.open(config);
  }
}
