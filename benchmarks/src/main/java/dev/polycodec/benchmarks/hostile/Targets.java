package dev.polycodec.benchmarks.hostile;

import dev.polycodec.spi.CodecProvider;
import dev.polycodec.spi.Trust;
import dev.polycodec.spi.Variant;
import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;

/** The codecs that promise something of hostile bytes. */
final class Targets {

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
   * @throws IllegalArgumentException if there is none of the name, or it is for trusted input
   */
  static Variant find(String name) {
    List<Variant> all = all();
    return all.stream()
        .filter(variant -> variant.name().equals(name))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "There is no codec '%s' for hostile bytes; there are %s"
                        .formatted(
                            name, String.join(", ", all.stream().map(Variant::name).toList()))));
  }
}
