package dev.polycodec.internal.select;

import dev.polycodec.Trait;
import dev.polycodec.spi.CodecProvider;
import dev.polycodec.spi.Framing;
import dev.polycodec.spi.Variant;
import java.security.CodeSource;

/**
 * A codec that is present.
 *
 * @param primary whether it may be selected without being named
 */
record Candidate(CodecProvider provider, Variant variant, boolean primary) {

  String name() {
    return variant.name();
  }

  /** Says whether the library's own serializers decide what the objects of a class are. */
  boolean plain() {
    return variant.has(Trait.PLAIN);
  }

  /** Says whether messages have a frame, with a table of classes and a mode. */
  boolean framed() {
    return variant.framing() == Framing.FRAMED;
  }

  /** Returns the jar it comes from. */
  String jar() {
    CodeSource source = provider.getClass().getProtectionDomain().getCodeSource();
    return source == null || source.getLocation() == null
        ? provider.getClass().getName()
        : source.getLocation().toString();
  }

  String described() {
    return name() + " (" + jar() + ")";
  }
}
