package dev.polycodec.internal.message;

import dev.polycodec.internal.shape.Jdk;
import dev.polycodec.spi.Shape;

/**
 * Which classes have an entry in the class table: those of which another version may make something
 * else of the same bytes. Constants of an enum say what they are, but for the class of a number.
 */
final class TableRule {

  private TableRule() {}

  static boolean lists(Shape shape, Setup setup) {
    return setup.framed()
        && switch (shape.kind()) {
          case FIELDS, RECORD, EXTENSION -> true;
          case COLLECTION, MAP -> !Jdk.owns(shape.type());
          case SURROGATE ->
              (shape.applicationSurrogate() || isNumbered(shape, setup))
                  && setup.names().isDistinct(shape.type());
          case ENUM, ARRAY -> isNumbered(shape, setup);
          default -> false;
        };
  }

  /** Returns whether a class of the application has a number. */
  static boolean isNumbered(Shape shape, Setup setup) {
    return setup.typeIds().idOf(shape.type()) > 0 && !Jdk.owns(shape.type());
  }
}
