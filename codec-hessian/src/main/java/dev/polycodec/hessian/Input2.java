package dev.polycodec.hessian;

import dev.polycodec.MalformedDataException;
import dev.polycodec.spi.graph.NumberedObjects;
import java.io.EOFException;
import java.util.Arrays;

/** Hessian 2.0: most values have short forms, and types have numbers. */
final class Input2 extends Input {

  private static final Kind[] KINDS = new Kind[0x100];

  static {
    Arrays.fill(KINDS, Kind.OTHER);
    set(Kind.NULL, 'N', 'N');
    set(Kind.TRUE, 'T', 'T');
    set(Kind.FALSE, 'F', 'F');
    set(Kind.INT, 'I', 'I');
    set(Kind.INT, 0x80, 0xd7);
    set(Kind.LONG, 'L', 'L');
    set(Kind.LONG, 0x38, 0x3f);
    set(Kind.LONG, 0x59, 0x59);
    set(Kind.LONG, 0xd8, 0xff);
    set(Kind.DOUBLE, 'D', 'D');
    set(Kind.DOUBLE, 0x5b, 0x5f);
    set(Kind.DATE, 0x4a, 0x4b);
    set(Kind.TEXT, 0x00, 0x1f);
    set(Kind.TEXT, 0x30, 0x33);
    set(Kind.TEXT, 'R', 'S');
    set(Kind.BYTES, 0x20, 0x2f);
    set(Kind.BYTES, 0x34, 0x37);
    set(Kind.BYTES, 'A', 'B');
    set(Kind.LIST, 'V', 'V');
    set(Kind.LIST, 0x70, 0x77);
    set(Kind.UNTYPED, 'H', 'H');
    set(Kind.UNTYPED, 'W', 'X');
    set(Kind.UNTYPED, 0x78, 0x7f);
    set(Kind.MAP, 'M', 'M');
    set(Kind.OBJECT, 'C', 'C');
    set(Kind.OBJECT, 'O', 'O');
    set(Kind.OBJECT, 0x60, 0x6f);
    set(Kind.REFERENCE, 'Q', 'Q');
  }

  /** What lists and maps are named after, by number. */
  private final NumberedObjects types = new NumberedObjects();

  /** What objects are, by number. */
  private final NumberedObjects definitions = new NumberedObjects();

  /** The tag of the list whose type was read last. */
  private int list;

  Input2() {
    super(KINDS);
  }

  private static void set(Kind kind, int from, int to) {
    Arrays.fill(KINDS, from, to + 1, kind);
  }

  @Override
  void clear() {
    super.clear();
    types.clear();
    definitions.clear();
  }

  @Override
  int intValue() throws EOFException {
    int tag = tag();
    if (tag < 0x80) {
      return readFour();
    }
    if (tag < 0xc0) {
      return tag - 0x90;
    }
    return tag < 0xd0 ? (tag - 0xc8 << 8) + readByte() : (tag - 0xd4 << 16) + readShort();
  }

  @Override
  long longValue() throws EOFException {
    int tag = tag();
    if (tag >= 0xf0) {
      return (tag - 0xf8 << 8) + readByte();
    }
    if (tag >= 0xd8) {
      return tag - 0xe0;
    }
    if (tag < 0x40) {
      return (tag - 0x3c << 16) + readShort();
    }
    return tag == 'L' ? readEight() : readFour();
  }

  @Override
  double doubleValue() throws EOFException {
    return switch (tag()) {
      case 0x5b -> 0;
      case 0x5c -> 1;
      case 0x5d -> (byte) readByte();
      case 0x5e -> (short) readShort();
      case 0x5f -> 0.001 * readFour();
      default -> Double.longBitsToDouble(readEight());
    };
  }

  @Override
  long dateValue() throws EOFException {
    return tag() == 0x4a ? readEight() : readFour() * 60_000L;
  }

  @Override
  int chunk() throws EOFException {
    int tag = tag();
    if (tag < 0x20) {
      return tag;
    }
    if (tag < 0x30) {
      return tag - 0x20;
    }
    if (tag < 0x34) {
      return (tag - 0x30 << 8) + readByte();
    }
    return tag < 0x38 ? (tag - 0x34 << 8) + readByte() : readShort();
  }

  @Override
  boolean isLast(int tagOfChunk) {
    return tagOfChunk != 'R' && tagOfChunk != 'A';
  }

  @Override
  Object type(Types finder) throws EOFException {
    list = tag();
    Kind kind = next();
    if (kind == Kind.TEXT) {
      Object type = finder.find(text());
      types.set(types.add(), type);
      return type;
    }
    if (kind != Kind.INT) {
      throw unexpected("a type");
    }
    Object known = types.get(intValue());
    if (known == null) {
      throw new MalformedDataException("No type of this message has the number in the bytes");
    }
    return known;
  }

  @Override
  Object definition(Types finder) throws EOFException {
    if (tag() == 'C') {
      define(finder);
    }
    Object known = definitions.get(tag() == 'O' ? readInt() : tag() - 0x60);
    if (known == null) {
      throw new MalformedDataException("No definition of this message has the number of an object");
    }
    return known;
  }

  private void define(Types finder) throws EOFException {
    String name = readText();
    int fields = readInt();
    definitions.set(definitions.add(), finder.define(name, fields));
    for (int i = 0; i < fields; i++) {
      skipText(); // the class table tells the fields
    }
    if (next() != Kind.OBJECT || tag() == 'C') {
      throw new MalformedDataException("No object follows the definition of its class");
    }
  }

  @Override
  int length() throws EOFException {
    return list == 'V' ? readInt() : list - 0x70;
  }

  @Override
  boolean isEnd() throws EOFException {
    return skips('Z');
  }

  @Override
  void endList() {
    // The length said where it ends.
  }

  @Override
  void beginField(String name) {
    // The definition named it.
  }

  @Override
  int reference() throws EOFException {
    return readInt();
  }
}
