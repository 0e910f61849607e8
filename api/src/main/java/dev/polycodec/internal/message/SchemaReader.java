package dev.polycodec.internal.message;

import dev.polycodec.MalformedDataException;
import dev.polycodec.internal.wire.Cursor;
import dev.polycodec.internal.wire.Varint;
import dev.polycodec.spi.tree.Tree.ClassFields;
import dev.polycodec.spi.tree.Tree.Field;
import dev.polycodec.spi.tree.Tree.Kind;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads what class tables and exchanged schemas say of classes that are not there. */
public final class SchemaReader {

  private SchemaReader() {}

  /** Reads the next entry of the class table of a compatible message. */
  public static ClassFields read(Cursor in) {
    int length = Varint.read(in);
    int start = in.position();
    String name = Schema.readText(in);
    SchemaKind kind = SchemaKind.of(in.next());
    String of = kind.isMade() ? Schema.readText(in) : "";
    int count = Varint.read(in);
    List<Field> fields = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      fields.add(new Field(Schema.readText(in), Schema.readText(in)));
    }
    if (in.position() - start != length) {
      throw new MalformedDataException(
          "An entry of the class table has another length than it says");
    }
    return new ClassFields(name, kindOf(kind, of), of, fields);
  }

  private static Kind kindOf(SchemaKind kind, String of) {
    return switch (kind) {
      case FIELDS, RECORD, EXTENSION, THROWABLE, HOOKS -> Kind.OBJECT;
      case CONTAINER -> of.equals(Map.class.getName()) ? Kind.MAP : Kind.COLLECTION;
      case FORM -> Kind.FORM;
      case CONSTANT -> Kind.ENUM;
      case ARRAY -> Kind.ARRAY;
    };
  }

  /** Reads exported schemas, by the fingerprints of the classes. */
  public static Map<Integer, ClassFields> readAll(byte[] schemas) {
    Cursor in = Exchange.start(schemas);
    Map<Integer, ClassFields> read = new LinkedHashMap<>();
    while (in.remaining() > 0) {
      int fingerprint = in.fourBytes();
      read.put(fingerprint, read(in));
    }
    return read;
  }
}
