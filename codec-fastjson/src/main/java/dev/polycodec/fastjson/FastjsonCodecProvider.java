package dev.polycodec.fastjson;

import com.alibaba.fastjson2.JSONB;
import dev.polycodec.Trait;
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

/** Announces {@code fastjson-jsonb}. */
public final class FastjsonCodecProvider implements CodecProvider {

  private static final Variant JSONB_ITEMS =
      new Variant(
          "fastjson-jsonb",
          1,
          Framing.FRAMED,
          Set.of(
              Trait.CARRIES_TYPES,
              Trait.IDENTITY,
              Trait.CYCLES,
              Trait.DETECTS_TRUNCATION,
              Trait.EXACT_CONTAINERS),
          Trust.HARDENED);

  /** Called by {@link java.util.ServiceLoader}. */
  public FastjsonCodecProvider() {}

  @Override
  public List<Variant> variants() {
    return List.of(JSONB_ITEMS);
  }

  @Override
  public Conventions conventions(Variant variant, BackendConfig config) {
    return new FastjsonConventions();
  }

  @Override
  public Backend open(Variant variant, BackendConfig config) {
    BackendVersion.require("com.alibaba.fastjson2:fastjson2", JSONB.class, "2.0.57");
    return new Walk(config, new JsonbWire(config.limits().maxBytes()));
  }
}
