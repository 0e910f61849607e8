package dev.polycodec.jdk;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.ObjectStreamConstants;
import java.nio.charset.StandardCharsets;

/** Writes the pieces of a payload, which begins with a root object, whether or not they fit. */
final class JdkForm implements ObjectStreamConstants {

  private static final int MAX_FIELDS = Short.MAX_VALUE;

  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
  private final DataOutputStream out = new DataOutputStream(bytes);

  /** Writes the root, whose carrier is the object 1 and whose descriptor is the object 0. */
  JdkForm() throws IOException {
    block(ValueWriter.OBJECT);
    bytes(TC_OBJECT, TC_CLASSDESC, ObjectEncoder.CARRIER, TC_ENDBLOCKDATA, TC_NULL);
    length(0);
  }

  /** Begins an object of the class that is mentioned first after the root's. */
  void carried(String className) throws IOException {
    carriedAgain(1);
    byte[] name = className.getBytes(StandardCharsets.UTF_8);
    out.write(TC_BLOCKDATALONG);
    out.writeInt(name.length + 2);
    out.writeShort(name.length);
    out.write(name);
  }

  /** Begins an object of a class by its number. */
  void carriedAgain(int number) throws IOException {
    out.write(TC_OBJECT);
    reference(0);
    length(number);
  }

  /** Begins what has a class descriptor in full, whose fields are integers. */
  void described(int kind, String className, long version, String... fields) throws IOException {
    bytes(kind);
    descriptor(className, version, fields.length);
    for (String field : fields) {
      out.write('I');
      out.writeUTF(field);
    }
    bytes(TC_ENDBLOCKDATA, TC_NULL);
  }

  void array(String className, long version, int length) throws IOException {
    described(TC_ARRAY, className, version);
    integer(length);
  }

  void descriptorOfManyFields() throws IOException {
    bytes(TC_OBJECT);
    descriptor("java.util.ArrayList", 8683452581122892189L, MAX_FIELDS);
  }

  private void descriptor(String className, long version, int fields) throws IOException {
    bytes(TC_CLASSDESC, ObjectEncoder.FULL);
    out.writeUTF(className);
    out.writeLong(version);
    out.write(
        className.equals("java.util.ArrayList")
            ? SC_SERIALIZABLE | SC_WRITE_METHOD
            : SC_SERIALIZABLE);
    out.writeShort(fields);
  }

  void proxy() throws IOException {
    bytes(TC_OBJECT, TC_PROXYCLASSDESC);
    out.writeInt(1);
    out.writeUTF("java.lang.Runnable");
  }

  void reference(int number) throws IOException {
    out.write(TC_REFERENCE);
    out.writeInt(baseWireHandle + number);
  }

  /** Writes a length, or the number of a class, as a block. */
  void length(int length) throws IOException {
    int rest = length;
    while ((rest & ~0x7f) != 0) {
      block(rest | 0x80);
      rest >>>= 7;
    }
    block(rest);
  }

  void block(int... content) throws IOException {
    bytes(TC_BLOCKDATA, content.length);
    bytes(content);
  }

  void end() throws IOException {
    bytes(TC_ENDBLOCKDATA);
  }

  void integer(int value) throws IOException {
    out.writeInt(value);
  }

  void bytes(int... values) throws IOException {
    for (int value : values) {
      out.write(value);
    }
  }

  byte[] toBytes() {
    return bytes.toByteArray();
  }
}
