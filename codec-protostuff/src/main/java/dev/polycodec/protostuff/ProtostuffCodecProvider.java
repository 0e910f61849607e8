package dev.polycodec.protostuff;

import dev.polycodec.Trait;
import dev.polycodec.spi.Backend;
import dev.polycodec.spi.BackendConfig;
import dev.polycodec.spi.CodecProvider;
import dev.polycodec.spi.Framing;
import dev.polycodec.spi.Trust;
import dev.polycodec.spi.Variant;
import java.util.List;
import java.util.Set;

/** Provides {@code protostuff}, and {@code protostuff-protobuf} in the protobuf wire form. */
public final class ProtostuffCodecProvider implements CodecProvider {

  static final String DELIMITED = "protostuff-protobuf";

  /** Creates the provider; {@link java.util.ServiceLoader} does. */
  public ProtostuffCodecProvider() {}

  @Override
  public List<Variant> variants() {
    Set<Trait> traits = Set.of(Trait.CARRIES_TYPES, Trait.DETECTS_TRUNCATION);
    return List.of(
        new Variant("protostuff", 1, Framing.FRAMED, traits, Trust.HARDENED),
        new Variant(DELIMITED, 1, Framing.FRAMED, traits, Trust.HARDENED));
  }

  @Override
  public Backend open(Variant variant, BackendConfig config) {
    return new ProtostuffBackend(config, variant.name().equals(DELIMITED));
  }
}
