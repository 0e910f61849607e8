package dev.polycodec.bson;

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
import org.bson.BsonBinaryWriter;

/** Announces {@code bson}, and {@code bson-plain}, which is for trusted input. */
public final class BsonCodecProvider implements CodecProvider {

  private static final Variant BSON = Walk.variant("bson", 1);

  private static final Variant PLAIN =
      new Variant(
          "bson-plain",
          1,
          Framing.BARE,
          Set.of(Trait.PLAIN, Trait.CROSS_LANGUAGE, Trait.DETECTS_TRUNCATION),
          Trust.TRUSTED_INPUT_ONLY);

  /** Called by {@link java.util.ServiceLoader}. */
  public BsonCodecProvider() {}

  @Override
  public List<Variant> variants() {
    return List.of(BSON, PLAIN);
  }

  @Override
  public Conventions conventions(Variant variant, BackendConfig config) {
    return variant.has(Trait.PLAIN) ? Conventions.NONE : new BsonConventions();
  }

  @Override
  public Backend open(Variant variant, BackendConfig config) {
    BackendVersion.require("org.mongodb:bson", BsonBinaryWriter.class, "5.0.0");
    return variant.has(Trait.PLAIN)
        ? new PlainBackend(config)
        : new Walk(config, ElementWriter::new, ElementReader::new);
  }
}
