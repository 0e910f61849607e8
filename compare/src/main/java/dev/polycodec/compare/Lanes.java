package dev.polycodec.compare;

import dev.polycodec.Codec;
import dev.polycodec.CodecBuilder;
import dev.polycodec.CodecException;
import dev.polycodec.Codecs;
import dev.polycodec.Limits;
import dev.polycodec.spi.Trust;

/** Builds codecs for the data that they are measured on. */
final class Lanes {

  /** The largest workloads are beyond the default limits, which are meant for messages. */
  private static final Limits LIMITS =
      Limits.defaults()
          .withMaxBytes(512 << 20)
          .withMaxDepth(500)
          .withMaxObjects(50_000_000)
          .withMaxElements(10_000_000);

  private Lanes() {}

  /** Opens a codec in this JVM. */
  static Lane local(CodecInfo codec, UserData data) {
    try {
      return new LocalLane(codec, build(codec, data.loader()), data::workload);
    } catch (CodecException | LinkageError e) {
      return new BrokenLane(codec, String.valueOf(e.getMessage()));
    }
  }

  private static Codec build(CodecInfo codec, ClassLoader loader) {
    CodecBuilder builder = Codecs.builder().use(codec.name()).limits(LIMITS).classLoader(loader);
    if (codec.variant().trust() == Trust.TRUSTED_INPUT_ONLY) {
      builder.trustedInput();
    }
    return builder.build();
  }
}
