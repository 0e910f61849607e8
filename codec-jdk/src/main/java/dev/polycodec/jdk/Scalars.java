package dev.polycodec.jdk;

import dev.polycodec.MalformedDataException;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.Scalar;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.BigInteger;

/** Writes and reads the values that fit the block before the objects. */
final class Scalars {

  private Scalars() {}

  /**
   * Strings are objects because the stream writes each only once, the others as they can change.
   */
  static boolean fits(Scalar scalar) {
    return scalar != Scalar.STRING && scalar != Scalar.BYTES && scalar != Scalar.DATE;
  }

  static void write(ObjectEncoder out, Message message, Scalar scalar, Object value)
      throws IOException {
    switch (scalar) {
      case INT -> out.writeInt((Integer) value);
      case LONG -> out.writeLong((Long) value);
      case BOOLEAN -> out.writeBoolean((Boolean) value);
      case DOUBLE -> out.writeDouble((Double) value);
      case FLOAT -> out.writeFloat((Float) value);
      case SHORT -> out.writeShort((Short) value);
      case BYTE -> out.writeByte((Byte) value);
      case CHAR -> out.writeChar((Character) value);
      case BIG_INTEGER -> integer(out, message, (BigInteger) value, 0);
      case BIG_DECIMAL -> {
        int scale = ((BigDecimal) value).scale();
        out.writeInt(scale);
        integer(out, message, ((BigDecimal) value).unscaledValue(), scale);
      }
      default -> throw new IllegalStateException(scalar + " is an object of the stream");
    }
  }

  private static void integer(ObjectEncoder out, Message message, BigInteger value, int scale)
      throws IOException {
    byte[] bytes = value.toByteArray();
    message.digits(bytes.length, scale);
    writeLength(out, message.elements(bytes.length, 1, Integer.MAX_VALUE));
    out.write(bytes);
  }

  static void writeLength(ObjectEncoder out, int length) throws IOException {
    int rest = length;
    while (rest > 0x7f) {
      out.writeByte(rest | 0x80);
      rest >>>= 7;
    }
    out.writeByte(rest);
  }

  static Object read(ObjectDecoder in, Message message, Scalar scalar) throws IOException {
    return switch (scalar) {
      case INT -> in.readInt();
      case LONG -> in.readLong();
      case BOOLEAN -> in.readBoolean();
      case DOUBLE -> in.readDouble();
      case FLOAT -> in.readFloat();
      case SHORT -> in.readShort();
      case BYTE -> in.readByte();
      case CHAR -> in.readChar();
      case BIG_INTEGER -> integer(in, message);
      case BIG_DECIMAL -> {
        int scale = in.readInt();
        message.digits(1, scale);
        yield new BigDecimal(integer(in, message), scale);
      }
      default -> throw new IllegalStateException(scalar + " is an object of the stream");
    };
  }

  private static BigInteger integer(ObjectDecoder in, Message message) throws IOException {
    byte[] bytes = new byte[message.elements(readLength(in), 1, in.remaining())];
    message.digits(bytes.length, 0);
    in.readFully(bytes);
    return new BigInteger(bytes);
  }

  static int readLength(ObjectDecoder in) throws IOException {
    int length = 0;
    for (int shift = 0; shift < 35; shift += 7) {
      int b = in.readUnsignedByte();
      length |= (b & 0x7f) << shift;
      if (b < 0x80) {
        return length;
      }
    }
    throw new MalformedDataException("A length takes more than 5 bytes");
  }
}
