package dev.polycodec.tck;

import java.util.List;

/**
 * What the library of a codec does by itself with the objects of some classes; the kit tries it.
 * Each class has a constructor without arguments.
 *
 * @param excluding objects with a field {@code kept} of the text {@code "kept"}, and a field {@code
 *     secret} of the text {@link #SECRET}, which the annotations of the library leave out
 * @param hooked objects that a hook of the library writes: it alone writes their transient {@code
 *     int} field {@code state}, which is {@link #STATE}
 */
public record OwnRules(List<Object> excluding, List<Object> hooked) {

  /** What no message may hold. */
  public static final String SECRET = "hunter-seven";

  /** What no message may lose. */
  public static final int STATE = 77;

  /** Those of a library that has neither. */
  public static final OwnRules NONE = new OwnRules(List.of(), List.of());

  /** Copies the lists. */
  public OwnRules {
    excluding = List.copyOf(excluding);
    hooked = List.copyOf(hooked);
  }
}
