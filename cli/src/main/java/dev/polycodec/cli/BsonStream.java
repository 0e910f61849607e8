package dev.polycodec.cli;

import dev.polycodec.MalformedDataException;
import dev.polycodec.spi.tree.Tree.Kind;
import dev.polycodec.spi.tree.Tree.Node;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.UUID;
import org.bson.types.Decimal128;
import org.jspecify.annotations.Nullable;

/** Reads a document by the <a href="https://bsonspec.org/spec.html">specification</a> of BSON. */
final class BsonStream extends PlainStream {

  private static final int OBJECT_ID = 12;
  private static final int OLD_BINARY = 2;
  private static final int UUID_BINARY = 4;

  BsonStream(byte[] stream, int start) {
    super(stream, start, 0);
  }

  /** Reads the elements of a document, whatever their names are, up to a number. */
  List<String> scalars(int most) throws IOException {
    List<String> found = new ArrayList<>();
    int32();
    for (int type = type(); type != 0 && found.size() < most; type = type()) {
      name();
      Object read = element(type);
      found.add(Leaf.of(read instanceof Node ? null : read));
    }
    return found;
  }

  @Override
  Node parse() throws IOException {
    Node document = begin(Kind.MAP, "document");
    int end = end();
    int start = position();
    for (int type = type(); type != 0; type = type()) {
      int each = type;
      add(document, null, start, this::name);
      add(document, null, () -> element(each));
      start = position();
    }
    requireEnd(end);
    return document;
  }

  private Node array() throws IOException {
    Node array = begin(Kind.COLLECTION, "array");
    int end = end();
    int start = position();
    for (int type = type(); type != 0; type = type()) {
      int each = type;
      name(); // which is the index
      add(array, null, start, () -> element(each));
      start = position();
    }
    requireEnd(end);
    return array;
  }

  /** Reads a length, which counts itself, and returns where it ends. */
  private int end() throws IOException {
    int start = position();
    int length = int32();
    if (length < Integer.BYTES + 1 || length > remaining() + Integer.BYTES) {
      throw new MalformedDataException("The document announces a length of " + length);
    }
    return start + length;
  }

  private void requireEnd(int announced) {
    if (position() != announced) {
      throw new MalformedDataException(
          "The document ends at byte " + position() + ", and its length says " + announced);
    }
  }

  private int type() throws IOException {
    return in.readUnsignedByte();
  }

  private @Nullable Object element(int type) throws IOException {
    return switch (type) {
      case 0x01 -> Double.longBitsToDouble(int64());
      case 0x02 -> string();
      case 0x03 -> content();
      case 0x04 -> nested();
      case 0x05 -> binary();
      case 0x06 -> leaf("undefined", "");
      case 0x07 -> leaf("ObjectId", HexFormat.of().formatHex(block(OBJECT_ID)));
      case 0x08 -> bool();
      case 0x09 -> leaf("date", Instant.ofEpochMilli(int64()).toString());
      case 0x0a -> null;
      case 0x0b -> leaf("regular expression", "/" + name() + "/" + name());
      case 0x0c -> leaf("pointer to " + string(), HexFormat.of().formatHex(block(OBJECT_ID)));
      case 0x0d -> leaf("JavaScript", string());
      case 0x0e -> leaf("symbol", string());
      case 0x0f -> scoped();
      case 0x10 -> int32();
      case 0x11 -> leaf("timestamp", int64());
      case 0x12 -> int64();
      case 0x13 -> decimal();
      case 0x7f -> leaf("greatest key", "");
      case 0xff -> leaf("least key", "");
      default -> throw new MalformedDataException("BSON has no type of the number " + type);
    };
  }

  private Node nested() throws IOException {
    enter("objects");
    Node array = array();
    leave();
    return array;
  }

  /** Reads code with the values of its variables. */
  private Node scoped() throws IOException {
    Node code = begin(Kind.COLLECTION, "JavaScript with variables");
    int end = end();
    add(code, null, this::string);
    add(code, null, this::content);
    requireEnd(end);
    return code;
  }

  private Object binary() throws IOException {
    int length = int32();
    int type = in.readUnsignedByte();
    if (type == OLD_BINARY) {
      return block(int32()); // has a length within
    }
    byte[] bytes = block(length);
    return switch (type) {
      case 0 -> bytes;
      case UUID_BINARY -> length == 2 * Long.BYTES ? uuid(bytes) : leaf("UUID", bytes);
      default -> leaf("binary of type " + type, bytes);
    };
  }

  private static UUID uuid(byte[] bytes) {
    ByteBuffer halves = ByteBuffer.wrap(bytes);
    return new UUID(halves.getLong(), halves.getLong());
  }

  private Node decimal() throws IOException {
    long low = int64();
    return leaf("decimal", Decimal128.fromIEEE754BIDEncoding(int64(), low).toString());
  }

  /** Reads a text with its length, which counts the zero behind it. */
  private Object string() throws IOException {
    int length = int32();
    byte[] bytes = block(length - 1L);
    if (in.readUnsignedByte() != 0) {
      throw new MalformedDataException("The bytes hold a text without a zero behind it");
    }
    return text(bytes);
  }

  /** Reads a text up to a zero. */
  private Object name() throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    for (int next = in.readUnsignedByte(); next != 0; next = in.readUnsignedByte()) {
      bytes.write(next);
    }
    return text(bytes.toByteArray());
  }
}
