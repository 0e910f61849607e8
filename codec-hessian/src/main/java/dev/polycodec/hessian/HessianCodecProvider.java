package dev.polycodec.hessian;

import com.caucho.hessian.io.Hessian2Output;
import dev.polycodec.Trait;
import dev.polycodec.hessian.plain.PlainBackend;
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

/**
 * Provides {@code hessian}; {@code hessian-plain} and {@code hessian1-plain}, which are Hessian
 * itself, 2.0 and 1.0.
 */
public final class HessianCodecProvider implements CodecProvider {

  private static final Set<Trait> PLAIN =
      Set.of(
          Trait.CARRIES_TYPES, Trait.IDENTITY, Trait.CYCLES, Trait.DETECTS_TRUNCATION, Trait.PLAIN);

  /** Creates the provider; {@link java.util.ServiceLoader} does. */
  public HessianCodecProvider() {}

  @Override
  public List<Variant> variants() {
    return List.of(
        Walk.variant("hessian", 1),
        new Variant("hessian-plain", 1, Framing.BARE, PLAIN, Trust.HARDENED),
        new Variant("hessian1-plain", 1, Framing.BARE, PLAIN, Trust.HARDENED));
  }

  @Override
  public Conventions conventions(Variant variant, BackendConfig config) {
    return new HessianConventions();
  }

  @Override
  public Backend open(Variant variant, BackendConfig config) {
    BackendVersion.require("com.caucho:hessian", Hessian2Output.class, "4.0.66");
    return switch (variant.name()) {
      case "hessian" -> new Walk(config, HessianWriter::new, HessianReader::new);
      case "hessian-plain" -> plain(config, false);
      default -> plain(config, true);
    };
  }

  private static Backend plain(BackendConfig config, boolean first) {
    HessianPlainOptions options =
        config
            .options(HessianPlainOptions.class)
            .orElseGet(() -> HessianPlainOptions.builder().build());
    return new PlainBackend(config, first, options.setup(), options.severalValues());
  }
}
