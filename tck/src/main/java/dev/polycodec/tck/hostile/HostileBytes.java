package dev.polycodec.tck.hostile;

import java.util.List;

/**
 * Makes the payloads that only a hostile peer writes, in the format of one codec.
 *
 * <p>A payload is what follows the core's frame, or all of a message that has none. The kit puts
 * the frame of an honest message around it, so that the root class and the class table are right.
 */
public interface HostileBytes {

  /**
   * Returns a {@link Bait.Any} whose value is an object of a class of any name, without state, once
   * for each way in which the format names a class: the name is what is attacked with, and its
   * reader shall get no further.
   */
  List<Crafted> named(String className);

  /**
   * Returns a {@link Bait.Any} whose value is a {@code java.util.ArrayList} of one empty {@code
   * java.util.ArrayList}: it is decoded, which shows that the payloads are made in the right way.
   */
  Crafted harmless();

  /** Returns the payload of an attack; a {@code switch} without a default misses none. */
  Crafted craft(Attack attack);

  /**
   * Encodes and decodes a value with the plain library, as another of its users in the same JVM
   * might, so that whatever the library keeps in statics knows the class of the value. By default,
   * does nothing: not every library can be used so, or keeps anything.
   */
  default void useLibrary(Object value) throws Exception {}
}
