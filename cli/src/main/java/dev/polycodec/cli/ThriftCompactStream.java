package dev.polycodec.cli;

import dev.polycodec.MalformedDataException;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/**
 * Reads a struct in the <a
 * href="https://github.com/apache/thrift/blob/master/doc/specs/thrift-compact-protocol.md">compact
 * protocol</a> of Thrift.
 */
final class ThriftCompactStream extends ThriftStream {

  private static final int TRUE = 1;
  private static final int FALSE = 2;
  private static final int LONG_FORM = 15;

  /** The value of a field whose head holds it, or null. */
  private @Nullable Boolean inHead;

  ThriftCompactStream(byte[] stream, int start) {
    super(stream, start);
  }

  @Override
  @Nullable Type field() throws IOException {
    int head = in.readUnsignedByte();
    int code = head & 0x0f;
    if (code == 0) {
      return null;
    }
    Type type = type(code);
    int step = head >>> 4;
    id = toShort(step == 0 ? zigzag() : id + step);
    inHead = type == Type.BOOL ? code == TRUE : null;
    return type;
  }

  private static Type type(int code) {
    return switch (code) {
      case TRUE, FALSE -> Type.BOOL;
      case 3 -> Type.BYTE;
      case 4 -> Type.I16;
      case 5 -> Type.I32;
      case 6 -> Type.I64;
      case 7 -> Type.DOUBLE;
      case 8 -> Type.STRING;
      case 9 -> Type.LIST;
      case 10 -> Type.SET;
      case 11 -> Type.MAP;
      case 12 -> Type.STRUCT;
      case 13 -> Type.UUID;
      default -> throw unknown(code);
    };
  }

  @Override
  Elements elements() throws IOException {
    int head = in.readUnsignedByte();
    int count = head >>> 4;
    return new Elements(type(head & 0x0f), count == LONG_FORM ? varint() : count);
  }

  @Override
  Entries entries() throws IOException {
    long count = varint();
    if (count == 0) {
      return new Entries(null, null, 0);
    }
    int types = in.readUnsignedByte();
    return new Entries(type(types >>> 4), type(types & 0x0f), requireRoom(count));
  }

  @Override
  long number(Type type) throws IOException {
    return zigzag();
  }

  @Override
  double fraction() throws IOException {
    return Double.longBitsToDouble(int64());
  }

  @Override
  boolean truth() throws IOException {
    Boolean read = inHead;
    inHead = null;
    if (read != null) {
      return read;
    }
    int code = in.readUnsignedByte();
    if (code > FALSE) {
      throw new MalformedDataException("The bytes hold a boolean that is neither true nor false");
    }
    return code == TRUE;
  }

  @Override
  long length() throws IOException {
    return varint();
  }
}
