package dev.polycodec.protostuff.wire;

import dev.polycodec.MalformedDataException;
import dev.polycodec.spi.bulk.Bulk;
import dev.polycodec.spi.walk.ArrayReader;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import org.jspecify.annotations.Nullable;

/**
 * Reads the scalars of protobuf straight from the array of the caller. The library's own input
 * believes lengths, and reads on beyond the payload.
 */
public final class ProtostuffReader extends ArrayReader {

  private static final VarHandle INTS =
      MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);
  private static final VarHandle LONGS =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

  private static final int MAX_SHIFT = 63;
  private static final long UNSIGNED = 0xFFFF_FFFFL;

  /** Creates a reader. */
  public ProtostuffReader() {}

  @Override
  public boolean readBoolean() {
    return varint(1) == 1;
  }

  @Override
  public char readChar() {
    return (char) varint(Character.MAX_VALUE);
  }

  @Override
  public int readInt() {
    return (int) zigzag(varint(UNSIGNED));
  }

  @Override
  public long readLong() {
    return zigzag(varint());
  }

  @Override
  public float readFloat() {
    return Float.intBitsToFloat((int) INTS.get(bytes, advance(Integer.BYTES)));
  }

  @Override
  public long readBits() {
    return (long) LONGS.get(bytes, advance(Long.BYTES));
  }

  @Override
  public int readNumber() {
    return (int) varint(Integer.MAX_VALUE);
  }

  @Override
  public @Nullable String readText() {
    int head = readNumber();
    if (head == 0) {
      return null;
    }
    int start = advance(head - 1);
    return Bulk.getUtf8(bytes, start, head - 1);
  }

  @Override
  public void readBytes(byte[] target, int offset, int length) {
    System.arraycopy(bytes, advance(length), target, offset, length);
  }

  private static long zigzag(long value) {
    return value >>> 1 ^ -(value & 1);
  }

  private long varint(long max) {
    long value = varint();
    if (value < 0 || value > max) {
      throw new MalformedDataException("A number is out of the range of its type");
    }
    return value;
  }

  private long varint() {
    int here = at;
    if (here < end && bytes[here] >= 0) {
      at = here + 1;
      return bytes[here];
    }
    return longVarint();
  }

  private long longVarint() {
    long value = 0;
    for (int shift = 0; shift <= MAX_SHIFT && at < end; shift += 7) {
      byte next = bytes[at++];
      value |= (next & 0x7FL) << shift;
      if (next >= 0 && (shift < MAX_SHIFT || next <= 1)) {
        return value;
      }
    }
    throw new MalformedDataException("A number does not end where it should");
  }
}
