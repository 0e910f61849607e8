package dev.polycodec.cli;

import dev.polycodec.MalformedDataException;
import dev.polycodec.spi.tree.Tree.ClassFields;
import dev.polycodec.spi.tree.Tree.Field;
import dev.polycodec.spi.tree.Tree.Kind;
import dev.polycodec.spi.tree.Tree.Node;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Reads Hessian 2.0 by its <a href="http://hessian.caucho.com/doc/hessian-serialization.html">
 * published grammar</a>; doubles of 32 bits are thousandths, as its Java library writes them.
 */
final class HessianStream extends HessianValues {

  private static final int HEADER = 3;
  private static final int MILLIS_PER_MINUTE = 60_000;

  private final List<ClassFields> classes = new ArrayList<>();
  private final List<String> types = new ArrayList<>();

  /**
   * Begins a stream.
   *
   * @param announced whether the first bytes say that it is one
   */
  HessianStream(byte[] stream, int start, boolean announced) {
    super(stream, start, announced ? HEADER : 0);
  }

  @Override
  @Nullable Object parse() throws IOException {
    int code = in.readUnsignedByte();
    if (code < 0x40) {
      return shortest(code);
    } else if (code >= 0x60) {
      return code < 0x80 ? composed(code) : number(code);
    }
    return switch (code) {
      case 'A', 'B' -> binary(code);
      case 'C' -> {
        define();
        yield content();
      }
      case 'D' -> in.readDouble();
      case 'F' -> false;
      case 'T' -> true;
      case 'H' -> entries(begun(Kind.MAP, "map"));
      case 'M' -> entries(begun(Kind.MAP, type()));
      case 'I' -> in.readInt();
      case 'J' -> date(in.readLong());
      case 'K' -> date((long) in.readInt() * MILLIS_PER_MINUTE);
      case 'L' -> in.readLong();
      case 'N' -> null;
      case 'O' -> object(integer());
      case 'Q' -> reference(integer());
      case 'R', 'S' -> text(code);
      case 'U' -> elements(begun(Kind.COLLECTION, type()));
      case 'V' -> typedList();
      case 'W' -> elements(begun(Kind.COLLECTION, "list"));
      case 'X' -> elements(begun(Kind.COLLECTION, "list"), integer());
      case 'Y' -> (long) in.readInt();
      case 'Z' -> END;
      case 0x5b -> 0.0;
      case 0x5c -> 1.0;
      case 0x5d -> (double) in.readByte();
      case 0x5e -> (double) in.readShort();
      case 0x5f -> 0.001 * in.readInt();
      default -> throw unknown(code);
    };
  }

  private static MalformedDataException unknown(int code) {
    return new MalformedDataException("No value of Hessian begins with " + code);
  }

  /** Reads what has its length, or much of its value, in the code. */
  private Object shortest(int code) throws IOException {
    if (code < 0x20) {
      return characters(code, new StringBuilder()).toString();
    } else if (code < 0x30) {
      return block(code - 0x20);
    } else if (code < 0x34) {
      return characters((code - 0x30 << 8) + in.readUnsignedByte(), new StringBuilder()).toString();
    } else if (code < 0x38) {
      return block((code - 0x34 << 8) + in.readUnsignedByte());
    }
    return (long) ((code - 0x3c << 16) + in.readUnsignedShort());
  }

  private Object number(int code) throws IOException {
    if (code < 0xd8) {
      return integer(code);
    } else if (code < 0xf0) {
      return (long) (code - 0xe0);
    }
    return (long) ((code - 0xf8 << 8) + in.readUnsignedByte());
  }

  private int integer() throws IOException {
    int code = in.readUnsignedByte();
    return code == 'I' ? in.readInt() : integer(code);
  }

  private int integer(int code) throws IOException {
    if (code < 0x80 || code >= 0xd8) {
      throw new MalformedDataException("The bytes hold no number where they must");
    } else if (code < 0xc0) {
      return code - 0x90;
    } else if (code < 0xd0) {
      return (code - 0xc8 << 8) + in.readUnsignedByte();
    }
    return (code - 0xd4 << 16) + in.readUnsignedShort();
  }

  /** Reads an object or a list whose class or length is in the code. */
  private Node composed(int code) throws IOException {
    if (code < 0x70) {
      return object(code - 0x60);
    }
    Node list = begun(Kind.COLLECTION, code < 0x78 ? type() : "list");
    return elements(list, code & 7);
  }

  private void define() throws IOException {
    String name = name();
    int count = requireRoom(integer());
    List<Field> fields = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      fields.add(new Field(name(), ""));
    }
    classes.add(new ClassFields(name, Kind.OBJECT, "", fields));
  }

  private Node object(int number) throws IOException {
    if (number < 0 || number >= classes.size()) {
      throw new MalformedDataException(
          classes.isEmpty()
              ? "The bytes hold an object before any class, as those of the draft of Hessian 2.0 do,"
                  + " which Hessian 3.1 and SOFA's Hessian write: read them with that library"
              : "The bytes hold an object without a class");
    }
    ClassFields type = classes.get(number);
    Node node = begun(Kind.OBJECT, type.name());
    for (Field field : type.fields()) {
      add(node, field.name(), this::value);
    }
    return node;
  }

  private Node typedList() throws IOException {
    Node list = begun(Kind.COLLECTION, type());
    return elements(list, integer());
  }

  private Node elements(Node list, int length) throws IOException {
    requireRoom(length);
    for (int i = 0; i < length; i++) {
      add(list, null, this::value);
    }
    return list;
  }

  /** Reads the name of a type, or its number where it came before. */
  private String type() throws IOException {
    int code = in.readUnsignedByte();
    if (isText(code)) {
      types.add(text(code));
      return types.get(types.size() - 1);
    }
    int number = code == 'I' ? in.readInt() : integer(code);
    if (number < 0 || number >= types.size()) {
      throw new MalformedDataException("The bytes refer back to what is not there");
    }
    return types.get(number);
  }

  private String name() throws IOException {
    int code = in.readUnsignedByte();
    if (!isText(code)) {
      throw new MalformedDataException("The bytes hold no name where they must");
    }
    return text(code);
  }

  private static boolean isText(int code) {
    return code < 0x20 || (code >= 0x30 && code < 0x34) || code == 'R' || code == 'S';
  }

  private String text(int first) throws IOException {
    StringBuilder text = new StringBuilder();
    int code = first;
    while (code == 'R') {
      characters(in.readUnsignedShort(), text);
      code = in.readUnsignedByte();
    }
    if (code == 'S') {
      return characters(in.readUnsignedShort(), text).toString();
    } else if (!isText(code)) {
      throw new MalformedDataException("A text does not end where it should");
    }
    return text.append(shortest(code)).toString();
  }

  private byte[] binary(int first) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    int code = first;
    while (code == 'A') {
      bytes.writeBytes(block(in.readUnsignedShort()));
      code = in.readUnsignedByte();
    }
    if (code == 'B') {
      bytes.writeBytes(block(in.readUnsignedShort()));
    } else if (code >= 0x20 && code < 0x30 || code >= 0x34 && code < 0x38) {
      bytes.writeBytes((byte[]) shortest(code));
    } else {
      throw new MalformedDataException("Binary data does not end where it should");
    }
    return bytes.toByteArray();
  }
}
