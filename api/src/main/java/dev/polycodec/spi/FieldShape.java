package dev.polycodec.spi;

import java.lang.reflect.Field;
import java.lang.reflect.Type;
import org.jspecify.annotations.Nullable;

/** One field or record component; its accessors check types and work on private final fields. */
public interface FieldShape {

  /** Returns the name of the field. */
  String name();

  /**
   * Returns a name that is unique in the shape: the field's, or {@code name@depth} for a field that
   * a subclass's field of the same name hides, counting superclasses from the hiding class.
   */
  String wireName();

  /** Returns the class that declares the field. */
  Class<?> owner();

  /** Returns the declared class of the field. */
  Class<?> type();

  /** Returns the declared type of the field, with its type arguments. */
  Type genericType();

  /**
   * Returns the field itself, for a backend with its own access; of a record, the private field.
   *
   * @throws IllegalStateException if it is one of the JDK's, which are closed
   */
  Field field();

  /** Returns the value of the field in an object. */
  @Nullable Object get(Object owner);

  /**
   * Sets the field in an object of a {@code FIELDS} class.
   *
   * @throws ClassCastException if the value is of another type
   */
  void set(Object owner, @Nullable Object value);

  /**
   * Returns the value of a field of a primitive type without boxing it: a number or character is
   * widened, a boolean is 0 or 1, and of a float or double these are the raw bits.
   *
   * @throws IllegalStateException if the field is of another type
   */
  long getBits(Object owner);

  /**
   * Sets a field of a primitive type in an object of a {@code FIELDS} class to what {@link
   * #getBits} returned; bits that the type does not have are dropped.
   *
   * @throws IllegalStateException if the field is of another type
   */
  void setBits(Object owner, long bits);
}
