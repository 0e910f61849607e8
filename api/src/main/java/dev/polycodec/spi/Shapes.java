package dev.polycodec.spi;

import dev.polycodec.internal.verify.Difference;
import java.lang.reflect.Field;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The one canonical model of classes: it feeds policy, fingerprints, evolution and soundness. */
public interface Shapes {

  /** Returns the shape of a class. */
  Shape of(Class<?> type);

  /**
   * Returns the shape of a {@code Throwable} with what it inherits, a {@code RECORD}, also in a
   * plain variant, where {@link #of} refuses it: for a library that writes its fields.
   */
  Shape ofThrowable(Class<? extends Throwable> type);

  /**
   * Returns the fields of a class and its superclasses that the application, or the codec's own
   * library, leaves out of its objects; no shape has them.
   */
  List<LeftOut> leftOut(Class<?> type);

  /**
   * Returns where a copy of an object differs from it, in containers of other classes that keep the
   * contract as well; null if it does not. It names classes and fields, never values.
   *
   * <p>For a library that loses something of some objects: such a codec reads what it has written.
   */
  default @Nullable String difference(Object value, Object copy) {
    return Difference.of(value, copy, this, Set.of());
  }

  /**
   * A field that is not state: as if it were transient, it is not written, and has its default
   * value when an object was decoded.
   *
   * @param field neither static nor transient
   * @param by what leaves it out, such as {@code @Exclude}
   * @param byApplication whether the application excludes what has that annotation, whatever the
   *     codec's library says
   */
  public record LeftOut(Field field, String by, boolean byApplication) {}
}
