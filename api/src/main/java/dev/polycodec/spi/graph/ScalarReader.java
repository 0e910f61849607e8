package dev.polycodec.spi.graph;

import dev.polycodec.MalformedDataException;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.Scalar;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Date;

/** Reads, for a {@link GraphReader}, what {@link ScalarWriter} writes. */
final class ScalarReader {

  private final GraphReader in;

  ScalarReader(GraphReader in) {
    this.in = in;
  }

  /** Reads a value that is a scalar. */
  Object read(Scalar scalar, Message message) throws IOException {
    return switch (scalar) {
      case STRING -> in.readString();
      case INT -> in.readInt();
      case LONG -> in.readLong();
      case BOOLEAN -> readBoolean();
      case DOUBLE -> in.readDouble();
      case FLOAT -> in.readFloat();
      case SHORT -> in.readShort();
      case BYTE -> in.readByte();
      case CHAR -> in.readChar();
      case BYTES -> readBytes();
      case DATE -> new Date(in.readLong());
      case BIG_INTEGER -> readInteger(message);
      case BIG_DECIMAL -> {
        int scale = in.readInt();
        message.digits(1, scale);
        yield new BigDecimal(readInteger(message), scale);
      }
    };
  }

  /** Reads a byte that is 0 or 1. */
  boolean readBoolean() throws IOException {
    int value = in.readByte();
    if (value != 0 && value != 1) {
      throw new MalformedDataException("A boolean is neither 0 nor 1");
    }
    return value == 1;
  }

  private BigInteger readInteger(Message message) throws IOException {
    byte[] bytes = readBytes();
    message.digits(bytes.length, 0);
    if (bytes.length == 0) {
      throw new MalformedDataException("A BigInteger has 1 byte or more, not 0");
    }
    return new BigInteger(bytes);
  }

  /** Reads bytes after their length. */
  byte[] readBytes() throws IOException {
    int length = in.readInt();
    if (length < 0 || length > in.remaining()) {
      throw new MalformedDataException("A length exceeds the bytes that remain");
    }
    byte[] bytes = new byte[length];
    in.readRaw(bytes);
    return bytes;
  }
}
