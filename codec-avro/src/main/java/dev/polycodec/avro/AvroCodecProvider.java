package dev.polycodec.avro;

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
import org.apache.avro.Schema;

/** Announces {@code avro}, and {@code avro-reflect} for plain classes. */
public final class AvroCodecProvider implements CodecProvider {

  static final Variant AVRO =
      new Variant(
          "avro",
          1,
          Framing.BARE,
          Set.of(Trait.SCHEMA_FIRST, Trait.CROSS_LANGUAGE, Trait.DETECTS_TRUNCATION),
          Trust.UNTRUSTED_INPUT);

  static final Variant REFLECT =
      new Variant(
          "avro-reflect",
          1,
          Framing.BARE,
          Set.of(Trait.PLAIN, Trait.CROSS_LANGUAGE, Trait.DETECTS_TRUNCATION),
          Trust.HARDENED);

  /** Called by {@link java.util.ServiceLoader}. */
  public AvroCodecProvider() {}

  @Override
  public List<Variant> variants() {
    return List.of(AVRO, REFLECT);
  }

  @Override
  public List<byte[]> beginnings(Variant variant) {
    return List.of(Header.MARKER.clone());
  }

  @Override
  public List<String> generated() {
    return List.of("org.apache.avro.specific.SpecificRecordBase");
  }

  @Override
  public Backend open(Variant variant, BackendConfig config) {
    BackendVersion.require("org.apache.avro:avro", Schema.class, "1.12.2");
    return new AvroBackend(config, variant.has(Trait.PLAIN));
  }
}
