package dev.polycodec.spi;

import java.lang.reflect.Field;
import java.util.List;
import java.util.function.Function;
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
   * Says whether the JVM makes the message of a failure, from where it was thrown: it is none of
   * the fields, and a library that writes those loses it.
   */
  boolean hasMessageOfTheJvm(Throwable failure);

  /**
   * Says whether the objects of a class have an address of memory in a number, which bytes must not
   * choose: their shape is refused, and a library that goes by fields must not make them.
   */
  boolean holdsForeignMemory(Class<?> type);

  /**
   * Says whether a class has one object, which it names by a {@code readResolve} of its own, or its
   * language by a static field: a library that makes objects of their fields makes another one.
   */
  boolean isOnly(Class<?> type);

  /**
   * Says whether a class has a {@code readResolve}, and no {@code equals}: constants, as there were
   * before enums. A library that makes objects of their fields makes one that equals none of them.
   */
  boolean isConstant(Class<?> type);

  /**
   * Returns what looks at the objects of a class before their fields are written, or null if none
   * needs it: hash tables whose fields say where a key is, and constants without fields. It returns
   * why an object does not come back by its fields, as follows "because", or null if it does.
   */
  @Nullable Function<Object, @Nullable String> lossCheck(Class<?> type);

  /**
   * Returns the fields of a class and its superclasses that the application, or the codec's own
   * library, leaves out of its objects; no shape has them.
   */
  List<LeftOut> leftOut(Class<?> type);

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
