package dev.polycodec.internal.message;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import dev.polycodec.MalformedDataException;
import dev.polycodec.SchemaMismatchException;
import dev.polycodec.internal.policy.ClassNames;
import dev.polycodec.internal.shape.TypeNames;
import dev.polycodec.internal.shape.WireNames;
import dev.polycodec.internal.wire.Cursor;
import dev.polycodec.internal.wire.Varint;
import dev.polycodec.spi.FieldShape;
import dev.polycodec.spi.Layout;
import dev.polycodec.spi.Shape;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * What compatible messages say of one class: its name, what it is, and the names and types of its
 * fields; with the layouts that other versions of the class were found to have.
 */
final class Schema {

  /** An entry has a length, a name of at least a character, a kind, and a number of fields. */
  static final int MIN_BYTES = 5;

  /**
   * Peers choose the schemas, so that only so many bytes of them are remembered for a class. Then
   * all are forgotten, as honest ones come again.
   */
  private static final int MAX_KEPT = 64 << 10;

  private final Shape shape;
  private final Root root;
  private final WireNames names;
  private final SchemaKind kind;
  private final boolean numbered;
  private final byte[] bytes;

  /** By a text of their bytes, as texts of one hash have an order: to choose such gains nothing. */
  private final Map<String, Layout> known = new ConcurrentHashMap<>();

  private volatile @Nullable Known latest;
  private int kept;

  Schema(Shape shape, Root root, Setup setup) {
    this.shape = shape;
    this.root = root;
    this.names = setup.names();
    this.numbered = TableRule.isNumbered(shape, setup);
    this.kind = SchemaKind.of(shape);
    this.bytes = encode();
  }

  /** The layout of another version of the class; most often there is one, found without a hash. */
  @SuppressWarnings("ArrayRecordComponent") // never compared as a record
  private record Known(byte[] bytes, Layout layout) {}

  /** Says whether a name on the wire is the class's. */
  boolean isOf(String name) {
    return name.equals(names.nameOf(shape.type()));
  }

  /** Returns the entry of the class, with its length. */
  byte[] bytes() {
    return bytes;
  }

  /**
   * Returns the layout that the entry in a range stands for, or null if it is that of the class.
   *
   * @param fresh takes what remembers a layout that was not known before
   * @throws SchemaMismatchException if no object can be read by it
   */
  @Nullable Layout resolve(byte[] source, int from, int to, List<Runnable> fresh) {
    if (Arrays.equals(source, from, to, bytes, 0, bytes.length)) {
      return null;
    }
    Known last = latest;
    if (last != null && Arrays.equals(source, from, to, last.bytes, 0, last.bytes.length)) {
      return last.layout;
    }
    Layout layout = known.get(new String(source, from, to - from, ISO_8859_1));
    if (layout != null) {
      return layout;
    }
    layout = decode(source, from, to);
    if (to - from <= MAX_KEPT) {
      Known found = new Known(Arrays.copyOfRange(source, from, to), layout);
      fresh.add(() -> keep(found));
    }
    return layout;
  }

  /** Remembers a layout; threads may find the same one twice. */
  private synchronized void keep(Known other) {
    if (other.bytes.length > MAX_KEPT - kept) {
      known.clear();
      kept = 0;
    }
    if (known.put(new String(other.bytes, ISO_8859_1), other.layout) == null) {
      kept += other.bytes.length;
    }
    latest = other;
  }

  private byte[] encode() {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    writeText(out, names.nameOf(shape.type()));
    out.write(kind.ordinal());
    if (kind.isMade()) {
      writeText(out, kind.madeOf(shape, names));
    }
    List<FieldShape> fields = kind == SchemaKind.HOOKS ? List.of() : shape.fields();
    writeNumber(out, fields.size());
    for (FieldShape field : fields) {
      writeText(out, field.wireName());
      writeText(out, TypeNames.of(field, names));
    }
    byte[] content = out.toByteArray();
    ByteArrayOutputStream entry = new ByteArrayOutputStream();
    writeNumber(entry, content.length);
    entry.writeBytes(content);
    return entry.toByteArray();
  }

  private static void writeText(ByteArrayOutputStream out, String text) {
    byte[] utf8 = text.getBytes(StandardCharsets.UTF_8);
    writeNumber(out, utf8.length);
    out.writeBytes(utf8);
  }

  private static void writeNumber(ByteArrayOutputStream out, int number) {
    byte[] encoded = new byte[Varint.size(number)];
    Varint.write(number, encoded, 0);
    out.writeBytes(encoded);
  }

  private Layout decode(byte[] source, int from, int to) {
    Cursor in = new Cursor();
    in.reset(source, from, to - from);
    Varint.read(in);
    requireSameClass(readText(in));
    SchemaKind written = SchemaKind.of(in.next());
    requireSameKind(written, written.isMade() ? readText(in) : "");
    int count = Varint.read(in);
    WriterLayout.Builder layout = new WriterLayout.Builder(shape, root, names);
    for (int i = 0; i < count; i++) {
      layout.add(readText(in), readText(in));
    }
    if (in.remaining() > 0) {
      throw new MalformedDataException(
          "The class table has bytes that belong to no field of " + shape.type().getName());
    }
    return layout.build();
  }

  private void requireSameClass(String name) {
    String own = names.nameOf(shape.type());
    if (!name.equals(own) && numbered) {
      throw new SchemaMismatchException(
          "The bytes hold an object of the class "
              + ClassNames.show(name)
              + " by the number of "
              + own
              + ": give each class the number that it had when they were written, with"
              + " register(...)");
    }
    String jar = name.equals(own) ? null : TableRule.jarOf(shape.type(), names);
    if (jar != null) {
      throw new SchemaMismatchException(
          "The bytes hold an object of the class "
              + ClassNames.show(name)
              + ", which with "
              + jar
              + " is one of "
              + own
              + ": read them with the jars of their writer");
    }
    if (!name.equals(own)) {
      throw new MalformedDataException(
          "The class table lists the class "
              + ClassNames.show(name)
              + " where the bytes hold an object of the class "
              + own);
    }
  }

  private void requireSameKind(SchemaKind written, String madeOf) {
    String own = kind.isMade() ? kind.madeOf(shape, names) : "";
    if (written != kind || !madeOf.equals(own)) {
      String jar = TableRule.jarOf(shape.type(), names);
      throw new SchemaMismatchException(
          "The class "
              + names.nameOf(shape.type())
              + " was "
              + written.tell(madeOf)
              + " when the bytes were written, and is "
              + kind.tell(own)
              + (jar == null
                  ? " now: read them with its former version"
                  : " now, with or without " + jar + ": read them with the jars of their writer"));
    }
  }

  static String readText(Cursor in) {
    return in.text(Varint.read(in), ClassNames.MAX_BYTES);
  }
}
