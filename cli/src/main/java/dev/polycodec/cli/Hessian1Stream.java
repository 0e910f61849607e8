package dev.polycodec.cli;

import dev.polycodec.MalformedDataException;
import dev.polycodec.spi.tree.Tree.Kind;
import dev.polycodec.spi.tree.Tree.Node;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/**
 * Reads Hessian 1.0 by its <a href="http://hessian.caucho.com/doc/hessian-1.0-spec.xtp">published
 * grammar</a>. Objects are maps there, from the names of their fields.
 */
final class Hessian1Stream extends HessianValues {

  Hessian1Stream(byte[] stream, int start) {
    super(stream, start, 0);
  }

  @Override
  @Nullable Object parse() throws IOException {
    int code = in.readUnsignedByte();
    return switch (code) {
      case 'N' -> null;
      case 'T' -> true;
      case 'F' -> false;
      case 'I' -> in.readInt();
      case 'L' -> in.readLong();
      case 'D' -> in.readDouble();
      case 'd' -> date(in.readLong());
      case 's', 'S', 'x', 'X' -> text(code);
      case 'b', 'B' -> binary(code);
      case 'V' -> list();
      case 'M' -> entries(begun(Kind.MAP, type("map")));
      case 'R' -> reference(in.readInt());
      case 'z' -> END;
      default -> throw new MalformedDataException("No value of Hessian begins with " + code);
    };
  }

  private Node list() throws IOException {
    Node list = begun(Kind.COLLECTION, type("list"));
    if (next('l')) {
      requireRoom(Math.max(0, in.readInt())); // -1 where nobody knew it
    }
    return elements(list);
  }

  /** Reads the name of a type, where there is one. */
  private String type(String otherwise) throws IOException {
    if (!next('t')) {
      return otherwise;
    }
    String name = characters(in.readUnsignedShort(), new StringBuilder()).toString();
    return name.isEmpty() ? otherwise : name;
  }

  private boolean next(char mark) throws IOException {
    in.mark(1);
    boolean is = in.read() == mark;
    if (!is) {
      in.reset();
    }
    return is;
  }

  /** Reads the pieces of a text; the code of the last is a capital letter. */
  private String text(int first) throws IOException {
    StringBuilder text = new StringBuilder();
    int code = first;
    while (code == Character.toLowerCase(first)) {
      characters(in.readUnsignedShort(), text);
      code = in.readUnsignedByte();
    }
    requireLast(code, first);
    return characters(in.readUnsignedShort(), text).toString();
  }

  private byte[] binary(int first) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    int code = first;
    while (code == 'b') {
      bytes.writeBytes(block(in.readUnsignedShort()));
      code = in.readUnsignedByte();
    }
    requireLast(code, first);
    bytes.writeBytes(block(in.readUnsignedShort()));
    return bytes.toByteArray();
  }

  private static void requireLast(int code, int first) {
    if (code != Character.toUpperCase(first)) {
      throw new MalformedDataException("A text, or binary data, does not end where it should");
    }
  }
}
