package dev.polycodec.internal.message;

import dev.polycodec.internal.wire.Cursor;
import dev.polycodec.internal.wire.Varint;
import dev.polycodec.spi.Layout;
import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The class table of a compatible message: names and types of the fields of each class. */
final class SchemaTable extends Manifest {

  private static final byte[] NONE = {};

  /** The ends of the entries that were read; each begins where the one before it ends. */
  private int[] ends = new int[16];

  private byte[][] written = new byte[16][];
  private byte[] source = NONE;
  private int start;
  private int bytes;

  SchemaTable(Setup setup, int maxClasses) {
    super(setup, maxClasses);
  }

  @Override
  public void reset() {
    super.reset();
    bytes = 0;
    source = NONE;
  }

  @Override
  public @Nullable Layout meet(ClassInfo info, boolean encoding) {
    Schema schema = Objects.requireNonNull(info.schema());
    if (encoding) {
      add(schema.bytes());
      return null;
    }
    int index = verify(info);
    int from = index == 0 ? start : ends[index - 1];
    return schema.resolve(source, from, ends[index], fresh);
  }

  private void add(byte[] entry) {
    if (size == written.length) {
      written = Arrays.copyOf(written, size * 2);
    }
    if (written[size] != entry) { // a store costs a fence
      written[size] = entry;
    }
    size++;
    bytes += entry.length;
  }

  @Override
  public int encodedSize() {
    return bytes;
  }

  @Override
  public int write(byte[] to, int at) {
    int position = at;
    for (int i = 0; i < size; i++) {
      System.arraycopy(written[i], 0, to, position, written[i].length);
      position += written[i].length;
    }
    return position;
  }

  @Override
  public void read(Cursor in, int count) {
    requireSize(count, Schema.MIN_BYTES, in);
    if (count > ends.length) {
      ends = new int[count];
    }
    source = in.bytes();
    start = in.position();
    for (size = 0; size < count; size++) {
      in.skip(Varint.read(in));
      ends[size] = in.position();
    }
  }
}
