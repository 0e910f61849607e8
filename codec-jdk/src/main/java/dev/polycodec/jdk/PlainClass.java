package dev.polycodec.jdk;

import dev.polycodec.spi.FieldShape;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.Shape;
import dev.polycodec.spi.Shape.Kind;
import java.util.List;

/**
 * What {@code jdk-plain} knows of a class.
 *
 * @param counted whether its values count as objects of the message
 * @param measured whether they have elements or digits that count
 * @param hooked what must hold before the JDK may write an object of it
 * @param suspects the fields that may hold what {@link Meta} refuses
 */
record PlainClass(
    Shape shape, boolean counted, boolean measured, HookedClass hooked, List<FieldShape> suspects) {

  static PlainClass of(Shape shape) {
    return new PlainClass(
        shape,
        isCounted(shape),
        Message.measures(shape.type()),
        HookedClass.of(shape.type()),
        Meta.suspects(shape));
  }

  /** Values of the JDK count where they hold others; what stands for them in the stream never. */
  private static boolean isCounted(Shape shape) {
    return shape.kind() != Kind.SCALAR
        && shape.kind() != Kind.SURROGATE
        && !JdkForms.isOne(shape.type());
  }

  /** Says whether objects of the class may stand in the stream for those of another. */
  boolean mayStandForAnother() {
    return shape.kind() == Kind.JAVA_HOOKS || shape.kind() == Kind.REFUSED;
  }
}
