package dev.polycodec.msgpack;

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

/** Announces {@code msgpack-typed}, and {@code msgpack}, which needs Jackson's codecs, too. */
public final class MsgpackCodecProvider implements CodecProvider {

  private static final Variant TYPED = Walk.variant("msgpack-typed", 1);

  private static final Variant DOCUMENTS =
      new Variant(
          "msgpack",
          1,
          Framing.BARE,
          Set.of(Trait.CROSS_LANGUAGE, Trait.READS_OLDER, Trait.READS_NEWER),
          Trust.UNTRUSTED_INPUT);

  /** Called by {@link java.util.ServiceLoader}. */
  public MsgpackCodecProvider() {}

  @Override
  public List<Variant> variants() {
    return List.of(TYPED, DOCUMENTS);
  }

  @Override
  public Conventions conventions(Variant variant, BackendConfig config) {
    return variant.has(Trait.CARRIES_TYPES)
        ? Conventions.NONE
        : DocumentBackend.conventions(variant, config);
  }

  @Override
  public Backend open(Variant variant, BackendConfig config) {
    return variant.has(Trait.CARRIES_TYPES)
        ? new Walk(config, MsgpackWriter::new, MsgpackReader::new)
        : new DocumentBackend(variant, config);
  }
}
