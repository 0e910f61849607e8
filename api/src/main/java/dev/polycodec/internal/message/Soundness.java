package dev.polycodec.internal.message;

import dev.polycodec.CodecException;
import dev.polycodec.EncodeException;
import dev.polycodec.MalformedDataException;
import dev.polycodec.internal.shape.TypeNames;
import dev.polycodec.internal.shape.Types;

/** Whether a value may be where a class is declared. */
final class Soundness {

  private Soundness() {}

  /** Says whether a class is a primitive type, and a value of it that is boxed. */
  static boolean boxes(Class<?> declared, Object value) {
    return declared.isPrimitive() && Types.box(declared) == value.getClass();
  }

  /** Returns what refuses a value; to write one, only unchecked code puts it there. */
  static CodecException failure(Object value, Class<?> declared, boolean encoding) {
    String actual = TypeNames.nameOf(value.getClass(), declared);
    String expected = TypeNames.nameOf(declared, value.getClass());
    return encoding
        ? new EncodeException(
            "An object of the class "
                + actual
                + " is where "
                + expected
                + " is declared, and would not be decoded: declare what is there, or put in what"
                + " is declared")
        : new MalformedDataException(
            "The bytes put an object of the class "
                + actual
                + " where "
                + expected
                + " is declared");
  }
}
