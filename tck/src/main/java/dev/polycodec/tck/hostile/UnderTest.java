package dev.polycodec.tck.hostile;

import dev.polycodec.CodecBuilder;
import dev.polycodec.Codecs;
import dev.polycodec.tck.PlainLibrary;
import java.util.List;

/**
 * The codec under test, as a JVM of its own is told of it.
 *
 * @param codec the name of the variant
 * @param trusted whether its input must be trusted
 * @param library the class of the plain library that sets a plain variant up; empty for others
 */
record UnderTest(String codec, boolean trusted, String library) {

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
    CodecBuilder builder =
        library.isEmpty() ? Codecs.builder().use(codec) : library(library).builder();
    builder.allow("dev.polycodec.tck.model.*");
    return trusted ? builder.trustedInput() : builder;
  }

  /** Makes a plain library. */
  static PlainLibrary library(String name) {
    try {
      return (PlainLibrary) Class.forName(name).getConstructor().newInstance();
    } catch (ReflectiveOperationException e) {
      throw new IllegalArgumentException(name + " has no public constructor", e);
    }
  }
}
