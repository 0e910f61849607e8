package dev.polycodec.internal.select;

import dev.polycodec.Trait;
import dev.polycodec.spi.CodecProvider;
import dev.polycodec.spi.Framing;
import dev.polycodec.spi.Variant;
import java.io.IOException;
import java.security.CodeSource;
import java.util.Collections;
import java.util.List;

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
    return jar(provider);
  }

  static String jar(CodecProvider provider) {
    CodeSource source = provider.getClass().getProtectionDomain().getCodeSource();
    return source == null || source.getLocation() == null
        ? provider.getClass().getName()
        : source.getLocation().toString();
  }

  /**
   * Returns where a loader has the provider: in more than one place, if a class path has two
   * versions of the jar, whose classes it mixes.
   */
  List<String> places(ClassLoader loader) {
    String file = provider.getClass().getName().replace('.', '/') + ".class";
    try {
      return Collections.list(loader.getResources(file)).stream()
          .map(url -> url.toString().replace(file, ""))
          .distinct()
          .toList();
    } catch (IOException e) {
      return List.of(); // the loader has given us the class
    }
  }

  String described() {
    return name() + " (" + jar() + ")";
  }
}
