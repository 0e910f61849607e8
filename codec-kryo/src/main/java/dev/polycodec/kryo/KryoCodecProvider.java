package dev.polycodec.kryo;

import com.esotericsoftware.kryo.Kryo;
import dev.polycodec.Trait;
import dev.polycodec.kryo.plain.PlainBackend;
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

/** Announces {@code kryo}, and {@code kryo-plain}, which is Kryo itself. */
public final class KryoCodecProvider implements CodecProvider {

  static final Variant KRYO = Walk.variant("kryo", 1);

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
    BackendVersion.require("com.esotericsoftware:kryo", Kryo.class, "5.5.0");
    return variant.has(Trait.PLAIN) ? plain(config) : KryoWire.open(config);
  }

  private static Backend plain(BackendConfig config) {
    KryoPlainOptions options =
        config.options(KryoPlainOptions.class).orElseGet(() -> KryoPlainOptions.builder().build());
    return new PlainBackend(config, options.setup(), options.rootsNamed(), options::output);
  }
}
