package dev.polycodec.protostuff;

import dev.polycodec.EncodeException;
import dev.polycodec.MalformedDataException;
import dev.polycodec.spi.Scalar;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.util.Date;

/** Writes and reads the values that are one field on the wire. */
final class Scalars {

  private Scalars() {}

  static void write(FlatOutput out, int number, Scalar scalar, Object value) {
    switch (scalar) {
      case STRING -> write(out, number, (String) value);
      case INT -> out.writeInt32(number, (Integer) value, false);
      case LONG -> out.writeInt64(number, (Long) value, false);
      case BOOLEAN -> out.writeBool(number, (Boolean) value, false);
      case DOUBLE -> out.writeDouble(number, (Double) value, false);
      case BYTES -> out.writeByteArray(number, (byte[]) value, false);
      case FLOAT -> out.writeFloat(number, (Float) value, false);
      case SHORT -> out.writeInt32(number, (Short) value, false);
      case BYTE -> out.writeInt32(number, (Byte) value, false);
      case CHAR -> out.writeUInt32(number, (Character) value, false);
      case DATE -> out.writeFixed64(number, ((Date) value).getTime(), false);
      case BIG_DECIMAL -> out.writeByteArray(number, bytes((BigDecimal) value), false);
      case BIG_INTEGER -> out.writeByteArray(number, ((BigInteger) value).toByteArray(), false);
    }
  }

  private static void write(FlatOutput out, int number, String text) {
    if (!out.writeAscii(number, text)) {
      out.writeString(number, wellFormed(text), false);
    }
  }

  /** Writes a field of a primitive type from its bits. */
  static void writeBits(FlatOutput out, int number, Scalar scalar, long bits) {
    switch (scalar) {
      case LONG -> out.writeInt64(number, bits, false);
      case BOOLEAN -> out.writeBool(number, bits != 0, false);
      case DOUBLE -> out.writeFixed64(number, bits, false);
      case FLOAT -> out.writeFixed32(number, (int) bits, false);
      case CHAR -> out.writeUInt32(number, (int) bits, false);
      default -> out.writeInt32(number, (int) bits, false);
    }
  }

  /** Reads the bits of a field of a primitive type. */
  static long readBits(BoundedInput in, Scalar scalar) throws IOException {
    return switch (scalar) {
      case LONG -> in.int64();
      case BOOLEAN -> in.bool() ? 1 : 0;
      case DOUBLE -> in.fixed64();
      case FLOAT -> in.fixed32();
      case SHORT -> in.range(Short.MIN_VALUE, Short.MAX_VALUE);
      case BYTE -> in.range(Byte.MIN_VALUE, Byte.MAX_VALUE);
      case CHAR -> in.range(Character.MIN_VALUE, Character.MAX_VALUE);
      default -> in.int32();
    };
  }

  static Object read(BoundedInput in, Scalar scalar) throws IOException {
    return switch (scalar) {
      case STRING -> in.string();
      case INT -> in.int32();
      case LONG -> in.int64();
      case BOOLEAN -> in.bool();
      case DOUBLE -> Double.longBitsToDouble(in.fixed64());
      case BYTES -> scalar.bound(in.bytes(), in.message());
      case FLOAT -> Float.intBitsToFloat(in.fixed32());
      case SHORT -> (short) in.range(Short.MIN_VALUE, Short.MAX_VALUE);
      case BYTE -> (byte) in.range(Byte.MIN_VALUE, Byte.MAX_VALUE);
      case CHAR -> (char) in.range(Character.MIN_VALUE, Character.MAX_VALUE);
      case DATE -> new Date(in.fixed64());
      case BIG_DECIMAL -> scalar.bound(decimal(in.bytes()), in.message());
      case BIG_INTEGER -> scalar.bound(integer(in.bytes(), 0), in.message());
    };
  }

  private static byte[] bytes(BigDecimal value) {
    byte[] unscaled = value.unscaledValue().toByteArray();
    return ByteBuffer.allocate(4 + unscaled.length).putInt(value.scale()).put(unscaled).array();
  }

  private static BigDecimal decimal(byte[] bytes) {
    if (bytes.length < 5) {
      throw new MalformedDataException("A BigDecimal has 5 bytes or more, not " + bytes.length);
    }
    return new BigDecimal(integer(bytes, 4), ByteBuffer.wrap(bytes).getInt());
  }

  private static BigInteger integer(byte[] bytes, int offset) {
    if (bytes.length == offset) {
      throw new MalformedDataException("A BigInteger has 1 byte or more, not 0");
    }
    return new BigInteger(bytes, offset, bytes.length - offset);
  }

  /** UTF-8 has no form for a lone surrogate; replacing it would be a silent change. */
  private static String wellFormed(String text) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (Character.isSurrogate(c)) {
        if (!Character.isHighSurrogate(c)
            || i + 1 == text.length()
            || !Character.isLowSurrogate(text.charAt(i + 1))) {
          throw new EncodeException(
              "A string has a lone surrogate at index " + i + ", which UTF-8 cannot encode");
        }
        i++;
      }
    }
    return text;
  }
}
