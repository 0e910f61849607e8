package dev.polycodec.hessian;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;

/** Writes the pieces of a payload, whether or not they fit together. */
abstract class HessianForm {

  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
  final DataOutputStream out = new DataOutputStream(bytes);

  abstract boolean definesClasses();

  /** Begins an object; a class without fields ends there and then. */
  abstract void object(String type, String... fields) throws IOException;

  abstract void objectOfNumber(int number) throws IOException;

  abstract void definition(String type, int fields) throws IOException;

  abstract void field(String name) throws IOException;

  abstract void list(String type, int length) throws IOException;

  abstract void map(String type) throws IOException;

  abstract void ref(int number) throws IOException;

  abstract void end() throws IOException;

  final void nothing() throws IOException {
    out.write('N');
  }

  final void integer(int value) throws IOException {
    out.write('I');
    out.writeInt(value);
  }

  /** Writes what precedes the last chunk of a text or of bytes. */
  final void chunk(char kind, int length) throws IOException {
    out.write(kind);
    out.writeShort(length);
  }

  final void bytes(int... values) throws IOException {
    for (int value : values) {
      out.write(value);
    }
  }

  final void text(String value) throws IOException {
    chunk('S', value.length());
    utf8(value);
  }

  final void utf8(String value) throws IOException {
    out.write(value.getBytes(java.nio.charset.StandardCharsets.UTF_8));
  }

  final byte[] toBytes() {
    return bytes.toByteArray();
  }

  /** Hessian 1.0: an object is a map, and what has parts ends with a mark. */
  static final class First extends HessianForm {

    @Override
    boolean definesClasses() {
      return false;
    }

    @Override
    void object(String type, String... fields) throws IOException {
      map(type);
      if (fields.length == 0) {
        end();
      }
    }

    @Override
    void objectOfNumber(int number) {
      throw new UnsupportedOperationException();
    }

    @Override
    void definition(String type, int fields) {
      throw new UnsupportedOperationException();
    }

    @Override
    void field(String name) throws IOException {
      text(name);
    }

    @Override
    void list(String type, int length) throws IOException {
      out.write('V');
      type(type);
      out.write('l');
      out.writeInt(length);
    }

    @Override
    void map(String type) throws IOException {
      out.write('M');
      type(type);
    }

    private void type(String type) throws IOException {
      chunk('t', type.length());
      utf8(type);
    }

    @Override
    void ref(int number) throws IOException {
      out.write('R');
      out.writeInt(number);
    }

    @Override
    void end() throws IOException {
      out.write('z');
    }
  }

  /** Hessian 2.0: classes are defined before their objects, and types are named once. */
  static final class Second extends HessianForm {

    private final Map<String, Integer> definitions = new HashMap<>();
    private final Map<String, Integer> types = new HashMap<>();

    @Override
    boolean definesClasses() {
      return true;
    }

    @Override
    void object(String type, String... fields) throws IOException {
      Integer known = definitions.putIfAbsent(type, definitions.size());
      if (known == null) {
        definition(type, fields.length);
        for (String field : fields) {
          text(field);
        }
      }
      objectOfNumber(definitions.get(type));
    }

    @Override
    void objectOfNumber(int number) throws IOException {
      out.write('O');
      integer(number);
    }

    @Override
    void definition(String type, int fields) throws IOException {
      out.write('C');
      text(type);
      integer(fields);
    }

    @Override
    void field(String name) {
      // The definition named it.
    }

    @Override
    void list(String type, int length) throws IOException {
      out.write('V');
      type(type);
      integer(length);
    }

    @Override
    void map(String type) throws IOException {
      out.write('M');
      type(type);
    }

    private void type(String type) throws IOException {
      Integer known = types.putIfAbsent(type, types.size());
      if (known == null) {
        text(type);
      } else {
        integer(known);
      }
    }

    @Override
    void ref(int number) throws IOException {
      out.write('Q');
      integer(number);
    }

    @Override
    void end() {
      // Lengths say where lists and objects end.
    }
  }
}
