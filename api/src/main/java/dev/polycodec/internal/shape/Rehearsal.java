package dev.polycodec.internal.shape;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Classes with fields of every type. Their shapes are found with the first codec, so that the JVM
 * has initialised by then what it needs to open fields: it fails for ever where a stack ends.
 */
@SuppressWarnings("unused") // nobody makes one
final class Rehearsal {

  /** A class of fields. */
  static final class Fields<T extends Comparable<? super T>> {
    private boolean truth;
    private byte octet;
    private short small;
    private char letter;
    private int whole;
    private long large;
    private float single;
    private double real;
    private @Nullable Object any;
    private @Nullable Map<? extends T, List<T[]>> generic;
    private @Nullable List<?> unknown;
  }

  /** A record. */
  record Components(
      boolean truth,
      byte octet,
      short small,
      char letter,
      int whole,
      long large,
      float single,
      double real,
      Object any) {}

  private Rehearsal() {}

  static void play(ShapesImpl shapes) {
    shapes.of(Fields.class);
    shapes.of(Components.class);
    Throwable failure = new Throwable();
    shapes.of(Throwable.class).fields().forEach(field -> field.get(failure));
  }
}
