package dev.polycodec.spi;

import java.io.IOException;
import org.jspecify.annotations.Nullable;

/**
 * Puts the values of fields on the wire, in the order in which {@link Shape#drain} has them; see
 * {@link FieldSource}.
 */
public interface FieldSink {

  /** Puts the value of a {@code boolean} field. */
  void put(FieldShape field, boolean value) throws IOException;

  /** Puts the value of a {@code byte} field. */
  void put(FieldShape field, byte value) throws IOException;

  /** Puts the value of a {@code short} field. */
  void put(FieldShape field, short value) throws IOException;

  /** Puts the value of a {@code char} field. */
  void put(FieldShape field, char value) throws IOException;

  /** Puts the value of an {@code int} field. */
  void put(FieldShape field, int value) throws IOException;

  /** Puts the value of a {@code long} field. */
  void put(FieldShape field, long value) throws IOException;

  /** Puts the value of a {@code float} field. */
  void put(FieldShape field, float value) throws IOException;

  /** Puts the value of a {@code double} field. */
  void put(FieldShape field, double value) throws IOException;

  /** Puts the value of a field of any other type. */
  void put(FieldShape field, @Nullable Object value) throws IOException;
}
