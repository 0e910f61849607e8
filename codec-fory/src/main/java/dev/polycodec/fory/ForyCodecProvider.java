package dev.polycodec.fory;

import dev.polycodec.Trait;
import dev.polycodec.spi.Backend;
import dev.polycodec.spi.BackendConfig;
import dev.polycodec.spi.BackendVersion;
import dev.polycodec.spi.CodecProvider;
import dev.polycodec.spi.Framing;
import dev.polycodec.spi.Trust;
import dev.polycodec.spi.Variant;
import java.util.List;
import java.util.Set;
import org.apache.fory.Fory;

/** Provides {@code fory-plain}, for trusted input: Apache Fory with its own serializers. */
public final class ForyCodecProvider implements CodecProvider {

  private static final Variant PLAIN =
      new Variant(
          "fory-plain",
          1,
          Framing.BARE,
          Set.of(
              Trait.CARRIES_TYPES,
              Trait.IDENTITY,
              Trait.CYCLES,
              Trait.PLAIN,
              Trait.EXACT_CONTAINERS,
              Trait.JAVA_HOOKS,
              Trait.DETECTS_TRUNCATION),
          Trust.TRUSTED_INPUT_ONLY);

  /** Creates the provider; {@link java.util.ServiceLoader} does. */
  public ForyCodecProvider() {}

  @Override
  public List<Variant> variants() {
    return List.of(PLAIN);
  }

  @Override
  public Backend open(Variant variant, BackendConfig config) {
    BackendVersion.require("org.apache.fory:fory-core", Fory.class, "1.6.0");
    return new PlainBackend(config);
  }
}
