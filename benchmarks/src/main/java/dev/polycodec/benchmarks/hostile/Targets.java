package dev.polycodec.benchmarks.hostile;

import dev.polycodec.Codec;
import dev.polycodec.CodecBuilder;
import dev.polycodec.EncodeException;
import dev.polycodec.Trait;
import dev.polycodec.compare.Failure;
import dev.polycodec.compare.SetUps;
import dev.polycodec.spi.CodecProvider;
import dev.polycodec.spi.Trust;
import dev.polycodec.spi.Variant;
import dev.polycodec.tck.sample.HeldSamples;
import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;

/** The codecs that promise something of hostile bytes. */
final class Targets {

  /** What the kit's values need. */
  private static final String[] OPEN = {
    "dev.polycodec.tck.model.*", "java.net.URI", "java.sql.*", "java.util.regex.Pattern"
  };

  private Targets() {}

  static List<Variant> all() {
    List<Variant> targets = new ArrayList<>();
    for (CodecProvider provider : ServiceLoader.load(CodecProvider.class)) {
      for (Variant variant : provider.variants()) {
        if (variant.trust() != Trust.TRUSTED_INPUT_ONLY) {
          targets.add(variant);
        }
      }
    }
    return targets;
  }

  /**
   * Returns a codec.
   *
   * @throws Failure if there is none of the name, or it is for trusted input
   */
  static Variant find(String name) {
    List<Variant> all = all();
    return all.stream()
        .filter(variant -> variant.name().equals(name))
        .findFirst()
        .orElseThrow(
            () ->
                Failure.ofUsage(
                    "There is no codec '%s' for hostile bytes; there are %s"
                        .formatted(
                            name, String.join(", ", all.stream().map(Variant::name).toList()))));
  }

  /** Returns a builder of a codec that takes the kit's values, with the default limits. */
  static CodecBuilder builder(Variant variant) {
    return SetUps.withDefaultLimits(variant).allow(OPEN);
  }

  /** Returns what messages of a codec can be. */
  static Format format(Variant variant) {
    return new Format(
        variant.has(Trait.CARRIES_TYPES), writesHolders(variant), variant.has(Trait.IDENTITY));
  }

  /** Returns whether a codec writes the kit's holders of one value, which are not Serializable. */
  private static boolean writesHolders(Variant variant) {
    try (Codec codec = builder(variant).build()) {
      codec.encode(HeldSamples.all().get(0));
      return true;
    } catch (EncodeException refused) {
      return false;
    }
  }
}
