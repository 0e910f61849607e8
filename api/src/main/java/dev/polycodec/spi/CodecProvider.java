package dev.polycodec.spi;

import dev.polycodec.internal.wire.PlainFormat;
import java.util.List;
import java.util.Set;

/**
 * Announces the codecs of one jar to {@link java.util.ServiceLoader}.
 *
 * <p>A provider is stateless, and touches no class of its backend before {@link #conventions} and
 * {@link #open}: so one whose backend is missing or broken can still be listed and named.
 */
public interface CodecProvider {

  /** Returns the variants of this jar; the first is its primary, the only one selected unasked. */
  List<Variant> variants();

  /**
   * Returns the names of codecs whose jar this one cannot do without. Beside this provider they are
   * not selected unasked, as nobody may have asked for that jar.
   */
  default Set<String> builtOn() {
    return Set.of();
  }

  /**
   * Returns the flags a JVM needs so that {@link #open} does not refuse, such as {@code
   * --add-opens=java.base/java.util=ALL-UNNAMED}; whoever starts a JVM for the codec passes them.
   */
  default List<String> jvmFlags(Variant variant) {
    return List.of();
  }

  /**
   * Returns how messages of a {@link Framing#BARE} variant can begin: every one with one of these
   * bytes. What other software stored is told apart by them. By default, what Polycodec knows of
   * its own codecs.
   *
   * @return nothing, if a message may begin with anything
   */
  default List<byte[]> beginnings(Variant variant) {
    return PlainFormat.beginningsOf(variant.name());
  }

  /**
   * Returns the names of the classes and interfaces below which the library's compiler puts the
   * classes that it generates. Their objects inside those of other codecs are encoded by the
   * primary variant, if that is {@link dev.polycodec.Trait#SCHEMA_FIRST}.
   */
  default List<String> generated() {
    return List.of();
  }

  /**
   * Returns what the library of a variant does by itself with the objects of some classes; the core
   * asks before it opens the backend, and not for plain variants.
   *
   * @param config all but the shapes, which heed what this method returns
   */
  default Conventions conventions(Variant variant, BackendConfig config) {
    return Conventions.NONE;
  }

  /**
   * Opens a backend for one codec.
   *
   * @throws dev.polycodec.CodecException if the backend cannot run here: it says which JVM flags
   *     are missing, or which version was found and which is needed
   */
  Backend open(Variant variant, BackendConfig config);
}
