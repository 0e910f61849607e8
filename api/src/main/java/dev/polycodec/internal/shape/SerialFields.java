package dev.polycodec.internal.shape;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamClass;
import java.io.ObjectStreamConstants;
import java.io.ObjectStreamField;
import java.io.OutputStream;
import java.io.StreamCorruptedException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Reads and sets the fields of JDK classes that Java serialization knows, which has the only public
 * way to them, in objects of one class; immutable.
 *
 * <p>An object stream writes an object, with a placeholder for all that it refers to, and another
 * one reads what is written here. So no bytes of a message get to the JDK, no class is named, and
 * no code of the application runs: fields of its classes are zero in what is made.
 */
final class SerialFields {

  /** Stands for the object itself, in one of its fields. */
  static final Object SELF = new Object();

  /** The classes of an object, superclass first. */
  private final List<Part> parts = new ArrayList<>();

  private final List<ObjectStreamField> fields = new ArrayList<>();

  /** One class; a stream marks the end of what a class writes by itself. */
  record Part(ObjectStreamClass described, boolean jdk, boolean marked) {}

  SerialFields(Class<?> type) {
    for (Class<?> c = type; c != null && ObjectStreamClass.lookup(c) != null; ) {
      parts.add(0, new Part(ObjectStreamClass.lookup(c), Jdk.owns(c), Hooks.writes(c)));
      c = c.getSuperclass();
    }
    for (Part part : parts) {
      fields.addAll(part.jdk ? List.of(part.described.getFields()) : List.of());
    }
  }

  /** Returns the fields of the JDK's classes, superclass first. */
  List<ObjectStreamField> fields() {
    return fields;
  }

  /** Returns the class that has the field of a place in {@link #fields()}. */
  Class<?> ownerOf(int place) {
    int left = place;
    for (Part part : parts) {
      left -= part.jdk ? part.described.getFields().length : 0;
      if (left < 0) {
        return part.described.forClass();
      }
    }
    throw new IndexOutOfBoundsException(place);
  }

  /** Returns for each object the values of the fields. */
  @Nullable Object[][] read(Object... objects) throws IOException {
    return rows(true, objects);
  }

