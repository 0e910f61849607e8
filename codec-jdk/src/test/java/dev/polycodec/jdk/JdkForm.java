package dev.polycodec.jdk;

import dev.polycodec.tck.hostile.GraphHostileBytes;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.ObjectStreamConstants;
import java.nio.charset.StandardCharsets;

/** Writes the pieces of a payload, whether or not they fit: blocks, and objects of the stream. */
final class JdkForm implements GraphHostileBytes.Out, ObjectStreamConstants {

  /** Says that an object of the stream follows. */
  private static final int HOOKED = -105;

  private static final int MAX_FIELDS = Short.MAX_VALUE;

  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
  private final DataOutputStream out = new DataOutputStream(bytes);

  @Override
  public void tag(int value) throws IOException {
    bytes(TC_BLOCKDATA, 1, value);
  }

  @Override
  public void number(int value) throws IOException {
    bytes(TC_BLOCKDATA, Integer.BYTES);
    out.writeInt(value);
  }

  @Override
  public void name(String className) throws IOException {
    byte[] name = className.getBytes(StandardCharsets.UTF_8);
    number(name.length);
    bytes(TC_BLOCKDATALONG);
    out.writeInt(name.length);
    out.write(name);
  }

  @Override
  public void announceString(int length) throws IOException {
    number(length);
  }

  /** Begins an object of the stream. */
  void object() throws IOException {
    tag(HOOKED);
  }

  /** Begins a carrier, whose descriptor is the first of the stream. */
  void carrier() throws IOException {
    bytes(TC_OBJECT, TC_CLASSDESC, ObjectEncoder.CARRIER, TC_ENDBLOCKDATA, TC_NULL);
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
    out.writeInt(length);
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

  void longString(long length) throws IOException {
    bytes(TC_LONGSTRING);
    out.writeLong(length);
  }

  void integer(int value) throws IOException {
    out.writeInt(value);
  }

  void bytes(int... values) throws IOException {
    for (int value : values) {
      out.write(value);
    }
  }

  @Override
  public byte[] toBytes() {
    return bytes.toByteArray();
  }
}
