package dev.polycodec.onenio.plain;

import dev.polycodec.MalformedDataException;
import dev.polycodec.spi.Message;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Checks objects of the JDK that trust their fields, which no constructor has seen: a number
 * remembers how many bits it has, a text how long it is.
 */
final class FieldContent {

  private FieldContent() {}

  /** Says whether objects of a class trust their fields. */
  static boolean isTrusted(Class<?> type) {
    return Stream.of(BigInteger.class, BigDecimal.class, StringBuilder.class, StringBuffer.class)
        .anyMatch(each -> each.isAssignableFrom(type));
  }

  /** Checks an object, if it is one of these. */
  static void require(@Nullable Object value, Message message) {
    if (value instanceof BigInteger integer) {
      BigInteger fresh = integer.negate().negate(); // remembers nothing yet
      message.digits(bytes(fresh), 0);
      require(integer.equals(fresh) && isCanonical(fresh) && isAlike(integer, fresh), value);
    } else if (value instanceof BigDecimal decimal) {
      message.digits(bytes(decimal.unscaledValue()), decimal.scale());
    } else if (value instanceof StringBuilder text) {
      require(text.length() <= text.capacity(), value);
    } else if (value instanceof StringBuffer text) {
      require(text.length() <= text.capacity(), value);
    }
  }

  private static int bytes(BigInteger value) {
    return value.bitLength() / Byte.SIZE + 1;
  }

  private static boolean isCanonical(BigInteger value) {
    return new BigInteger(value.toByteArray()).equals(value);
  }

  private static boolean isAlike(BigInteger value, BigInteger fresh) {
    return value.bitLength() == fresh.bitLength()
        && value.bitCount() == fresh.bitCount()
        && value.getLowestSetBit() == fresh.getLowestSetBit()
        && Arrays.equals(value.toByteArray(), fresh.toByteArray());
  }

  private static void require(boolean valid, Object value) {
    if (!valid) {
      throw new MalformedDataException(
          "The fields are not those of a value of " + value.getClass().getName());
    }
  }
}
