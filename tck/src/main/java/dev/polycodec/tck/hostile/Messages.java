package dev.polycodec.tck.hostile;

import dev.polycodec.Codec;
import dev.polycodec.CodecBuilder;
import dev.polycodec.Limits;
import java.util.function.BiFunction;
import java.util.function.Supplier;

/**
 * The messages that a codec reads.
 *
 * @param builders makes builders that use it
 * @param writer writes a message: the codec itself does, and for a plain codec its library
 * @param nameClasses whether they name classes
 * @param ledger takes the results
 */
public record Messages(
    Supplier<CodecBuilder> builders,
    BiFunction<Codec, Object, byte[]> writer,
    boolean nameClasses,
    Ledger ledger) {

  /** Those of a writer of what a reader is to refuse. */
  static final Limits LOOSE =
      Limits.defaults()
          .withMaxKeySteps(Integer.MAX_VALUE)
          .withMaxExpansion(Integer.MAX_VALUE)
          .withMaxElements(Integer.MAX_VALUE);

  CodecBuilder builder() {
    return builders.get();
  }

  byte[] write(Codec codec, Object value) {
    return writer.apply(codec, value);
  }
}
