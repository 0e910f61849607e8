package dev.polycodec.fory;

import dev.polycodec.Trait;
import dev.polycodec.spi.Backend;
import dev.polycodec.spi.BackendConfig;
import dev.polycodec.spi.BackendVersion;
import dev.polycodec.spi.CodecProvider;
import dev.polycodec.spi.Framing;
import dev.polycodec.spi.Trust;
import dev.polycodec.spi.Variant;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.apache.fory.Fory;

/**
 * Provides Apache Fory with its own serializers: {@code fory} in a setup that is safe, and {@code
 * fory-plain} in that of an application, for trusted input.
 */
public final class ForyCodecProvider implements CodecProvider {

  private static final Set<Trait> TRAITS =
      Set.of(
          Trait.CARRIES_TYPES,
          Trait.IDENTITY,
          Trait.CYCLES,
          Trait.PLAIN,
          Trait.EXACT_CONTAINERS,
          Trait.DETECTS_TRUNCATION);

  private static final Variant FORY = new Variant("fory", 1, Framing.BARE, TRAITS, Trust.HARDENED);

  private static final Variant PLAIN =
      new Variant("fory-plain", 1, Framing.BARE, withHooks(), Trust.TRUSTED_INPUT_ONLY);

  private static Set<Trait> withHooks() {
    Set<Trait> traits = EnumSet.of(Trait.JAVA_HOOKS);
    traits.addAll(TRAITS);
    return traits;
  }

  /** Creates the provider; {@link java.util.ServiceLoader} does. */
  public ForyCodecProvider() {}

  @Override
  public List<Variant> variants() {
    return List.of(FORY, PLAIN);
  }

  @Override
  public Backend open(Variant variant, BackendConfig config) {
    BackendVersion.require("org.apache.fory:fory-core", Fory.class, "1.6.0");
    Setup setup =
        variant == FORY
            ? Setup.hardened(config.typeIds())
            : config
                .options(ForyPlainOptions.class)
                .orElseGet(() -> ForyPlainOptions.builder().build())
                .setup;
    return new PlainBackend(setup, config);
  }
}
