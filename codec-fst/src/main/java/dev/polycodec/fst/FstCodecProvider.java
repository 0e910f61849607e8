package dev.polycodec.fst;

import dev.polycodec.Trait;
import dev.polycodec.fst.plain.Opens;
import dev.polycodec.fst.plain.PlainBackend;
import dev.polycodec.spi.Backend;
import dev.polycodec.spi.BackendConfig;
import dev.polycodec.spi.BackendVersion;
import dev.polycodec.spi.CodecProvider;
import dev.polycodec.spi.Conventions;
import dev.polycodec.spi.Framing;
import dev.polycodec.spi.Trust;
import dev.polycodec.spi.Variant;
import dev.polycodec.spi.walk.Walk;
import java.util.List;
import java.util.Set;
import org.nustaq.serialization.FSTConfiguration;

/**
 * Provides {@code fst}, the stream coder of FST, and for trusted input {@code fst-plain}, which is
 * FST with its object streams and serializers.
 */
public final class FstCodecProvider implements CodecProvider {

  static final String PLAIN = "fst-plain";

  private static final Set<Trait> PLAIN_TRAITS =
      Set.of(
          Trait.CARRIES_TYPES,
          Trait.IDENTITY,
          Trait.CYCLES,
          Trait.PLAIN,
          Trait.EXACT_CONTAINERS,
          Trait.JAVA_HOOKS);

  /** Creates the provider; {@link java.util.ServiceLoader} does. */
  public FstCodecProvider() {}

  @Override
  public List<Variant> variants() {
    Set<Trait> traits =
        Set.of(Trait.CARRIES_TYPES, Trait.IDENTITY, Trait.CYCLES, Trait.DETECTS_TRUNCATION);
    return List.of(
        new Variant("fst", 1, Framing.FRAMED, traits, Trust.HARDENED),
        new Variant(PLAIN, 1, Framing.BARE, PLAIN_TRAITS, Trust.TRUSTED_INPUT_ONLY));
  }

  @Override
  public List<String> jvmFlags(Variant variant) {
    return variant.name().equals(PLAIN) ? Opens.flags() : List.of();
  }

  @Override
  public Conventions conventions(Variant variant, BackendConfig config) {
    return new FstConventions();
  }

  @Override
  public Backend open(Variant variant, BackendConfig config) {
    if (variant.name().equals(PLAIN)) {
      return plain(config);
    }
    BackendVersion.require("de.ruedigermoeller:fst", FSTConfiguration.class, "2.57");
    FSTConfiguration coders = FstWriter.configuration();
    return new Walk(config, max -> new FstWriter(coders, max), () -> new FstReader(coders));
  }

  private static Backend plain(BackendConfig config) {
    FstPlainOptions options =
        config.options(FstPlainOptions.class).orElseGet(() -> FstPlainOptions.builder().build());
    return new PlainBackend(config, options::configuration);
  }
}
