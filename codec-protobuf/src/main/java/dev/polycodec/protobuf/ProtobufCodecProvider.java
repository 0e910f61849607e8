package dev.polycodec.protobuf;

import com.google.protobuf.Message;
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

/** Provides {@code protobuf}. */
public final class ProtobufCodecProvider implements CodecProvider {

  private static final Variant BINARY =
      new Variant(
          "protobuf",
          1,
          Framing.BARE,
          Set.of(Trait.SCHEMA_FIRST, Trait.CROSS_LANGUAGE, Trait.READS_OLDER, Trait.READS_NEWER),
          Trust.UNTRUSTED_INPUT);

  /** Creates the provider; {@link java.util.ServiceLoader} does. */
  public ProtobufCodecProvider() {}

  @Override
  public List<Variant> variants() {
    return List.of(BINARY);
  }

  @Override
  public List<String> generated() {
    return List.of("com.google.protobuf.Message");
  }

  @Override
  public Backend open(Variant variant, BackendConfig config) {
    // the first in which nested groups cannot end the stack of a thread
    BackendVersion.require("com.google.protobuf:protobuf-java", Message.class, "4.28.2");
    return new ProtobufBackend(config);
  }
}
