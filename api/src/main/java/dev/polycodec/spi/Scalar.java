package dev.polycodec.spi;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Date;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The values that every format writes in one piece. */
public enum Scalar {
  /** {@code String}. */
  STRING,
  /** {@code int} and {@code Integer}. */
  INT,
  /** {@code long} and {@code Long}. */
  LONG,
  /** {@code boolean} and {@code Boolean}. */
  BOOLEAN,
  /** {@code double} and {@code Double}. */
  DOUBLE,
  /** {@code float} and {@code Float}. */
  FLOAT,
  /** {@code short} and {@code Short}. */
  SHORT,
  /** {@code byte} and {@code Byte}. */
  BYTE,
  /** {@code char} and {@code Character}. */
  CHAR,
  /** {@code byte[]}. */
  BYTES,
  /** Exactly {@code java.util.Date}. */
  DATE,
  /** Exactly {@code BigInteger}. */
  BIG_INTEGER,
  /** Exactly {@code BigDecimal}. */
  BIG_DECIMAL;

  private static final Map<Class<?>, Scalar> BY_CLASS = new HashMap<>();

  static {
    put(STRING, String.class);
    put(INT, int.class, Integer.class);
    put(LONG, long.class, Long.class);
    put(BOOLEAN, boolean.class, Boolean.class);
    put(DOUBLE, double.class, Double.class);
    put(FLOAT, float.class, Float.class);
    put(SHORT, short.class, Short.class);
    put(BYTE, byte.class, Byte.class);
    put(CHAR, char.class, Character.class);
    put(BYTES, byte[].class);
    put(DATE, Date.class);
    put(BIG_INTEGER, BigInteger.class);
    put(BIG_DECIMAL, BigDecimal.class);
  }

  private static void put(Scalar scalar, Class<?>... types) {
    for (Class<?> type : types) {
      BY_CLASS.put(type, scalar);
    }
  }

  /**
   * Checks a value in either direction: the class, where it can be denied, and the size, where it
   * has no length of its own on the wire.
   *
   * @param value a value of this scalar
   * @return the value
   */
  public <T> T bound(T value, Message message) {
    switch (this) {
      case DATE -> message.admit(Date.class);
      case BIG_INTEGER -> {
        message.admit(BigInteger.class);
        message.digits(bytes((BigInteger) value), 0);
      }
      case BIG_DECIMAL -> {
        message.admit(BigDecimal.class);
        BigDecimal decimal = (BigDecimal) value;
        message.digits(bytes(decimal.unscaledValue()), decimal.scale());
      }
      default -> {} // the others are of a fixed size, or as large as the message
    }
    return value;
  }

  private static int bytes(BigInteger value) {
    return value.bitLength() / 8 + 1;
  }

  /** Returns the scalar that the objects of exactly this class are, or null. */
  public static @Nullable Scalar of(Class<?> type) {
    return BY_CLASS.get(type);
  }

  /**
   * Returns the scalar that every value declared as this class is, or null: the value of a field
   * declared as {@code Date} may be a {@code Timestamp}.
   */
  public static @Nullable Scalar ofDeclared(Class<?> declared) {
    Scalar scalar = BY_CLASS.get(declared);
    return scalar == DATE || scalar == BIG_INTEGER || scalar == BIG_DECIMAL ? null : scalar;
  }
}
