package dev.polycodec.msgpack;

import dev.polycodec.Trait;
import dev.polycodec.spi.Backend;
import dev.polycodec.spi.BackendConfig;
import dev.polycodec.spi.CodecProvider;
import dev.polycodec.spi.Framing;
import dev.polycodec.spi.Trust;
import dev.polycodec.spi.Variant;
import dev.polycodec.spi.walk.Walk;
import java.util.List;
import java.util.Set;

/** Announces {@code msgpack-typed}. */
public final class MsgpackCodecProvider implements CodecProvider {

  static final Variant TYPED =
      new Variant(
          "msgpack-typed",
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
  public MsgpackCodecProvider() {}

  @Override
  public List<Variant> variants() {
    return List.of(TYPED);
  }

  @Override
  public Backend open(Variant variant, BackendConfig config) {
    return new Walk(config, new MsgpackWire(config.limits().maxBytes()));
  }
}
