package dev.polycodec.jdk;

import dev.polycodec.tck.hostile.WalkHostileBytes;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.ObjectStreamConstants;
import java.nio.charset.StandardCharsets;

/** Writes the pieces of a payload, whether or not they fit: blocks, and objects of the stream. */
final class JdkForm implements WalkHostileBytes.Out, ObjectStreamConstants {

  /** Stands before a value that is an object of the stream. */
  static final byte OBJECT = 3 + 2 * 24;

  private static final int MAX_FIELDS = Short.MAX_VALUE;

  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
  private final DataOutputStream out = new DataOutputStream(bytes);

  @Override
  public void octet(int value) throws IOException {
    bytes(TC_BLOCKDATA, 1, value);
  }

  @Override
  public void integer(int value) throws IOException {
    bytes(TC_BLOCKDATA, Integer.BYTES);
    out.writeInt(value);
  }

  @Override
  public void text(String value) throws IOException {
    byte[] narrow = value.getBytes(StandardCharsets.ISO_8859_1);
    numbers(2 + narrow.length);
    bytes(TC_BLOCKDATALONG);
    out.writeInt(narrow.length);
    out.write(narrow);
  }

  @Override
  public void announceText(int length) throws IOException {
    numbers(1, length);
  }

  /** Begins an object of the stream. */
  void object() throws IOException {
    numbers(OBJECT);
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

  void plain(int value) throws IOException {
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
