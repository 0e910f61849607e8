package dev.polycodec.spi.graph;

import dev.polycodec.spi.Message;
import dev.polycodec.spi.Scalar;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Date;

/** Writes, for a {@link GraphWriter}, the values that refer to no other. */
final class ScalarWriter {

  private final GraphWriter out;

  ScalarWriter(GraphWriter out) {
    this.out = out;
  }

  /** Writes a value that is a scalar. */
  void write(Scalar scalar, Object value, Message message) throws IOException {
    switch (scalar) {
      case STRING -> out.writeString((String) value);
      case INT -> out.writeInt((Integer) value);
      case LONG -> out.writeLong((Long) value);
      case BOOLEAN -> out.writeByte((Boolean) value ? 1 : 0);
      case DOUBLE -> out.writeDouble((Double) value);
      case FLOAT -> out.writeFloat((Float) value);
      case SHORT -> out.writeShort((Short) value);
      case BYTE -> out.writeByte((Byte) value);
      case CHAR -> out.writeChar((Character) value);
      case BYTES -> writeBytes((byte[]) value);
      case DATE -> out.writeLong(((Date) value).getTime());
      case BIG_INTEGER -> writeInteger((BigInteger) value, 0, message);
      case BIG_DECIMAL -> {
        int scale = ((BigDecimal) value).scale();
        out.writeInt(scale);
        writeInteger(((BigDecimal) value).unscaledValue(), scale, message);
      }
    }
  }

  private void writeInteger(BigInteger value, int scale, Message message) throws IOException {
    byte[] bytes = value.toByteArray();
    message.digits(bytes.length, scale);
    writeBytes(bytes);
  }

  /** Writes bytes after their length. */
  void writeBytes(byte[] bytes) throws IOException {
    out.writeInt(bytes.length);
    out.writeRaw(bytes);
  }
}
