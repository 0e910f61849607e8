package dev.polycodec.fory;

import java.util.HashSet;
import java.util.Set;
import java.util.UUID;
import org.apache.fory.context.MetaStringReader;
import org.apache.fory.memory.MemoryBuffer;
import org.apache.fory.memory.MemoryUtils;
import org.apache.fory.meta.EncodedMetaString;
import org.apache.fory.meta.Encoders;

/**
 * The packages and names of classes that messages have spelt: Fory keeps each spelling for good,
 * and one class has any number of them, in bytes that Fory itself does not write.
 */
final class Names {

  /** What the spellings that Fory does not write may take, before it is given up. */
  private static final int MOST_BYTES = 1 << 14;

  /** What one takes besides its bytes. */
  private static final int BYTES_EACH = 256;

  private static final int LONGEST_HEADER = 5;

  /** Is read when a message ends. Nobody can guess it. */
  private final MemoryBuffer mark = MemoryUtils.buffer(2 + Long.BYTES * 2);

  private final MemoryBuffer reference = MemoryUtils.buffer(LONGEST_HEADER);
  private final Set<EncodedMetaString> regular = new HashSet<>();
  private long others;

  Names() {
    UUID secret = UUID.randomUUID();
    mark.writeVarUInt32Small7(2 * Long.BYTES << 1);
    mark.writeByte(0);
    mark.writeInt64(secret.getMostSignificantBits());
    mark.writeInt64(secret.getLeastSignificantBits());
  }

  /**
   * Looks at what a message has spelt.
   *
   * @param complete whether all of it stands for classes
   */
  void look(MetaStringReader reader, boolean complete) {
    long before = others;
    others = Long.MAX_VALUE; // where there is no place for the mark
    mark.readerIndex(0);
    EncodedMetaString end = reader.readMetaString(mark);
    others = before;
    EncodedMetaString each = get(reader, 1);
    for (int i = 1; each != end; each = get(reader, ++i)) {
      if (!regular.contains(each)) {
        meet(each, complete);
      }
    }
  }

  private EncodedMetaString get(MetaStringReader reader, int number) {
    reference.writerIndex(0);
    reference.writeVarUInt32Small7(number << 1 | 1);
    reference.readerIndex(0);
    return reader.readMetaString(reference);
  }

  private void meet(EncodedMetaString spelling, boolean complete) {
    if (isRegular(spelling)) {
      if (complete) { // else it may stand for nothing, and there are others without end
        regular.add(spelling);
      }
    } else {
      others += BYTES_EACH + spelling.bytes.length;
    }
  }

  /** Returns whether Fory keeps too much that it would not write. */
  boolean areTooMany() {
    return others > MOST_BYTES;
  }

  private static boolean isRegular(EncodedMetaString spelling) {
    try {
      return isPackage(spelling) || isClass(spelling);
    } catch (IllegalArgumentException e) {
      return false; // it spells nothing
    }
  }

  private static boolean isPackage(EncodedMetaString spelling) {
    String name = spelling.decode('.', '_');
    return !name.isBlank()
        && Encoders.PACKAGE_ENCODER
            .encodeBinary(name, Encoders.computePackageEncoding(name))
            .equals(spelling);
  }

  private static boolean isClass(EncodedMetaString spelling) {
    String name = spelling.decode('$', '_');
    return name.indexOf('.') < 0
        && Encoders.TYPE_NAME_ENCODER
            .encodeBinary(name, Encoders.computeTypeNameEncoding(name))
            .equals(spelling);
  }
}
