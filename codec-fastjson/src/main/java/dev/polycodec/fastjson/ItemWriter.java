package dev.polycodec.fastjson;

import com.alibaba.fastjson2.JSONB;
import com.alibaba.fastjson2.JSONB.Constants;
import dev.polycodec.spi.PayloadBuffer;
import dev.polycodec.spi.bulk.Latin1;
import dev.polycodec.spi.walk.ArrayWriter;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import org.jspecify.annotations.Nullable;

/**
 * Writes each primitive as an item of JSONB: the walk knows what comes next.
 *
 * <p>The library puts numbers wherever it is told, past the end of an array, too: there is always
 * room for the longest.
 */
final class ItemWriter extends ArrayWriter {

  private static final VarHandle INTS =
      MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.BIG_ENDIAN);
  private static final VarHandle LONGS =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.BIG_ENDIAN);
  private static final VarHandle UNITS =
      MethodHandles.byteArrayViewVarHandle(char[].class, ByteOrder.LITTLE_ENDIAN);

  /** The most bytes that a number takes. */
  private static final int NUMBER = 1 + Long.BYTES;

  /** The most bytes that stand before a text. */
  private static final int HEAD = 2 + Integer.BYTES;

  private final Latin1 latin1 = new Latin1();

  ItemWriter(int maxBytes) {
    super(maxBytes);
  }

  private void put(byte item) {
    room(1)[at++] = item;
  }

  @Override
  public void writeBoolean(boolean value) {
    put(value ? Constants.BC_TRUE : Constants.BC_FALSE);
  }

  @Override
  public void writeInt(int value) {
    at = JSONB.IO.writeInt32(room(NUMBER), at, value);
  }

  @Override
  public void writeLong(long value) {
    at = JSONB.IO.writeInt64(room(NUMBER), at, value);
  }

  /** Writes all bits: the library's shorter forms drop the sign of zero and the bits of a NaN. */
  @Override
  public void writeFloat(float value) {
    room(NUMBER)[at] = Constants.BC_FLOAT;
    INTS.set(array, at + 1, Float.floatToRawIntBits(value));
    at += 1 + Float.BYTES;
  }

  /** Writes all bits, as those of a {@code float}. */
  @Override
  public void writeDouble(double value) {
    room(NUMBER)[at] = Constants.BC_DOUBLE;
    LONGS.set(array, at + 1, Double.doubleToRawLongBits(value));
    at += 1 + Double.BYTES;
  }

  /** Writes a byte for each character, or two where one has no room in a byte. */
  @Override
  public void writeText(@Nullable String value) {
    if (value == null) {
      put(Constants.BC_NULL);
      return;
    }
    int length = value.length();
    if (length > maxBytes) {
      throw PayloadBuffer.tooLarge(maxBytes);
    }
    room(HEAD + length);
    int before = at;
    if (length <= Constants.STR_ASCII_FIX_LEN) {
      put((byte) (Constants.BC_STR_ASCII_FIX_MIN + length));
    } else {
      head(Constants.BC_STR_ASCII, length);
    }
    if (latin1.put(value, array, at)) {
      at += length;
    } else {
      at = before;
      writeUnits(value);
    }
  }

  /** Puts the first byte of an item, and its length, for which there is room. */
  private void head(byte item, int length) {
    array[at] = item;
    at = JSONB.IO.writeInt32(array, at + 1, length);
  }

  private void writeUnits(String value) {
    int length = value.length();
    if (length > maxBytes / Character.BYTES) {
      throw PayloadBuffer.tooLarge(maxBytes);
    }
    room(HEAD + length * Character.BYTES);
    head(Constants.BC_STR_UTF16LE, length * Character.BYTES);
    for (int i = 0; i < length; i++, at += Character.BYTES) {
      UNITS.set(array, at, value.charAt(i));
    }
  }

  @Override
  public void writeBytes(byte[] bytes, int offset, int length) {
    if (length > maxBytes) {
      throw PayloadBuffer.tooLarge(maxBytes);
    }
    room(HEAD + length);
    head(Constants.BC_BINARY, length);
    System.arraycopy(bytes, offset, array, at, length);
    at += length;
  }

  /** The next item tells what it is. */
  @Override
  protected void writePresence(boolean present) {
    if (!present) {
      put(Constants.BC_NULL);
    }
  }
}
