package dev.polycodec.spring.boot;

import dev.polycodec.CodecBuilder;

/**
 * Changes the codecs of an application before they are built: a bean of this type says what
 * properties cannot, such as surrogates, limits and options of a library.
 */
@FunctionalInterface
public interface PolycodecCustomizer {

  /** Changes a builder, which has what the properties say; called for each codec. */
  void customize(CodecBuilder builder);
}
