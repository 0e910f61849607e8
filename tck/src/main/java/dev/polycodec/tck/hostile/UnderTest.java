package dev.polycodec.tck.hostile;

import dev.polycodec.CodecBuilder;
import dev.polycodec.Codecs;
import dev.polycodec.spi.Trust;
import dev.polycodec.spi.Variant;
import dev.polycodec.tck.PlainLibrary;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The codec under test, as a JVM of its own is told of it.
 *
 * @param codec the name of the variant
 * @param trusted whether its input must be trusted
 * @param library the class of the plain library that sets a plain variant up; empty for others
 */
record UnderTest(String codec, boolean trusted, String library) {

  static UnderTest of(Variant variant, String library) {
    return new UnderTest(variant.name(), variant.trust() == Trust.TRUSTED_INPUT_ONLY, library);
  }

  /** Takes what {@link #arguments} returned. */
  static UnderTest of(String[] arguments) {
    return new UnderTest(arguments[0], Boolean.parseBoolean(arguments[1]), arguments[2]);
  }

  /** Returns the first arguments of the other JVM. */
  List<String> arguments() {
    return List.of(codec, "" + trusted, library);
  }

  /** Returns a builder that allows the kit's model. */
  CodecBuilder builder() {
    PlainLibrary plain = plain();
    CodecBuilder builder = plain == null ? Codecs.builder().use(codec) : plain.builder();
    builder.allow("dev.polycodec.tck.model.*");
    return trusted ? builder.trustedInput() : builder;
  }

  /** Makes the plain library, or returns null if there is none. */
  @Nullable PlainLibrary plain() {
    if (library.isEmpty()) {
      return null;
    }
    try {
      return (PlainLibrary) Class.forName(library).getConstructor().newInstance();
    } catch (ReflectiveOperationException e) {
      throw new IllegalArgumentException(library + " has no public constructor", e);
    }
  }
}
