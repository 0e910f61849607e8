package dev.polycodec.spi;

import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.util.HashSet;
import java.util.Set;

/**
 * Reads in the file of a record class which accessors only return their field, as those that the
 * compiler adds: their records need no look. Those of a class without a file do.
 */
final class CompiledAccessors {

  private static final int ALOAD_0 = 0x2A;
  private static final int GETFIELD = 0xB4;
  private static final int LENGTH = 5;

  private final DataInputStream file;
  private final Object[] constants;
  private final Set<String> plain = new HashSet<>();

  private CompiledAccessors(DataInputStream file) throws IOException {
    this.file = file;
    file.skipNBytes(8);
    this.constants = new Object[file.readUnsignedShort()];
  }

  /** Returns the names of those that only return the field of their name. */
  static Set<String> of(Class<?> type) {
    String name = type.getName().substring(type.getPackageName().length()).replace(".", "");
    try (InputStream in = type.getResourceAsStream(name + ".class")) {
      return in == null ? Set.of() : new CompiledAccessors(new DataInputStream(in)).read();
    } catch (IOException e) {
      return Set.of();
    }
  }

  private Set<String> read() throws IOException {
    for (int i = 1; i < constants.length; i++) {
      int tag = file.readUnsignedByte();
      constants[i] = constant(tag);
      i += tag == 5 || tag == 6 ? 1 : 0; // a long and a double count twice
    }
    file.skipNBytes(6);
    file.skipNBytes(2L * file.readUnsignedShort());
    readMembers(); // fields
    readMembers(); // methods
    return plain;
  }

  private Object constant(int tag) throws IOException {
    return switch (tag) {
      case 1 -> file.readUTF();
      case 5, 6 -> file.readLong();
      case 7, 8, 16, 19, 20 -> file.readUnsignedShort();
      case 15 -> file.readUnsignedByte() << 16 | file.readUnsignedShort();
      default -> file.readInt();
    };
  }

  private void readMembers() throws IOException {
    int members = file.readUnsignedShort();
    for (int i = 0; i < members; i++) {
      file.skipNBytes(2);
      Object name = constants[file.readUnsignedShort()];
      boolean getter = constants[file.readUnsignedShort()].toString().startsWith("()");
      int attributes = file.readUnsignedShort();
      for (int j = 0; j < attributes; j++) {
        boolean code = constants[file.readUnsignedShort()].equals("Code");
        byte[] content = new byte[file.readInt()];
        file.readFully(content);
        if (getter && code && returnsField(content, name)) {
          plain.add((String) name);
        }
      }
    }
  }

  /**
   * Says whether code, which follows four and four bytes, returns a field and does nothing else.
   */
  private boolean returnsField(byte[] content, Object name) {
    ByteBuffer code = ByteBuffer.wrap(content);
    if (code.getInt(4) != LENGTH
        || (content[8] & 0xFF) != ALOAD_0
        || (content[9] & 0xFF) != GETFIELD) {
      return false;
    }
    int field = code.getChar(10);
    int nameAndType = (int) constants[field] & 0xFFFF;
    return constants[(int) constants[nameAndType] >>> 16].equals(name);
  }
}
