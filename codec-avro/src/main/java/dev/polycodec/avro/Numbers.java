package dev.polycodec.avro;

import dev.polycodec.spi.Message;
import java.math.BigDecimal;
import java.math.BigInteger;

/** Bounds large numbers, which the library makes of texts and bytes of any length. */
final class Numbers {

  private Numbers() {}

  /** Checks the length of a text, before it takes the square of that to make a number of it. */
  static void requireShort(Class<?> type, String text, Message message) {
    if (type == BigInteger.class || type == BigDecimal.class) {
      message.digits(text.length() / 5 * 2, 0); // fewer bytes than so many digits take
    }
  }
}
