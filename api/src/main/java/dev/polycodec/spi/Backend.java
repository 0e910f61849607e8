package dev.polycodec.spi;

import dev.polycodec.Trait;
import dev.polycodec.spi.tree.TreeReader;
import org.jspecify.annotations.Nullable;

/**
 * What the threads of one codec share of a backend: its mapper, configuration, or schema registry.
 *
 * <p>Implementations are safe for use by any number of threads, and keep their state to themselves:
 * they set no system property and mutate no static of the backend. They hold nothing but memory,
 * which goes with the codec: there is nothing to close.
 */
public interface Backend {

  /**
   * Resolves what the engines need for a declared root type, by default nothing; called once per
   * type, and cached.
   *
   * @throws dev.polycodec.CodecException if no value of the type can ever be encoded
   */
  default Plan prepare(RootType root) {
    return Plan.NONE;
  }

  /** Creates an engine, which one thread uses at a time. */
  Engine newEngine();

  /**
   * Returns whether an object may refer back to itself: what the variant claims, unless options
   * exclude it.
   */
  default boolean carriesCycles(Variant variant) {
    return variant.has(Trait.CYCLES);
  }

  /**
   * Returns the schemas to which the messages of the backend refer; null, the default, if they
   * refer to none, or to those of {@link Shape}s only, which the core exchanges.
   */
  default @Nullable OwnSchemas ownSchemas() {
    return null;
  }

  /**
   * Returns what reads messages without the classes of their values; null, the default, if nothing
   * does.
   */
  default @Nullable TreeReader trees() {
    return null;
  }
}
