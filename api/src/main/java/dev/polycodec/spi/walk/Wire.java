package dev.polycodec.spi.walk;

import dev.polycodec.spi.Shape;
import org.jspecify.annotations.Nullable;

/**
 * A format as the primitives of which the walk makes messages; shared by the engines of a codec,
 * and safe for use by any number of threads.
 */
public interface Wire {

  /** Creates a writer, which one engine uses for any number of messages. */
  WireWriter newWriter();

  /** Creates a reader, which one engine uses for any number of messages. */
  WireReader newReader();

  /**
   * Returns whether objects are kept that are met again, which is the default: else they are
   * written each time, and what refers back to itself is refused.
   */
  default boolean references() {
    return true;
  }

  /**
   * Returns how values of a class are written that refer to no other.
   *
   * @param form how the walk makes them of primitives, or null if it does not take them for such
   */
  default @Nullable LeafForm<?> leaf(Class<?> type, @Nullable LeafForm<?> form) {
    return form;
  }

  /**
   * Returns whether the format has a form of its own for the objects of a class: {@link
   * WireWriter#writeOwn} writes what the walk would else have written, or refused.
   */
  default boolean owns(Shape shape) {
    return false;
  }

  /**
   * Returns whether the walk names the class of an object in such a form, and counts the object,
   * which is the default. Not so in a format whose forms name classes by themselves, as they may
   * hold an object of another class: the format then asks and tells the message.
   */
  default boolean namesOwned() {
    return true;
  }
}
