package dev.polycodec.thrift;

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
import org.apache.thrift.TBase;

/** Provides {@code thrift-binary} and {@code thrift-compact}. */
public final class ThriftCodecProvider implements CodecProvider {

  private static final Variant BINARY = variant("thrift-binary");
  static final Variant COMPACT = variant("thrift-compact");

  /** Creates the provider; {@link java.util.ServiceLoader} does. */
  public ThriftCodecProvider() {}

  private static Variant variant(String name) {
    return new Variant(
        name,
        1,
        Framing.BARE,
        Set.of(
            Trait.SCHEMA_FIRST,
            Trait.CROSS_LANGUAGE,
            Trait.READS_OLDER,
            Trait.READS_NEWER,
            Trait.DETECTS_TRUNCATION),
        Trust.UNTRUSTED_INPUT);
  }

  @Override
  public List<Variant> variants() {
    return List.of(BINARY, COMPACT);
  }

  @Override
  public List<String> generated() {
    return List.of("org.apache.thrift.TBase");
  }

  @Override
  public Backend open(Variant variant, BackendConfig config) {
    // the first that compares lengths with the bytes of the message at hand
    BackendVersion.require("org.apache.thrift:libthrift", TBase.class, "0.25.0");
    return new ThriftBackend(variant, config);
  }
}
