package dev.polycodec.spi.graph;

import dev.polycodec.spi.Shape;
import dev.polycodec.spi.Shapes;
import org.jspecify.annotations.Nullable;

/** The two shapes found last, as elements often have the class of those before them. */
final class LastShapes {

  private final Shapes shapes;
  private @Nullable Shape last;
  private @Nullable Shape lastButOne;

  LastShapes(Shapes shapes) {
    this.shapes = shapes;
  }

  Shape of(Class<?> type) {
    Shape shape = last;
    if (shape != null && shape.type() == type) {
      return shape;
    }
    Shape found = lastButOne;
    if (found == null || found.type() != type) {
      found = shapes.of(type);
    }
    lastButOne = shape;
    last = found;
    return found;
  }
}
