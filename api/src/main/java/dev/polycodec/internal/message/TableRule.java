package dev.polycodec.internal.message;

import dev.polycodec.internal.shape.Jdk;
import dev.polycodec.internal.shape.KnownForms;
import dev.polycodec.internal.shape.WireNames;
import dev.polycodec.spi.Shape;
import org.jspecify.annotations.Nullable;

/**
 * Which classes have an entry in the class table: those of which another version may make something
 * else of the same bytes. Constants of an enum say what they are, but for the class of a number.
 */
final class TableRule {

  private TableRule() {}

  static boolean lists(Shape shape, Setup setup) {
    if (!setup.framed()) {
      return false;
    }
    if (jarOf(shape.type(), setup.names()) != null) { // with the jar, and without it
      return true;
    }
    return switch (shape.kind()) {
      case FIELDS, RECORD, EXTENSION -> true;
      case COLLECTION, MAP -> !Jdk.owns(shape.type());
      case SURROGATE ->
          (shape.applicationSurrogate() || isNumbered(shape, setup))
              && setup.names().isDistinct(shape.type());
      case ENUM, ARRAY -> isNumbered(shape, setup);
      default -> false;
    };
  }

  /**
   * Returns the jar with whose form objects of a class have other bytes, or null if none is known.
   */
  static @Nullable String jarOf(Class<?> type, WireNames names) {
    String known = KnownForms.of(type.getName());
    return known == null && names.isProvided(type) ? "the jar with its form" : known;
  }

  /** Returns whether a class of the application has a number. */
  static boolean isNumbered(Shape shape, Setup setup) {
    return setup.typeIds().idOf(shape.type()) > 0 && !Jdk.owns(shape.type());
  }
}
