package dev.polycodec.cli;

import dev.polycodec.MalformedDataException;
import dev.polycodec.spi.tree.Tree.Field;
import dev.polycodec.spi.tree.Tree.Kind;
import dev.polycodec.spi.tree.Tree.Node;
import java.io.IOException;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Reads what one-nio's {@code Serializer.persist} writes: a class is described where it comes
 * first, and what the library knows by itself has a number.
 */
final class OneNioStream extends PlainStream {

  private static final int NULL = -1;
  private static final int REFERENCE = -2;
  private static final int LONG_REFERENCE = -3;

  /** Begins an object whose class is described, or was before. */
  private static final int DESCRIBED = -4;

  /** Where the name of the first class is. */
  private static final int NAME = 4;

  /** The numbers of classes go down from here, in this order. */
  private static final int FIRST = -10;

  private static final String SCALARS = "IJZBSCFD";
  private static final char OBJECT = 'L';
  private static final String ARRAYS = "ZBSCIJFD";
  private static final List<String> OBJECT_ARRAYS =
      List.of(
          "[Ljava.lang.Object;", "[Ljava.lang.String;", "[Ljava.lang.Class;", "[Ljava.lang.Long;");
  private static final List<String> COLLECTIONS =
      List.of("ArrayList", "LinkedList", "Vector", "HashSet", "TreeSet", "LinkedHashSet");
  private static final List<String> MAPS =
      List.of(
          "HashMap",
          "TreeMap",
          "LinkedHashMap",
          "Hashtable",
          "IdentityHashMap",
          "concurrent.ConcurrentHashMap");

  private final List<@Nullable Object> met = new ArrayList<>();

  OneNioStream(byte[] stream, int start) {
    super(stream, start, 0);
  }

  /** Says whether bytes begin as an object does whose class has a name of less than 256 letters. */
  static boolean begins(byte[] bytes, int start) {
    return bytes.length - start > NAME
        && bytes[start] == DESCRIBED
        && OneNioClass.Kind.isOne(FIRST - bytes[start + 1])
        && bytes[start + 2] == 0
        && Character.isLetter(bytes[start + NAME]);
  }

  @Override
  @Nullable Object parse() throws IOException {
    int code = in.readByte();
    return switch (code) {
      case NULL -> null;
      case REFERENCE -> shown(reference(in.readUnsignedShort()));
      case LONG_REFERENCE -> shown(reference(in.readInt()));
      case DESCRIBED -> described(schema());
      default -> {
        if (code >= 0) {
          throw new MalformedDataException(
              "The bytes have the number of a schema where persist has the schema: serialize has"
                  + " written them");
        }
        yield numbered(FIRST - code);
      }
    };
  }

  private Object reference(int number) {
    Object found = number >= 0 && number < met.size() ? met.get(number) : null;
    if (found == null) {
      throw new MalformedDataException("The bytes refer back to what is not there");
    }
    return found;
  }

  private static Object shown(Object met) {
    return met instanceof OneNioClass type ? leaf("class", type.name()) : met;
  }

  private <T> T noted(T read) {
    met.add(read);
    return read;
  }

  private Object numbered(int index) throws IOException {
    int arrays = index - 12;
    int objects = arrays - ARRAYS.length();
    int collections = objects - OBJECT_ARRAYS.size();
    int maps = collections - COLLECTIONS.size();
    if (index < 0 || maps >= MAPS.size()) {
      return rare(index);
    } else if (maps >= 0) {
      return entries("java.util." + MAPS.get(maps));
    } else if (collections >= 0) {
      return elements(Kind.COLLECTION, "java.util." + COLLECTIONS.get(collections));
    } else if (objects >= 0) {
      return elements(Kind.ARRAY, OBJECT_ARRAYS.get(objects));
    } else if (arrays >= 0) {
      return array(ARRAYS.charAt(arrays));
    }
    return noted(index < SCALARS.length() ? scalar(SCALARS.charAt(index)) : simple(index));
  }

  private Object simple(int index) throws IOException {
    return switch (index) {
      case 8 -> text();
      case 9 -> date("java.util.Date", in.readLong(), 0);
      case 10 -> leaf("java.lang.Class", type().replaceFirst("^" + OBJECT, ""));
      default -> leaf("java.util.BitSet", block(8L * in.readInt()));
    };
  }

  private Object rare(int index) throws IOException {
    if (index != 45) {
      throw new MalformedDataException("one-nio has no values of the number " + (FIRST - index));
    }
    long millis = in.readLong();
    return noted(date("java.sql.Timestamp", millis - Math.floorMod(millis, 1000L), in.readInt()));
  }

