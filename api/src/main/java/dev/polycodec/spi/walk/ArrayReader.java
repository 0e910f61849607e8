package dev.polycodec.spi.walk;

import dev.polycodec.MalformedDataException;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** Reads primitives straight from the array of a message, and never beyond its end. */
public abstract class ArrayReader extends WireReader {

  private static final VarHandle SHORTS =
      MethodHandles.byteArrayViewVarHandle(short[].class, ByteOrder.BIG_ENDIAN);
  private static final VarHandle INTS =
      MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.BIG_ENDIAN);
  private static final VarHandle LONGS =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.BIG_ENDIAN);

  /** Where the message is. */
  protected byte[] bytes = {};

  /** Where the next byte is. */
  protected int at;

  /** Where the message ends. */
  protected int end;

  /** Creates a reader. */
  protected ArrayReader() {}

  @Override
  protected final void begin(ObjectReader walk, byte[] source, int offset, int length) {
    begin(source, offset, length);
  }

  /** Begins a message. */
  public final void begin(byte[] source, int offset, int length) {
    bytes = source;
    at = offset;
    end = offset + length;
  }

  @Override
  @SuppressWarnings("NullAway") // to store an array costs a fence, to store null does not
  protected final void clear() {
    begin(null, 0, 0);
  }

  @Override
  public final int remaining() {
    return end - at;
  }

  /**
   * Passes some bytes, and returns where they begin.
   *
   * @throws MalformedDataException if there are not as many
   */
  protected final int advance(int length) {
    int from = at;
    if (length < 0 || length > end - from) {
      throw new MalformedDataException("The bytes end within a value");
    }
    at = from + length;
    return from;
  }

  /** Reads one byte, without a sign. */
  protected final int one() {
    return bytes[advance(1)] & 0xFF;
  }

  /** Reads two bytes, the highest first, without a sign. */
  protected final int two() {
    return (short) SHORTS.get(bytes, advance(Short.BYTES)) & 0xFFFF;
  }

  /** Reads four bytes, the highest first. */
  protected final int four() {
    return (int) INTS.get(bytes, advance(Integer.BYTES));
  }

  /** Reads eight bytes, the highest first. */
  protected final long eight() {
    return (long) LONGS.get(bytes, advance(Long.BYTES));
  }
}
