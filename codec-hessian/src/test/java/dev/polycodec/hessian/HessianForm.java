package dev.polycodec.hessian;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;

/** Writes the pieces of a payload, whether or not they fit together. */
final class HessianForm {

  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
  private final DataOutputStream out = new DataOutputStream(bytes);

  private final Map<String, Integer> definitions = new HashMap<>();
  private final Map<String, Integer> types = new HashMap<>();

  /** Begins an object, whose class is defined the first time. */
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

  void objectOfNumber(int number) throws IOException {
    out.write('O');
    integer(number);
  }

  void definition(String type, int fields) throws IOException {
    out.write('C');
    text(type);
    integer(fields);
  }

  void list(String type, int length) throws IOException {
    out.write('V');
    type(type);
    integer(length);
  }

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

  void ref(int number) throws IOException {
    out.write('Q');
    integer(number);
  }

  void nothing() throws IOException {
    out.write('N');
  }

  void integer(int value) throws IOException {
    out.write('I');
    out.writeInt(value);
  }

  /** Writes what precedes the last chunk of a text or of bytes. */
  void chunk(char kind, int length) throws IOException {
    out.write(kind);
    out.writeShort(length);
  }

  void bytes(int... values) throws IOException {
    for (int value : values) {
      out.write(value);
    }
  }

  void text(String value) throws IOException {
    chunk('S', value.length());
    utf8(value);
  }

  void utf8(String value) throws IOException {
    out.write(value.getBytes(java.nio.charset.StandardCharsets.UTF_8));
  }

  byte[] toBytes() {
    return bytes.toByteArray();
  }
}
