package dev.polycodec.protostuff;

import dev.polycodec.Trait;
import dev.polycodec.protostuff.plain.RawBackend;
import dev.polycodec.spi.Backend;
import dev.polycodec.spi.BackendConfig;
import dev.polycodec.spi.BackendVersion;
import dev.polycodec.spi.CodecProvider;
import dev.polycodec.spi.Conventions;
import dev.polycodec.spi.Framing;
import dev.polycodec.spi.Trust;
import dev.polycodec.spi.Variant;
import dev.polycodec.spi.walk.Walk;
import io.protostuff.Schema;
import java.util.List;
import java.util.Set;

/**
 * Provides {@code protostuff}; {@code protostuff-plain} and {@code protostuff-protobuf-plain}, in the
 * protobuf wire form, read what {@code RuntimeSchema} wrote.
 */
public final class ProtostuffCodecProvider implements CodecProvider {

  private static final Set<Trait> TRAITS =
      Set.of(
          Trait.CARRIES_TYPES,
          Trait.IDENTITY,
          Trait.CYCLES,
          Trait.EXACT_CONTAINERS,
          Trait.DETECTS_TRUNCATION);

  /** Creates the provider; {@link java.util.ServiceLoader} does. */
  public ProtostuffCodecProvider() {}

  @Override
  public List<Variant> variants() {
    Set<Trait> raw = Set.of(Trait.READ_ONLY);
    return List.of(
        new Variant("protostuff", 1, Framing.FRAMED, TRAITS, Trust.HARDENED),
        new Variant("protostuff-plain", 1, Framing.BARE, raw, Trust.HARDENED, "protostuff"),
        new Variant("protostuff-protobuf-plain", 1, Framing.BARE, raw, Trust.HARDENED, "protostuff"));
  }

  @Override
  public Conventions conventions(Variant variant, BackendConfig config) {
    return new ProtostuffConventions();
  }

  @Override
  public Backend open(Variant variant, BackendConfig config) {
    BackendVersion.require("io.protostuff:protostuff-api", Schema.class, "1.8.0");
    return switch (variant.name()) {
      case "protostuff" -> new Walk(config, new ProtostuffWire(config.limits().maxBytes()));
      case "protostuff-plain" -> new RawBackend(config, false);
      default -> new RawBackend(config, true);
    };
  }
}
