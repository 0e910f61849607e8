package dev.polycodec.spi;

import org.jspecify.annotations.Nullable;

/**
 * Takes the values of fields off the wire, in the order in which {@link Shape#fill} and {@link
 * Shape#construct(FieldSource)} ask for them.
 *
 * <p>Where a class is met often, calls are compiled into code of its own, as if it had been written
 * for the class: which is fastest if the implementation is a final class.
 */
public interface FieldSource {

  /** Returns the message, which judges whether a value may go where it is to go. */
  Message message();

  /** Takes the value of a {@code boolean} field. */
  boolean takeBoolean(FieldShape field) throws Exception;

  /** Takes the value of a {@code byte} field. */
  byte takeByte(FieldShape field) throws Exception;

  /** Takes the value of a {@code short} field. */
  short takeShort(FieldShape field) throws Exception;

  /** Takes the value of a {@code char} field. */
  char takeChar(FieldShape field) throws Exception;

  /** Takes the value of an {@code int} field. */
  int takeInt(FieldShape field) throws Exception;

  /** Takes the value of a {@code long} field. */
  long takeLong(FieldShape field) throws Exception;

  /** Takes the value of a {@code float} field. */
  float takeFloat(FieldShape field) throws Exception;

  /** Takes the value of a {@code double} field. */
  double takeDouble(FieldShape field) throws Exception;

  /** Takes the value of a field of any other type; the caller checks its class. */
  @Nullable Object take(FieldShape field) throws Exception;
}
