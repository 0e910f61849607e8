package dev.polycodec.cli;

import dev.polycodec.MalformedDataException;
import dev.polycodec.spi.tree.Tree.Kind;
import dev.polycodec.spi.tree.Tree.Node;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Reads MessagePack by its <a
 * href="https://github.com/msgpack/msgpack/blob/master/spec.md">specification</a>.
 */
final class MsgpackStream extends PlainStream {

  private static final int TIMESTAMP = -1;
  private static final int SECONDS_BITS = 34;

  MsgpackStream(byte[] stream, int start) {
    super(stream, start, 0);
  }

  /** Reads values one after the other. */
  List<String> scalars(int most) throws IOException {
    List<String> found = new ArrayList<>();
    while (remaining() > 0 && found.size() < most) {
      Object read = value();
      if (read instanceof Node) {
        throw new MalformedDataException("The bytes hold a container where a scalar must be");
      }
      found.add(Leaf.of(read));
    }
    return found;
  }

  @Override
  @Nullable Object parse() throws IOException {
    int code = in.readUnsignedByte();
    if (code < 0x80 || code >= 0xe0) {
      return (int) (byte) code;
    } else if (code < 0x90) {
      return map(code & 0x0f);
    } else if (code < 0xa0) {
      return list(code & 0x0f);
    } else if (code < 0xc0) {
      return text(block(code & 0x1f));
    }
    return switch (code) {
      case 0xc0 -> null;
      case 0xc2 -> false;
      case 0xc3 -> true;
      case 0xc4, 0xc5, 0xc6 -> block(length(code - 0xc4));
      case 0xc7, 0xc8, 0xc9 -> extension(length(code - 0xc7));
      case 0xca -> in.readFloat();
      case 0xcb -> in.readDouble();
      case 0xcc, 0xcd, 0xce -> integer(length(code - 0xcc));
      case 0xcf -> unsigned(in.readLong());
      case 0xd0 -> (int) in.readByte();
      case 0xd1 -> (int) in.readShort();
      case 0xd2 -> in.readInt();
      case 0xd3 -> integer(in.readLong());
      case 0xd4, 0xd5, 0xd6, 0xd7, 0xd8 -> extension(1L << code - 0xd4);
      case 0xd9, 0xda, 0xdb -> text(block(length(code - 0xd9)));
      case 0xdc, 0xdd -> list(length(code - 0xdb));
      case 0xde, 0xdf -> map(length(code - 0xdd));
      default -> throw new MalformedDataException("No value of MessagePack begins with " + code);
    };
  }

  /** Reads a number of one, two or four bytes. */
  private long length(int power) throws IOException {
    return switch (power) {
      case 0 -> in.readUnsignedByte();
      case 1 -> in.readUnsignedShort();
      default -> Integer.toUnsignedLong(in.readInt());
    };
  }

  private static Number unsigned(long bits) {
    return bits >= 0 ? integer(bits) : new BigInteger(Long.toUnsignedString(bits));
  }

  private Node list(long length) throws IOException {
    Node list = begin(Kind.COLLECTION, "list");
    for (int i = requireRoom(length); i > 0; i--) {
      add(list, null, this::value);
    }
    return list;
  }

  private Node map(long length) throws IOException {
    Node map = begin(Kind.MAP, "map");
    for (int i = requireRoom(2 * length); i > 0; i--) {
      add(map, null, this::value);
    }
    return map;
  }

  private Node extension(long length) throws IOException {
    int type = in.readByte();
    byte[] bytes = block(length);
    Instant time = type == TIMESTAMP ? timestamp(ByteBuffer.wrap(bytes)) : null;
    return time == null ? leaf("extension " + type, bytes) : leaf("timestamp", time.toString());
  }

  /** Returns the time of an extension, or null if it has none of the three forms. */
  private static @Nullable Instant timestamp(ByteBuffer bytes) {
    try {
      return switch (bytes.remaining()) {
        case 4 -> Instant.ofEpochSecond(Integer.toUnsignedLong(bytes.getInt()));
        case 8 -> packed(bytes.getLong());
        case 12 -> {
          int nanos = bytes.getInt();
          yield Instant.ofEpochSecond(bytes.getLong(), nanos);
        }
        default -> null;
      };
    } catch (DateTimeException | ArithmeticException e) {
      return null; // a time that Java does not have is shown as its bytes
    }
  }

  private static Instant packed(long bits) {
    return Instant.ofEpochSecond(bits & (1L << SECONDS_BITS) - 1, bits >>> SECONDS_BITS);
  }
}
