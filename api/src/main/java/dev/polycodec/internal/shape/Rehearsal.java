package dev.polycodec.internal.shape;

/**
 * The fields of a throwable, which are read with the first codec. So what opens them is initialised
 * by then: later it might be where a stack ends, and fail for ever.
 */
final class Rehearsal {

  private Rehearsal() {}

  static void play(ShapesImpl shapes) {
    Throwable failure = new Throwable();
    shapes.of(Throwable.class).fields().forEach(field -> field.get(failure));
  }
}
