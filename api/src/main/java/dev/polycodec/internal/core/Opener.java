package dev.polycodec.internal.core;

import dev.polycodec.spi.Backend;
import dev.polycodec.spi.Variant;
import org.jspecify.annotations.Nullable;

/** Opens the backends that a router needs. */
public interface Opener {

  /** A backend with the variant it serves. */
  record Opened(Variant variant, Backend backend) {}

  /** Opens the codec of a name, or returns null if there is none that may take part. */
  @Nullable Opened open(String name);
}
