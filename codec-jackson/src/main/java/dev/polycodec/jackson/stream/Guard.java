package dev.polycodec.jackson.stream;

import dev.polycodec.spi.Message;
import dev.polycodec.spi.Scalar;
import java.math.BigDecimal;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/**
 * What the parsers and generators of a plain variant ask, message by message. Those of a typed one
 * have none: the walk checks.
 */
public abstract class Guard {

  private final FieldNames names = new FieldNames();

  /** Returns the message that is read or written. */
  public abstract Message message();

  /** Returns the names of the fields that were met. */
  final FieldNames names() {
    return names;
  }

  /**
   * Returns a number that is written.
   *
   * @throws dev.polycodec.LimitExceededException if it has more digits than the limits allow
   */
  public static <T extends Number> @Nullable T bound(@Nullable Guard guard, @Nullable T number) {
    if (guard != null && number != null) {
      Scalar scalar = number instanceof BigDecimal ? Scalar.BIG_DECIMAL : Scalar.BIG_INTEGER;
      scalar.bound(number, guard.message());
    }
    return number;
  }

  /** Returns whether large numbers are texts, as the format has none. */
  protected boolean isQuoting() {
    return false;
  }

  /** Returns whether a number is written as a text, which a value that is tried is read of. */
  static boolean isQuoted(@Nullable Guard guard, Number number) {
    return guard != null
        && guard.isQuoting()
        && (number instanceof BigDecimal
            || (number instanceof BigInteger whole
                && whole.bitLength() >= (whole.signum() < 0 ? Long.SIZE : Long.SIZE + 1)));
  }

  /** Forgets the message. */
  protected void reset() {
    names.reset();
  }
}