  /**
   * Returns for each object the values of the fields.
   *
   * @param referring whether what objects refer to is of interest, and not only primitives
   */
  private @Nullable Object[][] rows(boolean referring, Object... objects) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    @Nullable Object[][] rows = new Object[objects.length][];
    try (Writer out = new Writer(bytes, referring)) {
      for (Object object : objects) {
        out.write(object);
      }
      out.flush();
      Parser in = new Parser(bytes.toByteArray(), out.met, out.described);
      for (int i = 0; i < rows.length; i++) {
        rows[i] = in.row();
      }
    }
    return rows;
  }

  /** Returns new objects of the class that have the values of the fields. */
  Object[] make(@Nullable Object[][] rows) throws IOException, ClassNotFoundException {
    return new SerialMaker(parts).make(rows);
  }

  /** Returns the value of a field of one of the JDK's classes, which is not null. */
  static Object valueOf(Object object, String name) {
    return Objects.requireNonNull(valueOrNull(object, name));
  }

  /** Returns the value of a field of one of the JDK's classes. */
  static @Nullable Object valueOrNull(Object object, String name) {
    SerialFields fields = new SerialFields(object.getClass());
    for (int i = 0; i < fields.fields.size(); i++) {
      if (fields.fields.get(i).getName().equals(name)) {
        try {
          boolean referring = !fields.fields.get(i).isPrimitive();
          return fields.rows(referring, object)[0][i];
        } catch (IOException e) {
          throw new UncheckedIOException(e);
        }
      }
    }
    throw new IllegalArgumentException(name);
  }

  /** Writes no names, and placeholders for what objects refer to. */
  private static final class Writer extends ObjectOutputStream {

    /** What the placeholders stand for, in order. */
    final List<Object> met = new ArrayList<>();

    /** The classes of which the stream has a description, which names none, in order. */
    final List<Class<?>> described = new ArrayList<>();

    private final Set<Object> written = Collections.newSetFromMap(new IdentityHashMap<>());
    private final boolean referring;
    private @Nullable Object root;

    Writer(OutputStream out, boolean referring) throws IOException {
      super(out);
      this.referring = referring;
      enableReplaceObject(true);
    }

    void write(Object object) throws IOException {
      root = object;
      if (written.add(object)) {
        writeObject(object);
      } else {
        writeUnshared(object); // each object has a row, also one that comes again
      }
    }

    @Override
    protected void writeStreamHeader() {}

    @Override
    protected void writeClassDescriptor(ObjectStreamClass description) {
      described.add(description.forClass());
    }

    @Override
    @SuppressWarnings("StringOperationCanBeSimplified") // each placeholder has an identity
    protected @Nullable Object replaceObject(Object value) {
      if (value == root) {
        return value;
      } else if (!referring) {
        return null; // a map refers to thousands
      }
      met.add(value);
      return new String("");
    }
  }

  /** Reads what {@link Writer} wrote. */
  private final class Parser {

    private final DataInputStream in;
    private final List<Object> met;
    private final List<Class<?>> described;

    /** By handle, what a stream may refer back to. */
    private final List<Object> handles = new ArrayList<>();

    private int placeholders;
    private int descriptions;

    Parser(byte[] bytes, List<Object> met, List<Class<?>> described) {
      this.in = new DataInputStream(new ByteArrayInputStream(bytes));
      this.met = met;
      this.described = described;
    }

    @Nullable Object[] row() throws IOException {
      require(in.readByte() == ObjectStreamConstants.TC_OBJECT);
      description(in.readByte());
      handles.add(SELF);
      List<@Nullable Object> row = new ArrayList<>();
      for (Part part : parts) {
        fields(part, row);
      }
      return row.toArray();
    }

    private void fields(Part part, List<@Nullable Object> row) throws IOException {
      for (ObjectStreamField field : part.described.getFields()) {
        Object value = value(field.getTypeCode());
        if (part.jdk) {
          row.add(value);
        }
      }
      if (part.marked) {
        skip();
      }
    }

    /** Skips what a class writes after its fields. */
    private void skip() throws IOException {
      for (byte tag = in.readByte(); tag != ObjectStreamConstants.TC_ENDBLOCKDATA; ) {
        if (tag == ObjectStreamConstants.TC_BLOCKDATA) {
          in.skipBytes(in.readUnsignedByte());
        } else {
          reference(tag);
        }
        tag = in.readByte();
      }
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
        default -> reference(in.readByte());
      };
    }

    private @Nullable Object reference(byte tag) throws IOException {
      switch (tag) {
        case ObjectStreamConstants.TC_NULL:
          return null;
        case ObjectStreamConstants.TC_REFERENCE:
          return handles.get(in.readInt() - ObjectStreamConstants.baseWireHandle);
        case ObjectStreamConstants.TC_CLASS:
          Object type = description(in.readByte());
          handles.add(type);
          return type;
        case ObjectStreamConstants.TC_STRING:
          require(in.readShort() == 0);
          handles.add(met.get(placeholders++));
          return handles.get(handles.size() - 1);
        default:
          throw new StreamCorruptedException();
      }
    }

    /** Reads the description of a class, and those of its superclasses. */
    private Object description(byte tag) throws IOException {
      if (tag == ObjectStreamConstants.TC_REFERENCE) {
        return handles.get(in.readInt() - ObjectStreamConstants.baseWireHandle);
      }
      require(tag == ObjectStreamConstants.TC_CLASSDESC);
      Class<?> type = described.get(descriptions++);
      handles.add(type);
      require(in.readByte() == ObjectStreamConstants.TC_ENDBLOCKDATA);
      byte next = in.readByte();
      if (next != ObjectStreamConstants.TC_NULL) {
        description(next);
      }
      return type;
    }

    private static void require(boolean valid) throws IOException {
      if (!valid) {
        throw new StreamCorruptedException();
      }
    }
  }
}
