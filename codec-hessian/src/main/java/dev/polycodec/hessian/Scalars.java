package dev.polycodec.hessian;

import dev.polycodec.MalformedDataException;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.Scalar;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.util.Date;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Scalars as values of Hessian, which has no short, byte, char, float or large number, and whose
 * double has no negative zero: that is the string {@code -0}.
 */
final class Scalars {

  /** The types of lists of one element, by which a scalar is told where its class is not known. */
  private static final Map<String, Scalar> BY_NAME =
      Map.of(
          "short", Scalar.SHORT,
          "byte", Scalar.BYTE,
          "char", Scalar.CHAR,
          "float", Scalar.FLOAT,
          "double", Scalar.DOUBLE,
          "integer", Scalar.BIG_INTEGER,
          "decimal", Scalar.BIG_DECIMAL);

  private static final String NEGATIVE_ZERO = "-0";

  private Scalars() {}

  static @Nullable Scalar byName(String name) {
    return BY_NAME.get(name);
  }

  /** Writes a value that the reader knows to be this scalar. */
  static void write(Output out, Scalar scalar, Object value) {
    switch (scalar) {
      case STRING -> out.writeText((String) value);
      case INT -> out.writeInt((Integer) value);
      case LONG -> out.writeLong((Long) value);
      case BOOLEAN -> out.writeBoolean((Boolean) value);
      case SHORT -> out.writeInt((Short) value);
      case BYTE -> out.writeInt((Byte) value);
      case CHAR -> out.writeInt((Character) value);
      case DOUBLE -> writeDouble(out, (Double) value);
      case FLOAT -> writeDouble(out, (Float) value);
      case BYTES -> out.writeBytes((byte[]) value);
      case DATE -> out.writeDate(((Date) value).getTime());
      case BIG_INTEGER -> out.writeBytes(((BigInteger) value).toByteArray());
      case BIG_DECIMAL -> out.writeBytes(bytes((BigDecimal) value));
    }
  }

  /** Writes a value that the reader may know nothing of. */
  static void writeTyped(Output out, Scalar scalar, Object value, Message message) {
    String name = name(scalar, value);
    if (name == null) {
      write(out, scalar, value);
      return;
    }
    out.beginList(1, name, message);
    write(out, scalar, value);
  }

  private static @Nullable String name(Scalar scalar, Object value) {
    return switch (scalar) {
      case STRING, INT, LONG, BOOLEAN, BYTES, DATE -> null;
      case DOUBLE -> isNegativeZero((Double) value) ? "double" : null;
      case SHORT -> "short";
      case BYTE -> "byte";
      case CHAR -> "char";
      case FLOAT -> "float";
      case BIG_INTEGER -> "integer";
      case BIG_DECIMAL -> "decimal";
    };
  }

  /** Writes a double, or the string for one. */
  static void writeDouble(Output out, double value) {
    if (isNegativeZero(value)) {
      out.writeText(NEGATIVE_ZERO);
    } else {
      out.writeDouble(value);
    }
  }

  private static boolean isNegativeZero(double value) {
    return Double.doubleToLongBits(value) == Long.MIN_VALUE;
  }

  private static byte[] bytes(BigDecimal value) {
    byte[] unscaled = value.unscaledValue().toByteArray();
    return ByteBuffer.allocate(4 + unscaled.length).putInt(value.scale()).put(unscaled).array();
  }

  /** Reads a double, or the string for one. */
  static double readDouble(Input in) throws IOException {
    Kind kind = in.next();
    if (kind == Kind.DOUBLE) {
      return in.doubleValue();
    }
    if (kind == Kind.TEXT && in.text().equals(NEGATIVE_ZERO)) {
      return -0.0;
    }
    throw in.unexpected("a double");
  }

  /** Returns the scalar that a decoded value of Hessian stands for; null stands for itself. */
  static @Nullable Object of(Scalar scalar, @Nullable Object value, Message message) {
    if (value == null) {
      return null;
    }
    try {
      return switch (scalar) {
        case SHORT -> (short) range((Integer) value, Short.MIN_VALUE, Short.MAX_VALUE);
        case BYTE -> (byte) range((Integer) value, Byte.MIN_VALUE, Byte.MAX_VALUE);
        case CHAR -> (char) range((Integer) value, Character.MIN_VALUE, Character.MAX_VALUE);
        case DOUBLE -> number(value);
        case FLOAT -> (float) number(value);
        case BIG_INTEGER -> scalar.bound(new BigInteger((byte[]) value), message);
        case BIG_DECIMAL -> scalar.bound(decimal(ByteBuffer.wrap((byte[]) value)), message);
        case STRING, INT, LONG, BOOLEAN, BYTES, DATE -> value;
      };
    } catch (ClassCastException | NumberFormatException e) {
      throw new MalformedDataException("The bytes hold a wrong value for a " + scalar);
    }
  }

  /** Checks that a number is one of a smaller type. */
  static int range(int number, int min, int max) {
    if (number < min || number > max) {
      throw new MalformedDataException(
          "The bytes hold a number that is not between " + min + " and " + max);
    }
    return number;
  }

  private static double number(Object value) {
    return value.equals(NEGATIVE_ZERO) ? -0.0 : (Double) value;
  }

  private static BigDecimal decimal(ByteBuffer bytes) {
    if (bytes.remaining() < 5) {
      throw new MalformedDataException(
          "A BigDecimal has 5 bytes or more, not " + bytes.remaining());
    }
    int scale = bytes.getInt();
    return new BigDecimal(new BigInteger(bytes.array(), 4, bytes.remaining()), scale);
  }
}
