package dev.polycodec.internal.core;

import dev.polycodec.internal.message.Settings;
import dev.polycodec.spi.Backend;
import dev.polycodec.spi.Variant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Opens the backends that a router needs. */
public interface Opener {

  /**
   * A backend with the variant it serves.
   *
   * @param settings those of the codec, with the shapes that its library asks for
   * @param beginnings one of which every message has; empty if a message may begin with anything
   */
  record Opened(Variant variant, Backend backend, Settings settings, List<byte[]> beginnings) {}

  /** Opens the codec of a name, or returns null if there is none that may take part. */
  @Nullable Opened open(String name, Settings settings);
}
