package dev.polycodec.protobuf.json;

import dev.polycodec.Trait;
import dev.polycodec.spi.Backend;
import dev.polycodec.spi.BackendConfig;
import dev.polycodec.spi.CodecProvider;
import dev.polycodec.spi.Framing;
import dev.polycodec.spi.Trust;
import dev.polycodec.spi.Variant;
import java.util.List;
import java.util.Set;

/** Provides {@code protobuf-json}. */
public final class ProtobufJsonCodecProvider implements CodecProvider {

  private static final Variant JSON =
      new Variant(
          "protobuf-json",
          1,
          Framing.BARE,
          Set.of(
              Trait.SCHEMA_FIRST,
              Trait.TEXT,
              Trait.CROSS_LANGUAGE,
              Trait.READS_OLDER,
              Trait.READS_NEWER),
          Trust.UNTRUSTED_INPUT);

  /** Creates the provider; {@link java.util.ServiceLoader} does. */
  public ProtobufJsonCodecProvider() {}

  @Override
  public List<Variant> variants() {
    return List.of(JSON);
  }

  @Override
  public Backend open(Variant variant, BackendConfig config) {
    return new JsonBackend(config);
  }
}
