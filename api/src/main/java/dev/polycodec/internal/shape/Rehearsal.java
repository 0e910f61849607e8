package dev.polycodec.internal.shape;

import java.util.List;
import java.util.Map;

/**
 * The fields of a throwable, which are read before the first object that inherits state from the
 * JDK. So what opens them is initialised by then, where there is room on the stack: later it might
 * be where one ends, and fail for ever.
 */
final class Rehearsal {

  static {
    ShapesImpl shapes = ShapesImpl.create(List.of(), WireNames.of(Map.of()), List.of());
    Throwable failure = new Throwable();
    shapes.of(Throwable.class).fields().forEach(field -> field.get(failure));
  }

  private Rehearsal() {}

  /** Plays once in a JVM; what is called meanwhile takes it for done. */
  static void initialize() {}
}
