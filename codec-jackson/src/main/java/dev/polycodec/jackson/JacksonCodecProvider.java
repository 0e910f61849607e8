package dev.polycodec.jackson;

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
 * Provides {@code smile-typed}, {@code json}, {@code json-typed}, {@code smile} and those of CBOR.
 */
public final class JacksonCodecProvider implements CodecProvider {

  private static final List<Variant> VARIANTS =
      List.of(
          Walk.variant("smile-typed", 1),
          new Variant(
              "json",
              1,
              Framing.BARE,
              Set.of(Trait.TEXT, Trait.CROSS_LANGUAGE, Trait.READS_OLDER, Trait.READS_NEWER),
              Trust.UNTRUSTED_INPUT),
          new Variant(
              "json-typed",
              1,
              Framing.BARE,
              Set.of(
                  Trait.TEXT,
                  Trait.CARRIES_TYPES,
                  Trait.EXACT_CONTAINERS,
                  Trait.READS_OLDER,
                  Trait.READS_NEWER),
              Trust.HARDENED),
          binary("smile"),
          Walk.variant("cbor-typed", 1),
          binary("cbor"));

  static Variant binary(String name) {
    return new Variant(
        name,
        1,
        Framing.BARE,
        Set.of(Trait.CROSS_LANGUAGE, Trait.READS_OLDER, Trait.READS_NEWER),
        Trust.UNTRUSTED_INPUT);
  }

  /** Creates the provider; {@link java.util.ServiceLoader} does. */
  public JacksonCodecProvider() {}

  @Override
  public List<Variant> variants() {
    return VARIANTS;
  }

  @Override
  public Conventions conventions(Variant variant, BackendConfig config) {
    return JacksonBackends.conventions(variant);
  }

  @Override
  public Backend open(Variant variant, BackendConfig config) {
    return JacksonBackends.open(variant, config);
  }
}
