package dev.polycodec.internal.shape;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.ObjectInputStream;
import java.io.ObjectStreamClass;
import java.io.ObjectStreamConstants;
import java.io.ObjectStreamField;
import java.io.OutputStream;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Makes objects of the values of fields that Java serialization knows, of one class; immutable. See
 * {@link SerialFields}.
 */
final class SerialMaker {

  private final List<SerialFields.Part> parts;

  SerialMaker(List<SerialFields.Part> parts) {
    this.parts = parts;
  }

  /** Returns new objects that have the values of the fields, superclass first. */
  Object[] make(@Nullable Object[][] rows) throws IOException, ClassNotFoundException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    Deque<Object> values = new ArrayDeque<>();
    Composer out = new Composer(bytes, values);
    for (int i = 0; i < rows.length; i++) {
      out.object(i, rows[i]);
    }
    Object[] made = new Object[rows.length];
    try (Reader in = new Reader(new ByteArrayInputStream(bytes.toByteArray()), values)) {
      for (int i = 0; i < made.length; i++) {
        made[i] = in.readObject();
      }
    }
    return made;
  }

  /** Writes what {@link Reader} reads. */
  private final class Composer {

    private final DataOutputStream out;
    private final Deque<Object> values;
    private int handles;

    Composer(OutputStream out, Deque<Object> values) {
      this.out = new DataOutputStream(out);
      this.values = values;
    }

    void object(int index, @Nullable Object[] row) throws IOException {
      out.writeByte(ObjectStreamConstants.TC_OBJECT);
      if (index == 0) {
        describe();
      } else {
        refer(0);
      }
      int self = handles++;
      int next = 0;
      for (SerialFields.Part part : parts) {
        for (ObjectStreamField field : part.described().getFields()) {
          value(field.getTypeCode(), part.jdk() ? row[next++] : null, self);
        }
        if (part.marked()) {
          out.writeByte(ObjectStreamConstants.TC_ENDBLOCKDATA);
        }
      }
    }

    private void describe() throws IOException {
      for (int i = 0; i < parts.size(); i++) {
        out.writeByte(ObjectStreamConstants.TC_CLASSDESC);
        out.writeByte(ObjectStreamConstants.TC_ENDBLOCKDATA);
      }
      out.writeByte(ObjectStreamConstants.TC_NULL);
      handles = parts.size();
    }

    private void refer(int handle) throws IOException {
      out.writeByte(ObjectStreamConstants.TC_REFERENCE);
      out.writeInt(ObjectStreamConstants.baseWireHandle + handle);
    }

    /** Writes a value; null stands for zero. */
    private void value(char type, @Nullable Object value, int self) throws IOException {
      switch (type) {
        case 'Z' -> out.writeBoolean(value != null && (boolean) value);
        case 'B' -> out.writeByte(value == null ? 0 : (byte) value);
        case 'S' -> out.writeShort(value == null ? 0 : (short) value);
        case 'C' -> out.writeChar(value == null ? 0 : (char) value);
        case 'I' -> out.writeInt(value == null ? 0 : (int) value);
        case 'J' -> out.writeLong(value == null ? 0 : (long) value);
        case 'F' -> out.writeFloat(value == null ? 0 : (float) value);
        case 'D' -> out.writeDouble(value == null ? 0 : (double) value);
        default -> reference(value, self);
      }
    }

    private void reference(@Nullable Object value, int self) throws IOException {
      if (value == null) {
        out.writeByte(ObjectStreamConstants.TC_NULL);
      } else if (value == SerialFields.SELF) {
        refer(self);
      } else {
        out.writeByte(ObjectStreamConstants.TC_STRING);
        out.writeShort(0);
        values.add(value);
        handles++;
      }
    }
  }

  /** Makes objects of the class only, and puts values where placeholders are. */
  private final class Reader extends ObjectInputStream {

    private final Deque<Object> values;
    private int described = parts.size();

    Reader(InputStream in, Deque<Object> values) throws IOException {
      super(in);
      this.values = values;
      enableResolveObject(true);
    }

    @Override
    protected void readStreamHeader() {}

    @Override
    protected ObjectStreamClass readClassDescriptor() {
      return parts.get(--described).described();
    }

    @Override
    protected Class<?> resolveClass(ObjectStreamClass of) {
      return of.forClass();
    }

    @Override
    protected Object resolveObject(Object read) {
      return read instanceof String ? values.remove() : read;
    }
  }
}
