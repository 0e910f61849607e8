package dev.polycodec.compare;

import dev.polycodec.spi.Variant;
import java.util.List;

/**
 * A codec that is on the class path.
 *
 * @param variant what it says about itself
 * @param jvmFlags the flags of the JVM it needs; if it needs any, it gets a JVM of its own
 */
record CodecInfo(Variant variant, List<String> jvmFlags) {

  String name() {
    return variant.name();
  }
}
