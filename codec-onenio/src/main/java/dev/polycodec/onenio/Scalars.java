package dev.polycodec.onenio;

import dev.polycodec.MalformedDataException;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.Scalar;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Date;
import one.nio.serial.DataStream;

/** Writes and reads scalars with one-nio's stream. */
final class Scalars {

  private Scalars() {}

  static void write(DataStream out, Scalar scalar, Object value, Message message)
      throws IOException {
    switch (scalar) {
      case STRING -> out.writeUTF((String) value);
      case INT -> out.writeInt((Integer) value);
      case LONG -> out.writeLong((Long) value);
      case BOOLEAN -> out.writeBoolean((Boolean) value);
      case DOUBLE -> out.writeDouble((Double) value);
      case FLOAT -> out.writeFloat((Float) value);
      case SHORT -> out.writeShort((Short) value);
      case BYTE -> out.writeByte((Byte) value);
      case CHAR -> out.writeChar((Character) value);
      case BYTES -> {
        message.elements(((byte[]) value).length, 1, Integer.MAX_VALUE);
        writeBytes(out, (byte[]) value);
      }
      case DATE -> out.writeLong(((Date) value).getTime());
      case BIG_INTEGER -> writeBytes(out, ((BigInteger) value).toByteArray());
      case BIG_DECIMAL -> {
        out.writeInt(((BigDecimal) value).scale());
        writeBytes(out, ((BigDecimal) value).unscaledValue().toByteArray());
      }
    }
  }

  static Object read(DataStream in, Scalar scalar, Message message) throws IOException {
    return switch (scalar) {
      case STRING -> in.readUTF();
      case INT -> in.readInt();
      case LONG -> in.readLong();
      case BOOLEAN -> readBoolean(in);
      case DOUBLE -> in.readDouble();
      case FLOAT -> in.readFloat();
      case SHORT -> in.readShort();
      case BYTE -> in.readByte();
      case CHAR -> in.readChar();
      case BYTES -> {
        byte[] bytes = readBytes(in);
        message.elements(bytes.length, 1, bytes.length);
        yield bytes;
      }
      case DATE -> new Date(in.readLong());
      case BIG_INTEGER -> readInteger(in);
      case BIG_DECIMAL -> {
        int scale = in.readInt();
        yield new BigDecimal(readInteger(in), scale);
      }
    };
  }

  /** Any other byte would make a boolean that is neither true nor false. */
  private static boolean readBoolean(DataStream in) throws IOException {
    int value = in.readByte();
    if (value != 0 && value != 1) {
      throw new MalformedDataException("A boolean is neither 0 nor 1");
    }
    return value == 1;
  }

  private static BigInteger readInteger(DataStream in) throws IOException {
    byte[] bytes = readBytes(in);
    if (bytes.length == 0) {
      throw new MalformedDataException("A BigInteger has 1 byte or more, not 0");
    }
    return new BigInteger(bytes);
  }

  static void writeBytes(DataStream out, byte[] bytes) throws IOException {
    out.writeInt(bytes.length);
    out.write(bytes);
  }

  static byte[] readBytes(DataStream in) throws IOException {
    int length = in.readInt();
    if (length < 0 || length > in.available()) {
      throw new MalformedDataException("A length exceeds the bytes that remain");
    }
    byte[] bytes = new byte[length];
    in.readFully(bytes);
    return bytes;
  }
}
