package dev.polycodec.onenio.plain;

import dev.polycodec.spi.RootType;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * What an engine read for the schemas that it met last, by their bytes: the same of a root are the
 * same class, which the message still has to allow.
 */
final class RecentSchemas {

  /** So many, a power of two. */
  private static final int MOST = 64;

  /** Longer ones are read anew. */
  private static final int MAX_BYTES = 1024;

  /** The bytes before the name: its kind, and the length of the name. */
  private static final int NAME = 3;

  private final @Nullable Entry[] entries = new Entry[MOST];

  /**
   * What was read.
   *
   * @param atRoot whether it was for the root, whose class has to be a subtype of what is declared
   */
  record Entry(RootType root, boolean atRoot, byte[] schema, ReadType type) {

    private boolean is(RootType of, boolean first, byte[] bytes, int start, int end) {
      int next = start + schema.length;
      return root == of
          && atRoot == first
          && next <= end
          && Arrays.equals(schema, 0, schema.length, bytes, start, next);
    }
  }

  /** Returns what a schema between two places of a message was read as, or null. */
  @Nullable Entry find(RootType root, boolean atRoot, byte[] bytes, int start, int end) {
    Entry entry = entries[slot(bytes, start, end)];
    return entry != null && entry.is(root, atRoot, bytes, start, end) ? entry : null;
  }

  /** Remembers what a schema was read as. */
  void add(RootType root, boolean atRoot, byte[] bytes, int start, int end, ReadType type) {
    if (end - start <= MAX_BYTES) {
      byte[] schema = Arrays.copyOfRange(bytes, start, end);
      entries[slot(bytes, start, end)] = new Entry(root, atRoot, schema, type);
    }
  }

  /** Returns the slot for a number that follows the name, of the bytes of which the last counts. */
  private static int slot(byte[] bytes, int start, int end) {
    if (end - start < NAME) {
      return 0;
    }
    int length = bytes[start + 1] << Byte.SIZE | bytes[start + 2] & 0xff;
    int last = start + NAME + length + Long.BYTES - 1;
    return length > 0 && last < end ? bytes[last] & MOST - 1 : 0;
  }
}
