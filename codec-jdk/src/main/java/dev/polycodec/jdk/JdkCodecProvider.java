package dev.polycodec.jdk;

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

/**
 * Provides {@code jdk}, the stream of {@link java.io.ObjectOutputStream} made to carry any class,
 * and {@code jdk-plain}, which is that stream itself.
 */
public final class JdkCodecProvider implements CodecProvider {

  private static final Variant JDK =
      new Variant(
          "jdk",
          1,
          Framing.FRAMED,
          Set.of(
              Trait.CARRIES_TYPES,
              Trait.IDENTITY,
              Trait.CYCLES,
              Trait.JAVA_HOOKS,
              Trait.EXACT_CONTAINERS,
              Trait.DETECTS_TRUNCATION),
          Trust.HARDENED);

  private static final Variant PLAIN =
      new Variant(
          "jdk-plain",
          1,
          Framing.BARE,
          Set.of(
              Trait.CARRIES_TYPES,
              Trait.IDENTITY,
              Trait.CYCLES,
              Trait.JAVA_HOOKS,
              Trait.EXACT_CONTAINERS,
              Trait.READS_OLDER,
              Trait.READS_NEWER,
              Trait.DETECTS_TRUNCATION,
              Trait.PLAIN),
          Trust.HARDENED);

  /** Creates the provider; {@link java.util.ServiceLoader} does. */
  public JdkCodecProvider() {}

  @Override
  public List<Variant> variants() {
    return List.of(JDK, PLAIN);
  }

  @Override
  public Backend open(Variant variant, BackendConfig config) {
    return variant.has(Trait.PLAIN)
        ? plain(new StreamClasses(config))
        : new Walk(config, new JdkWire(config));
  }

  private static Backend plain(StreamClasses classes) {
    return () -> new PlainEngine(classes);
  }
}