  private static Node date(String type, long millis, int nanos) {
    try {
      return leaf(type, Instant.ofEpochMilli(millis).plusNanos(nanos).toString());
    } catch (DateTimeException e) {
      throw new MalformedDataException("The bytes hold a time that Java does not have");
    }
  }

  private Object scalar(char type) throws IOException {
    return switch (type) {
      case 'I' -> in.readInt();
      case 'J' -> in.readLong();
      case 'Z' -> in.readBoolean();
      case 'B' -> in.readByte();
      case 'S' -> in.readShort();
      case 'C' -> in.readChar();
      case 'F' -> in.readFloat();
      default -> in.readDouble();
    };
  }

  private Object array(char type) throws IOException {
    int length = requireRoom(in.readInt());
    if (type == 'B') {
      return noted(block(length));
    }
    Node array = noted(begin(Kind.ARRAY, "[" + type));
    for (int i = 0; i < length; i++) {
      add(array, null, () -> scalar(type));
    }
    return array;
  }

  private Node elements(Kind kind, String type) throws IOException {
    Node node = noted(begin(kind, type));
    for (int i = requireRoom(in.readInt()); i > 0; i--) {
      add(node, null, this::value);
    }
    return node;
  }

  private Node entries(String type) throws IOException {
    Node map = noted(begin(Kind.MAP, type));
    for (int i = requireRoom(2L * in.readInt()); i > 0; i--) {
      add(map, null, this::value);
    }
    return map;
  }

  /** Reads an object of a class that is described. */
  private Object described(OneNioClass type) throws IOException {
    return switch (type.kind()) {
      case OBJECTS -> elements(Kind.ARRAY, type.name());
      case COLLECTION -> elements(Kind.COLLECTION, type.name());
      case MAP -> entries(type.name());
      case ENUM -> constant(type);
      case FIELDS -> fields(type);
      case OPAQUE -> noted(time(type.name()));
    };
  }

  private Object time(String type) throws IOException {
    Object time = JavaTime.read(type, in);
    if (time == null) {
      throw new MalformedDataException("Only the class " + type + " knows where its objects end");
    }
    return time;
  }

  private Node fields(OneNioClass type) throws IOException {
    Node object = noted(begin(Kind.OBJECT, type.name()));
    for (Field field : type.fields()) {
      char first = field.type().charAt(0);
      add(object, field.name(), () -> first == OBJECT ? value() : scalar(first));
    }
    return object;
  }

  private Node constant(OneNioClass type) throws IOException {
    Node constant = noted(begin(Kind.ENUM, type.name()));
    int ordinal = in.readUnsignedShort();
    if (ordinal >= type.fields().size()) {
      throw new MalformedDataException("The schema has no constant of the number " + ordinal);
    }
    add(constant, null, () -> type.fields().get(ordinal).name());
    return constant;
  }

  /** Reads what describes a class, or refers to what did. */
  private OneNioClass schema() throws IOException {
    int code = in.readByte();
    if (code == REFERENCE || code == LONG_REFERENCE) {
      Object found = reference(code == REFERENCE ? in.readUnsignedShort() : in.readInt());
      if (found instanceof OneNioClass known) {
        return known;
      }
      throw new MalformedDataException("The bytes describe no class where they must");
    }
    OneNioClass.Kind kind = OneNioClass.Kind.of(FIRST - code);
    String name = today(text());
    in.readLong(); // a hash of what follows
    List<Field> fields = new ArrayList<>();
    if (kind == OneNioClass.Kind.FIELDS || kind == OneNioClass.Kind.ENUM) {
      for (int i = requireRoom(in.readUnsignedShort()); i > 0; i--) {
        fields.add(new Field(today(text()), kind == OneNioClass.Kind.ENUM ? "" : type()));
      }
    }
    return noted(new OneNioClass(kind, name, fields));
  }

  /** Returns a name without that which it had before. */
  private static String today(String name) {
    int bar = name.indexOf('|');
    return bar < 0 ? name : name.substring(0, bar);
  }

  /** Reads a type: the letter of one that is primitive, or the name of a class after another. */
  private String type() throws IOException {
    int code = in.readByte();
    if (code >= SCALARS.length()) {
      throw new MalformedDataException("A field has a type that does not exist");
    }
    return code < 0 ? OBJECT + today(text()) : SCALARS.substring(code, code + 1);
  }

  private String text() throws IOException {
    int length = in.readUnsignedShort();
    if (length > Short.MAX_VALUE) {
      length = (length & Short.MAX_VALUE) << 16 | in.readUnsignedShort();
    }
    int end = remaining() - requireRoom(length);
    StringBuilder text = new StringBuilder();
    while (remaining() > end) {
      characters(1, text);
    }
    return text.toString();
  }
}
