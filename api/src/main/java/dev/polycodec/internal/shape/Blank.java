package dev.polycodec.internal.shape;

import dev.polycodec.EncodeException;
import dev.polycodec.internal.surrogate.Identity;
import dev.polycodec.spi.Shape;

/**
 * Objects without fields whose class says what they are equal to. That may be themselves only, as
 * of a constant that stands for null: then another one of the class is not as good.
 */
public final class Blank {

  private Blank() {}

  /** Returns whether the objects of a class have no fields, and a method that compares them. */
  public static boolean is(Class<?> type) {
    return !Jdk.hasState(type) && Identity.hasEquals(type);
  }

  /**
   * Checks that a new object of its class is equal to an object.
   *
   * @throws EncodeException if it is not
   */
  public static void requireEqual(Object value, Shape shape) {
    if (!value.equals(shape.allocate())) {
      throw new EncodeException(
          shape.type().getName()
              + " has no fields, and its objects are not equal to each other: register a Surrogate"
              + " for it, which returns the one that there is");
    }
  }
}
