package dev.polycodec.tck.hostile;

import dev.polycodec.Codec;
import dev.polycodec.CodecBuilder;
import dev.polycodec.Trait;
import dev.polycodec.spi.Framing;
import dev.polycodec.spi.Trust;
import dev.polycodec.spi.Variant;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The codec that the hostile cases are tried with.
 *
 * @param variant what is said of the codec
 * @param builders makes builders that use it
 * @param jvmFlags the flags that a JVM needs for it
 * @param bytes makes its payloads
 * @param ledger takes the results
 */
public record Target(
    Variant variant,
    Supplier<CodecBuilder> builders,
    List<String> jvmFlags,
    HostileBytes bytes,
    Ledger ledger) {

  boolean has(Trait trait) {
    return variant.has(trait);
  }

  /** Says whether the codec has a trait by which its format can express something. */
  boolean demands(@Nullable Trait trait) {
    return trait != null && variant.has(trait);
  }

  boolean framed() {
    return variant.framing() == Framing.FRAMED;
  }

  boolean trusted() {
    return variant.trust() == Trust.TRUSTED_INPUT_ONLY;
  }

  /** Returns the beginning of a message, which says of itself that it is all. */
  byte[] cut(byte[] honest, int left) {
    return framed() ? Frames.cut(honest, left) : Arrays.copyOf(honest, left);
  }

  /** Returns a message of a payload, framed as the codec frames a model of it. */
  byte[] message(Codec codec, Crafted crafted, Object model) {
    return framed() ? Frames.around(crafted.payload(), codec.encode(model)) : crafted.payload();
  }
}
