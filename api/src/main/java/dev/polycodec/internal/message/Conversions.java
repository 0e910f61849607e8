package dev.polycodec.internal.message;

import dev.polycodec.internal.shape.Types;
import java.math.BigDecimal;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/**
 * Converts the values of fields whose type has changed: only to the same number, never to one that
 * is merely close.
 */
final class Conversions {

  private Conversions() {}

  /** Returns the value of a type that equals a value, or null if there is none. */
  static @Nullable Object convert(@Nullable Object value, Class<?> to) {
    if (value == null) {
      return null;
    }
    Class<?> wanted = to.isPrimitive() ? (Class<?>) Types.box(to) : to;
    if (wanted.isInstance(value)) {
      return value;
    }
    BigInteger integer = integer(value);
    if (integer != null) {
      return ofInteger(integer, wanted);
    }
    return value instanceof Float || value instanceof Double
        ? ofFloating(((Number) value).doubleValue(), wanted)
        : null;
  }

  private static @Nullable BigInteger integer(Object value) {
    if (value instanceof BigInteger integer) {
      return integer;
    }
    return value instanceof Byte
            || value instanceof Short
            || value instanceof Integer
            || value instanceof Long
        ? BigInteger.valueOf(((Number) value).longValue())
        : null;
  }

  private static @Nullable Object ofInteger(BigInteger value, Class<?> wanted) {
    int bits = value.bitLength();
    if (wanted == Byte.class) {
      return bits < Byte.SIZE ? value.byteValue() : null;
    } else if (wanted == Short.class) {
      return bits < Short.SIZE ? value.shortValue() : null;
    } else if (wanted == Integer.class) {
      return bits < Integer.SIZE ? value.intValue() : null;
    } else if (wanted == Long.class) {
      return bits < Long.SIZE ? value.longValue() : null;
    } else if (wanted == BigInteger.class) {
      return value;
    } else if (wanted == BigDecimal.class) {
      return new BigDecimal(value);
    } else if (wanted == Double.class) {
      return exact(value, value.doubleValue()) ? value.doubleValue() : null;
    }
    boolean fits = wanted == Float.class && exact(value, value.floatValue());
    return fits ? value.floatValue() : null;
  }

  private static boolean exact(BigInteger value, double converted) {
    return !Double.isInfinite(converted)
        && new BigDecimal(converted).compareTo(new BigDecimal(value)) == 0;
  }

  private static @Nullable Object ofFloating(double value, Class<?> wanted) {
    if (wanted == Double.class) {
      return value;
    }
    float narrow = (float) value;
    boolean same = Double.compare(narrow, value) == 0;
    return wanted == Float.class && same ? narrow : null;
  }
}
