package dev.polycodec.cli;

import dev.polycodec.MalformedDataException;
import dev.polycodec.spi.tree.Tree.Field;
import dev.polycodec.spi.tree.Tree.Kind;
import dev.polycodec.spi.tree.Tree.Node;
import java.io.IOException;
import java.io.ObjectStreamConstants;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Reads a Java object stream by its published grammar, and not by {@code ObjectInputStream}, which
 * would load classes.
 */
final class JavaStream extends PlainStream implements ObjectStreamConstants {

  private static final int HEADER = 4;
  private static final int LONG_TEXT = 100;

  private final List<@Nullable Object> handles = new ArrayList<>();

  JavaStream(byte[] stream, int start) {
    super(stream, start, HEADER);
  }

  @Override
  @Nullable Object parse() throws IOException {
    byte code = in.readByte();
    return switch (code) {
      case TC_NULL -> null;
      case TC_REFERENCE -> reference();
      case TC_OBJECT -> object();
      case TC_ARRAY -> array();
      case TC_ENUM -> constant();
      case TC_STRING -> handled(in.readUTF());
      case TC_LONGSTRING -> handled(longText());
      case TC_CLASS -> handled(leaf("java.lang.Class", requireClass().name()));
      case TC_CLASSDESC -> leaf("java.io.ObjectStreamClass", description().name());
      case TC_PROXYCLASSDESC -> leaf("java.io.ObjectStreamClass", proxy().name());
      case TC_BLOCKDATA -> block(in.readUnsignedByte());
      case TC_BLOCKDATALONG -> block(in.readInt());
      case TC_ENDBLOCKDATA -> END;
      case TC_RESET -> {
        handles.clear();
        yield content();
      }
      default -> throw new MalformedDataException("No content of a stream begins with " + code);
    };
  }

  private <T> T handled(T read) {
    handles.add(read);
    return read;
  }

  /** The text of a reference is cut, as there may be any number of references to a long one. */
  private Object reference() throws IOException {
    int handle = in.readInt() - baseWireHandle;
    Object found = handle >= 0 && handle < handles.size() ? handles.get(handle) : null;
    if (found == null) {
      throw new MalformedDataException("The bytes refer back to what is not there");
    }
    if (found instanceof JavaClass type) {
      return leaf("java.io.ObjectStreamClass", type.name());
    }
    return found instanceof String text && text.length() > LONG_TEXT
        ? text.substring(0, LONG_TEXT) + "..."
        : found;
  }

  private Node object() throws IOException {
    JavaClass type = requireClass();
    Node node = handled(begin(Kind.OBJECT, type.name()));
    for (JavaClass each : type.lineage()) {
      if (each.isOpaque()) {
        throw new MalformedDataException(
            "Only the class " + each.name() + " knows where its objects end");
      }
      if (each.isSerializable()) {
        for (Field field : each.fields()) {
          add(node, field.name(), () -> value(field.type().charAt(0)));
        }
      }
      if (each.writesMore()) {
        annotation(node);
      }
    }
    return node;
  }

  /** Reads what a method of a class has written. */
  private void annotation(Node to) throws IOException {
    while (addMore(to, "(written)")) {}
  }

  private Node array() throws IOException {
    JavaClass type = requireClass();
    Node node = handled(begin(Kind.ARRAY, type.name()));
    int length = in.readInt();
    if (length < 0 || length > remaining() || type.name().length() < 2) {
      throw new MalformedDataException("The bytes announce an array of " + length + " elements");
    }
    for (int i = 0; i < length; i++) {
      add(node, null, () -> value(type.name().charAt(1)));
    }
    return node;
  }

  private @Nullable Object value(char type) throws IOException {
    return switch (type) {
      case 'Z' -> in.readBoolean();
      case 'B' -> in.readByte();
      case 'S' -> in.readShort();
      case 'C' -> in.readChar();
      case 'I' -> in.readInt();
      case 'J' -> in.readLong();
      case 'F' -> in.readFloat();
      case 'D' -> in.readDouble();
      default -> content();
    };
  }

  private Node constant() throws IOException {
    JavaClass type = requireClass();
    Node node = handled(begin(Kind.ENUM, type.name()));
    add(node, null, this::content);
    return node;
  }

  private String longText() throws IOException {
    long length = in.readLong();
    int end = position() + requireRoom(length);
    StringBuilder text = new StringBuilder();
    while (position() < end) {
      characters(1, text);
    }
    return text.toString();
  }

  private JavaClass requireClass() throws IOException {
    JavaClass type = superclass();
    if (type == null) {
      throw new MalformedDataException("The bytes hold an object without a class");
    }
    return type;
  }

  private @Nullable JavaClass superclass() throws IOException {
    byte code = in.readByte();
    return switch (code) {
      case TC_NULL -> null;
      case TC_CLASSDESC -> description();
      case TC_PROXYCLASSDESC -> proxy();
      case TC_REFERENCE -> {
        int handle = in.readInt() - baseWireHandle;
        yield handle >= 0
                && handle < handles.size()
                && handles.get(handle) instanceof JavaClass known
            ? known
            : fail();
      }
      default -> fail();
    };
  }

  private static JavaClass fail() {
    throw new MalformedDataException("The bytes describe no class where they must");
  }

  private JavaClass description() throws IOException {
    String name = in.readUTF();
    in.readLong();
    int handle = handles.size();
    handles.add(null);
    int flags = in.readUnsignedByte();
    List<Field> fields = new ArrayList<>();
    int count = in.readUnsignedShort();
    for (int i = 0; i < count; i++) {
      fields.add(field());
    }
    return complete(handle, name, flags, fields);
  }

  private Field field() throws IOException {
    String code = String.valueOf((char) in.readUnsignedByte());
    String name = in.readUTF();
    if (code.equals("[") || code.equals("L")) {
      content(); // the descriptor, a text
    }
    return new Field(name, code);
  }

  private JavaClass proxy() throws IOException {
    int handle = handles.size();
    handles.add(null);
    int count = in.readInt();
    List<String> names = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      names.add(in.readUTF());
    }
    return complete(handle, "proxy of " + String.join(", ", names), SC_SERIALIZABLE, List.of());
  }

  private JavaClass complete(int handle, String name, int flags, List<Field> fields)
      throws IOException {
    Node ignored = new Node(Kind.OBJECT, name);
    JavaClass type =
        aside(
            () -> {
              annotation(ignored);
              enter("classes");
              JavaClass found = new JavaClass(name, flags, fields, superclass());
              leave();
              return found;
            });
    handles.set(handle, type);
    return type;
  }
}
