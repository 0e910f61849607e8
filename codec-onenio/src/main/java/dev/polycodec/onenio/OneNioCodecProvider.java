package dev.polycodec.onenio;

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
import one.nio.serial.DataStream;

/**
 * Announces {@code onenio}, and {@code onenio-plain} and {@code onenio-persist-plain}: one-nio
 * itself.
 */
public final class OneNioCodecProvider implements CodecProvider {

  static final Variant ONE_NIO =
      new Variant(
          "onenio",
          1,
          Framing.FRAMED,
          Set.of(Trait.CARRIES_TYPES, Trait.IDENTITY, Trait.CYCLES, Trait.DETECTS_TRUNCATION),
          Trust.HARDENED);

  static final Variant PLAIN = plain("onenio-plain");
  static final Variant PERSIST = plain("onenio-persist-plain");

  /** Called by {@link java.util.ServiceLoader}. */
  public OneNioCodecProvider() {}

  private static Variant plain(String name) {
    return new Variant(
        name,
        1,
        Framing.BARE,
        Set.of(
            Trait.CARRIES_TYPES,
            Trait.IDENTITY,
            Trait.CYCLES,
            Trait.DETECTS_TRUNCATION,
            Trait.PLAIN),
        Trust.HARDENED);
  }

  @Override
  public List<Variant> variants() {
    return List.of(ONE_NIO, PERSIST, PLAIN);
  }

  @Override
  public Conventions conventions(Variant variant, BackendConfig config) {
    return new OneNioConventions();
  }

  @Override
  public Backend open(Variant variant, BackendConfig config) {
    BackendVersion.require("ru.odnoklassniki:one-nio", DataStream.class, "2.3.0");
    return variant.has(Trait.PLAIN)
        ? PlainLoader.open(config, variant.equals(PERSIST))
        : new Walk(config, OneNioWriter::new, OneNioReader::new);
  }
}
