package dev.polycodec.cli;

import dev.polycodec.MalformedDataException;
import dev.polycodec.spi.tree.Tree.Kind;
import dev.polycodec.spi.tree.Tree.Node;
import java.io.IOException;
import java.util.Locale;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** Reads a struct of Thrift: fields by id. Texts and bytes have one type. */
abstract class ThriftStream extends PlainStream {

  /** The types of the wire. */
  enum Type {
    BOOL,
    BYTE,
    I16,
    I32,
    I64,
    DOUBLE,
    STRING,
    STRUCT,
    MAP,
    SET,
    LIST,
    UUID;

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /** The type and the number of elements. */
  record Elements(Type type, long count) {}

  /** The types and the number of entries; types are null where there are none. */
  record Entries(@Nullable Type key, @Nullable Type value, long count) {}

  /** The id of the field that is read, or of the one before. */
  int id;

  ThriftStream(byte[] stream, int start) {
    super(stream, start, 0);
  }

  /** Reads the type and the id of the next field; null where there is none. */
  abstract @Nullable Type field() throws IOException;

  abstract Elements elements() throws IOException;

  abstract Entries entries() throws IOException;

  /** Reads a number of a type that is none of one byte. */
  abstract long number(Type type) throws IOException;

  abstract double fraction() throws IOException;

  abstract boolean truth() throws IOException;

  abstract long length() throws IOException;

  @Override
  final Object parse() throws IOException {
    int outer = id;
    id = 0;
    Node struct = begin(Kind.OBJECT, "struct");
    int start = position();
    for (Type type = field(); type != null; type = field()) {
      Type each = type;
      add(struct, String.valueOf(id), start, () -> value(each));
      start = position();
    }
    id = outer;
    return struct;
  }

  private @Nullable Object value(Type type) throws IOException {
    return switch (type) {
      case BOOL -> truth();
      case BYTE -> in.readByte();
      case I16 -> toShort(number(type));
      case I32 -> toInt(number(type));
      case I64 -> number(type);
      case DOUBLE -> fraction();
      case STRING -> textOrBytes(block(length()));
      case STRUCT -> content();
      case UUID -> new UUID(in.readLong(), in.readLong());
      case LIST, SET, MAP -> {
        enter("objects");
        Node read = type == Type.MAP ? map() : list(type);
        leave();
        yield read;
      }
    };
  }

  private Node list(Type kind) throws IOException {
    Elements head = elements();
    Node list = begin(Kind.COLLECTION, kind + " of " + head.type);
    for (int i = requireRoom(head.count); i > 0; i--) {
      add(list, null, () -> value(head.type));
    }
    return list;
  }

  private Node map() throws IOException {
    Entries head = entries();
    Type key = head.key;
    Type value = head.value;
    if (key == null || value == null) {
      return begin(Kind.MAP, "map");
    }
    Node map = begin(Kind.MAP, "map of " + key + " to " + value);
    for (int i = requireRoom(2 * head.count); i > 0; i -= 2) {
      add(map, null, () -> value(key));
      add(map, null, () -> value(value));
    }
    return map;
  }

  static short toShort(long number) {
    return (short) toRange(number, Short.MIN_VALUE, Short.MAX_VALUE);
  }

  private static int toInt(long number) {
    return (int) toRange(number, Integer.MIN_VALUE, Integer.MAX_VALUE);
  }

  private static long toRange(long number, int least, int most) {
    if (number < least || number > most) {
      throw new MalformedDataException("The bytes hold a number that its type does not have");
    }
    return number;
  }

  static MalformedDataException unknown(int code) {
    return new MalformedDataException("Thrift has no type of the number " + code);
  }
}
