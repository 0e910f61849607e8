package dev.polycodec.internal.select;

import dev.polycodec.spi.CodecProvider;
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
