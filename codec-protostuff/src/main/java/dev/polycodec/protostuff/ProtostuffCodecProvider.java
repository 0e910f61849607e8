package dev.polycodec.protostuff;

import dev.polycodec.Trait;
import dev.polycodec.protostuff.plain.PlainBackend;
import dev.polycodec.protostuff.wire.ProtostuffReader;
import dev.polycodec.protostuff.wire.ProtostuffWriter;
import dev.polycodec.spi.Backend;
import dev.polycodec.spi.BackendConfig;
import dev.polycodec.spi.BackendVersion;
import dev.polycodec.spi.CodecProvider;
import dev.polycodec.spi.Conventions;
import dev.polycodec.spi.Framing;
import dev.polycodec.spi.Trust;
import dev.polycodec.spi.Variant;
import dev.polycodec.spi.walk.Walk;
import io.protostuff.Schema;
import java.util.List;
import java.util.Set;

/**
 * Provides {@code protostuff}; and {@code protostuff-plain} and {@code protostuff-protobuf-plain},
 * which are {@code RuntimeSchema} itself, the latter in the wire form of protobuf.
 */
public final class ProtostuffCodecProvider implements CodecProvider {

  /** Creates the provider; {@link java.util.ServiceLoader} does. */
  public ProtostuffCodecProvider() {}

  @Override
  public List<Variant> variants() {
    Set<Trait> plain = Set.of(Trait.PLAIN);
    return List.of(
        Walk.variant("protostuff", 1),
        new Variant("protostuff-plain", 1, Framing.BARE, plain, Trust.HARDENED),
        new Variant("protostuff-protobuf-plain", 1, Framing.BARE, plain, Trust.HARDENED));
  }

  @Override
  public Conventions conventions(Variant variant, BackendConfig config) {
    return new ProtostuffConventions();
  }

  @Override
  public Backend open(Variant variant, BackendConfig config) {
    BackendVersion.require("io.protostuff:protostuff-api", Schema.class, "1.8.0");
    return switch (variant.name()) {
      case "protostuff" -> new Walk(config, ProtostuffWriter::new, ProtostuffReader::new);
      case "protostuff-plain" -> plain(config, false);
      default -> plain(config, true);
    };
  }

  private static Backend plain(BackendConfig config, boolean delimited) {
    ProtostuffPlainOptions options =
        config
            .options(ProtostuffPlainOptions.class)
            .orElseGet(() -> ProtostuffPlainOptions.builder().build());
    return new PlainBackend(config, delimited, options.registrations());
  }
}
