package dev.polycodec.compare;

import dev.polycodec.spi.Variant;
import java.util.List;

/**
 * A codec that is on the class path, with a set-up.
 *
 * @param name the name of the codec, and of the set-up where it has more than one
 * @param variant what it says about itself
 * @param jvmFlags the flags of the JVM it needs; if it needs any, it gets a JVM of its own
 */
record CodecInfo(String name, Variant variant, List<String> jvmFlags) {}
