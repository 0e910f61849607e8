package dev.polycodec.protostuff;

import dev.polycodec.EncodeException;
import dev.polycodec.MalformedDataException;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.Scalar;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Date;

/** Writes and reads the values that are one field on the wire. */
final class Scalars {

  private Scalars() {}

  static int wireType(Scalar scalar) {
    return switch (scalar) {
      case INT, LONG, BOOLEAN, SHORT, BYTE, CHAR -> Wire.VARINT;
      case DOUBLE, DATE -> Wire.FIXED64;
      case FLOAT -> Wire.FIXED32;
      case STRING, BYTES, BIG_DECIMAL, BIG_INTEGER -> Wire.DELIMITED;
    };
  }

  static void write(FlatOutput out, int tag, Scalar scalar, Object value, Message message) {
    switch (scalar) {
      case STRING -> write(out, tag, (String) value, message);
      case INT -> out.varint(tag, (Integer) value);
      case LONG -> out.varint(tag, (Long) value);
      case BOOLEAN -> out.varint(tag, (Boolean) value ? 1 : 0);
      case DOUBLE -> out.fixed64(tag, Double.doubleToRawLongBits((Double) value));
      case BYTES -> out.bytes(tag, (byte[]) scalar.bound(value, message));
      case FLOAT -> out.fixed32(tag, Float.floatToRawIntBits((Float) value));
      case SHORT -> out.varint(tag, (Short) value);
      case BYTE -> out.varint(tag, (Byte) value);
      case CHAR -> out.varint(tag, (Character) value);
      case DATE -> out.fixed64(tag, ((Date) value).getTime());
      case BIG_DECIMAL -> out.bytes(tag, bytes((BigDecimal) scalar.bound(value, message)));
      case BIG_INTEGER -> out.bytes(tag, ((BigInteger) scalar.bound(value, message)).toByteArray());
    }
  }

  private static void write(FlatOutput out, int tag, String text, Message message) {
    if (!out.ascii(tag, text)) {
      out.bytes(tag, wellFormed(text).getBytes(StandardCharsets.UTF_8));
    }
  }

  static Object read(FlatInput in, Scalar scalar, Message message) {
    return switch (scalar) {
      case STRING -> in.text(message);
      case INT -> in.integer();
      case LONG -> in.varint();
      case BOOLEAN -> in.integer(0, 1) == 1;
      case DOUBLE -> Double.longBitsToDouble(in.fixed64());
      case BYTES -> scalar.bound(in.array(), message);
      case FLOAT -> Float.intBitsToFloat(in.fixed32());
      case SHORT -> (short) in.integer(Short.MIN_VALUE, Short.MAX_VALUE);
      case BYTE -> (byte) in.integer(Byte.MIN_VALUE, Byte.MAX_VALUE);
      case CHAR -> (char) in.integer(Character.MIN_VALUE, Character.MAX_VALUE);
      case DATE -> new Date(in.fixed64());
      case BIG_DECIMAL -> scalar.bound(decimal(in.array()), message);
      case BIG_INTEGER -> scalar.bound(integer(in.array(), 0), message);
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
