package dev.polycodec.fory;

import java.util.HashSet;
import java.util.Set;
import java.util.UUID;
import org.apache.fory.context.MetaStringReader;
import org.apache.fory.memory.MemoryBuffer;
import org.apache.fory.memory.MemoryUtils;
import org.apache.fory.meta.EncodedMetaString;

/**
 * The packages and names of classes that messages have spelt: Fory keeps each spelling for good,
 * and one class has any number of them.
 */
final class Names {

  /** What they may take before Fory is given up: those of a thousand classes do not. */
  private static final int MOST_BYTES = 1 << 19;

  /** What one takes besides its bytes. */
  private static final int BYTES_EACH = 256;

  private static final int LONGEST_HEADER = 5;

  /** Is read when a message ends. Nobody can guess it. */
  private final MemoryBuffer mark = MemoryUtils.buffer(2 + Long.BYTES * 2);

  private final MemoryBuffer reference = MemoryUtils.buffer(LONGEST_HEADER);
  private final Set<EncodedMetaString> kept = new HashSet<>();
  private long bytes;

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
    long before = bytes;
    bytes = Long.MAX_VALUE; // where there is no place for the mark
    mark.readerIndex(0);
    EncodedMetaString end = reader.readMetaString(mark);
    bytes = before;
    EncodedMetaString each = get(reader, 1);
    for (int i = 1; each != end; each = get(reader, ++i)) {
      // one that was refused is counted, and not kept: there are others without end
      if (complete ? kept.add(each) : !kept.contains(each)) {
        bytes += BYTES_EACH + each.bytes.length;
      }
    }
  }

  private EncodedMetaString get(MetaStringReader reader, int number) {
    reference.writerIndex(0);
    reference.writeVarUInt32Small7(number << 1 | 1);
    reference.readerIndex(0);
    return reader.readMetaString(reference);
  }

  /** Returns whether Fory keeps too much. */
  boolean areTooMany() {
    return bytes > MOST_BYTES;
  }
}
