package dev.polycodec.spi.walk;

import dev.polycodec.MalformedDataException;
import dev.polycodec.SchemaMismatchException;
import dev.polycodec.spi.Shape;
import java.lang.reflect.Array;
import org.jspecify.annotations.Nullable;

/**
 * Moves the fields of one class by their names, in whatever order. Those that are null are not
 * moved, but wrappers: a field that becomes a primitive would be 0 then, which nobody wrote.
 */
final class NamedFields extends ObjectFields {

  private static final int UNKNOWN = -1;
  private static final int END = -2;

  private final String[] texts;
  private final NamedWire.Name[] names;
  private final boolean[] wrappers;
  private final boolean lenient;

  /** The components of a record that has none of them. */
  private final @Nullable Object[] zeros;

  /**
   * Creates what moves the fields of a class.
   *
   * @param lenient whether a field that only one side has is tolerated
   */
  NamedFields(ObjectTypes types, Shape shape, NamedWire wire, boolean lenient) {
    super(types, shape);
    this.lenient = lenient;
    this.texts = new String[fields.length];
    this.names = new NamedWire.Name[fields.length];
    this.wrappers = new boolean[fields.length];
    this.zeros = new Object[fields.length];
    for (int i = 0; i < fields.length; i++) {
      Class<?> type = fields[i].field.type();
      texts[i] = fields[i].field.wireName();
      names[i] = wire.name(texts[i]);
      wrappers[i] = isWrapper(type);
      zeros[i] = type.isPrimitive() ? Array.get(Array.newInstance(type, 1), 0) : null;
    }
  }

  private static boolean isWrapper(Class<?> type) {
    return !type.isPrimitive() && type != String.class && FieldKind.of(type) != null;
  }

  @Override
  void write(ObjectWriter walk, Object owner, Declared[] parts) throws Exception {
    NamedWire.Writer out = named(walk.named);
    out.beginObject();
    Object row = row(owner);
    for (int i = 0; i < fields.length; i++) {
      FieldMover field = fields[i];
      Object source = field.inherited == null ? owner : row;
      if (field.isPrimitive()) {
        out.writeName(names[i]);
        field.write(walk, source, parts[i]);
      } else {
        Object value = field.field.get(source);
        if (value != null) {
          out.writeName(names[i]);
          write(walk, field, value, parts[i]);
        } else if (wrappers[i]) {
          out.writeName(names[i]);
          out.writeNull();
        }
      }
    }
    out.endObject();
  }

  /** Writes a value; one that can only have the class of its field has nothing to be checked. */
  private static void write(ObjectWriter walk, FieldMover field, Object value, Declared declared)
      throws Exception {
    if (field.kind == FieldKind.TEXT) {
      walk.out.writeText((String) value);
    } else if (field.kind != null) {
      field.expected().encode(walk, value, declared);
    } else {
      walk.write(value, field.expected(), declared);
    }
  }

  @Override
  void read(ObjectReader walk, Object owner, Declared[] parts) throws Exception {
    readAll(walk, field -> fields[field].read(walk, owner, parts[field]));
  }

  @Override
  Object construct(ObjectReader walk, Declared[] parts) throws Exception {
    @Nullable Object[] components = zeros.clone();
    int read = readAll(walk, field -> components[field] = fields[field].read(walk, parts[field]));
    boolean lacks = lenient && read < fields.length;
    return lacks ? reconcile(components, walk.message()) : construct(components, walk.message());
  }

  @Override
  void compile() {
    // a name may be any, which needs a loop
  }

  /** Reads the value of a field, and puts it where it goes. */
  private interface FieldReader {
    void read(int field) throws Exception;
  }

  /** Reads the fields that are there, and returns how many they are. */
  private int readAll(ObjectReader walk, FieldReader reader) throws Exception {
    NamedWire.Reader in = named(walk.named);
    in.beginObject();
    long[] seen = new long[(fields.length >> 6) + 1];
    int read = 0;
    int likeliest = 0;
    for (int i = next(in, 0); i != END; i = next(in, likeliest)) {
      if (i == UNKNOWN) {
        skip(walk, in);
        continue;
      }
      if (has(seen, i)) {
        throw new MalformedDataException(
            "The bytes hold a field of " + shape.type().getName() + " twice");
      }
      seen[i >> 6] |= 1L << i;
      likeliest = i + 1;
      reader.read(i);
      read++;
    }
    if (!lenient) {
      requirePrimitives(seen);
    }
    return read;
  }

  /** Finds the next field; the name need not be decoded if it is the likeliest. */
  private int next(NamedWire.Reader in, int likeliest) throws Exception {
    if (likeliest < names.length) {
      if (in.nextIs(names[likeliest])) {
        return likeliest;
      }
    } else {
      in.nextName();
    }
    String name = in.currentName();
    return name == null ? END : find(name, likeliest);
  }

  private int find(String name, int likeliest) {
    for (int n = 0; n < texts.length; n++) {
      int i = (likeliest + n) % texts.length;
      if (texts[i].equals(name)) {
        return i;
      }
    }
    return UNKNOWN;
  }

  private void skip(ObjectReader walk, NamedWire.Reader in) throws Exception {
    if (!lenient) {
      throw new SchemaMismatchException(
          "The bytes hold a field that " + shape.type().getName() + " does not have");
    }
    walk.message().dropped(shape.type(), String.valueOf(in.currentName()));
    in.skip();
  }

  private static boolean has(long[] seen, int field) {
    return (seen[field >> 6] & 1L << field) != 0;
  }

  private void requirePrimitives(long[] seen) {
    for (int i = 0; i < fields.length; i++) {
      if (fields[i].isPrimitive() && !has(seen, i)) {
        throw new SchemaMismatchException(
            "The bytes lack the field " + texts[i] + " of " + shape.type().getName());
      }
    }
  }

  private static <T> T named(@Nullable T structure) {
    if (structure == null) {
      throw new IllegalStateException("A NamedWire has a NamedWire.Writer and a NamedWire.Reader");
    }
    return structure;
  }
}
