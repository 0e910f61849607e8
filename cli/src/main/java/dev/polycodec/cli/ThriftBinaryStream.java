package dev.polycodec.cli;

import java.io.IOException;
import org.jspecify.annotations.Nullable;

/**
 * Reads a struct in the <a
 * href="https://github.com/apache/thrift/blob/master/doc/specs/thrift-binary-protocol.md">binary
 * protocol</a> of Thrift.
 */
final class ThriftBinaryStream extends ThriftStream {

  ThriftBinaryStream(byte[] stream, int start) {
    super(stream, start);
  }

  @Override
  @Nullable Type field() throws IOException {
    int code = in.readUnsignedByte();
    if (code == 0) {
      return null;
    }
    Type type = type(code);
    id = in.readShort();
    return type;
  }

  private static Type type(int code) {
    return switch (code) {
      case 2 -> Type.BOOL;
      case 3 -> Type.BYTE;
      case 4 -> Type.DOUBLE;
      case 6 -> Type.I16;
      case 8 -> Type.I32;
      case 10 -> Type.I64;
      case 11 -> Type.STRING;
      case 12 -> Type.STRUCT;
      case 13 -> Type.MAP;
      case 14 -> Type.SET;
      case 15 -> Type.LIST;
      case 16 -> Type.UUID;
      default -> throw unknown(code);
    };
  }

  @Override
  Elements elements() throws IOException {
    return new Elements(type(in.readUnsignedByte()), in.readInt());
  }

  @Override
  Entries entries() throws IOException {
    int key = in.readUnsignedByte();
    int value = in.readUnsignedByte();
    int count = in.readInt();
    return count == 0 ? new Entries(null, null, 0) : new Entries(type(key), type(value), count);
  }

  @Override
  long number(Type type) throws IOException {
    return switch (type) {
      case I16 -> in.readShort();
      case I32 -> in.readInt();
      default -> in.readLong();
    };
  }

  @Override
  double fraction() throws IOException {
    return in.readDouble();
  }

  @Override
  boolean truth() throws IOException {
    return bool();
  }

  @Override
  long length() throws IOException {
    return in.readInt();
  }
}
