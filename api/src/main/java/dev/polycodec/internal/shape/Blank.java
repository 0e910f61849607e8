package dev.polycodec.internal.shape;

import dev.polycodec.internal.surrogate.Identity;
import dev.polycodec.spi.Shape;
import org.jspecify.annotations.Nullable;

/**
 * Objects without fields whose class says what they are equal to. That may be themselves only, as
 * of a constant that stands for null: then another one of the class is not as good.
 */
final class Blank {

  private final Shape shape;

  private Blank(Shape shape) {
    this.shape = shape;
  }

  /** Returns what compares the objects of a class, or null if they have fields or no equality. */
  static @Nullable Blank of(Class<?> type, ShapesImpl shapes) {
    return !Jdk.hasState(type)
            && Identity.hasEquals(type)
            && shapes.of(type).kind() == Shape.Kind.FIELDS
        ? new Blank(shapes.of(type))
        : null;
  }

  /** Returns why a new object of the class is not as good as an object, or null if it is. */
  @Nullable String loss(Object value) {
    return value.equals(shape.allocate())
        ? null
        : "it has no fields, and its objects are not equal to each other";
  }
}
